import { type Level, levels, looksAhead } from '../../bots/levels.ts'
import type { BotSettings } from '../settings.ts'

/** How well and how long a bot thinks. */
export interface Effort {
  readonly level: Level
  /** Milliseconds for looking ahead, at the levels that do. */
  readonly budgetMs: number
}

/** One that waits while another is thought about: since when, and whether it wants to look ahead itself. */
export interface InLine {
  readonly came: number
  readonly looksAhead: boolean
}

/** Milliseconds below which a master does not look ahead: finding plans alone takes about as long. */
const LEAST_LOOKING = 25

/** How many times the patience somebody has waited when nobody looks ahead any more, because thoughts take longer than they should. */
const TOO_LATE = 1.5

/**
 * What a thought may take when it is begun. All who wait behind it should be answered within `patience` of when the last of them came: a
 * master looks less often the more of them there are, and plans like a scholar when there is no time to look.
 */
export function effortFor(
  level: Level,
  { budget, patience, threads }: Pick<BotSettings, 'budget' | 'patience' | 'threads'>,
  behind: readonly InLine[],
  now: number,
): Effort {
  if (!looksAhead(level) || behind.length === 0) return { level, budgetMs: looksAhead(level) ? budget : 0 }
  const waited = behind.map(({ came }) => now - came)
  const looking = 1 + behind.filter(({ looksAhead }) => looksAhead).length
  const share = Math.min(budget, (threads * Math.max(0, patience - Math.min(...waited))) / looking)
  const late = Math.max(...waited) / patience
  const budgetMs = late > 1 ? share * Math.max(0, (TOO_LATE - late) / (TOO_LATE - 1)) : share
  return budgetMs < Math.min(LEAST_LOOKING, budget) ? { level: 'scholar', budgetMs: 0 } : { level, budgetMs }
}

/** At which levels a thought is tried, one after the other, while it fails: each time with less that could go wrong. */
const fallingBack = (level: Level): readonly Level[] => {
  if (looksAhead(level)) return [level, 'scholar', 'novice']
  return levels.indexOf(level) <= levels.indexOf('novice') ? [level, level] : [level, 'novice', 'novice']
}

/** The level of the next attempt after so many that failed; undefined when there is none left. */
export const levelAfter = (level: Level, failed: number): Level | undefined => fallingBack(level)[failed]
