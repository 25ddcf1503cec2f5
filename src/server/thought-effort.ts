import type { Level } from '../bots/levels.ts'
import type { BotSettings } from './settings.ts'

/** How well and how long a bot thinks. */
export interface Effort {
  readonly level: Level
  /** Milliseconds for looking ahead: only masters do. */
  readonly budgetMs: number
}

/** One that waits while another is thought about: since when, and whether it wants to look ahead itself. */
export interface InLine {
  readonly came: number
  readonly looksAhead: boolean
}

/** Milliseconds below which a master does not look ahead: finding plans alone takes about as long. */
const LEAST_LOOKING = 25

/**
 * What a thought may take when it is begun. Whoever waits behind it should be answered within `patience` of coming: a master looks
 * less often the more of them there are, and plans like a scholar when there is no time to look.
 */
export function effortFor(
  level: Level,
  { budget, patience, threads }: Pick<BotSettings, 'budget' | 'patience' | 'threads'>,
  behind: readonly InLine[],
  now: number,
): Effort {
  if (level !== 'master') return { level, budgetMs: 0 }
  let share = budget
  let looking = 1
  for (const { came, looksAhead } of behind) {
    if (looksAhead) looking++
    share = Math.min(share, (threads * (came + patience - now)) / looking)
  }
  return share < Math.min(LEAST_LOOKING, budget) ? { level: 'scholar', budgetMs: 0 } : { level, budgetMs: share }
}

/** At which levels a thought is tried, one after the other, while it fails: each time with less that could go wrong. */
const fallingBack: Readonly<Record<Level, readonly [Level, ...Level[]]>> = {
  master: ['master', 'scholar', 'novice'],
  scholar: ['scholar', 'novice', 'novice'],
  novice: ['novice', 'novice'],
  random: ['random', 'random'],
}

/** The level of the next attempt after so many that failed; undefined when there is none left. */
export const levelAfter = (level: Level, failed: number): Level | undefined => fallingBack[level][failed]
