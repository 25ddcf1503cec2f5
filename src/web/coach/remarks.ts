import type { WorthNoticing } from '../../bots/coaching/counsel.ts'
import type { PartGoal } from '../../bots/coaching/part-goal.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import { said } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { tellLine } from '../hint/tell-line.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Episode } from '../table/happenings.ts'
import type { KeptCoach } from './kept-coach.ts'
import type { LoadedCoaching } from './load-coaching.ts'

/** One thing that the coach says. */
export type CoachRemark = OpeningRemark | RuleRemark | GoalRemark | NoticeRemark | TurnRemark

/** What is chosen before the first turn. */
export interface OpeningRemark {
  readonly kind: 'opening'
  readonly text: string
  readonly rule: string
}

/** A rule that was just met for the first time. */
export interface RuleRemark {
  readonly kind: 'rule'
  readonly text: string
  readonly rule: string
}

/** What to reach in this part of the game, and how far it has come. */
export interface GoalRemark {
  readonly kind: 'goal'
  readonly part: string
  readonly steps: readonly { readonly text: string; readonly have: number; readonly of: number }[]
  readonly why: string
  readonly rule: string
}

/** Something that this turn can do, and where to look. */
export interface NoticeRemark {
  readonly kind: 'notice'
  readonly text: string
  readonly rule: string
  readonly label: string | undefined
  readonly places: readonly PlaceName[]
}

/** What somebody else did last. */
export interface TurnRemark {
  readonly kind: 'turn'
  readonly episode: Episode
  readonly mover: Seat
}

/** What the open question is about, where it is asked before the first turn. */
export function openingRemark(
  { coaching }: LoadedCoaching,
  play: Play,
  seat: Seat,
  language: Language,
): OpeningRemark | undefined {
  const asks = questionFor(play, seat)?.frame.rule
  const found = coaching.opening.find(one => one.asks.some(rule => rule === asks))
  return found && { kind: 'opening', text: said(found.text, language), rule: found.rule }
}

export function ruleRemark(
  loaded: LoadedCoaching | undefined,
  { met }: KeptCoach,
  moment: string,
  language: Language,
): RuleRemark | undefined {
  const found = loaded?.coaching.metRules.find(({ rule }) => met?.moment === moment && rule === met.rule)
  return found && { kind: 'rule', text: said(found.text, language), rule: found.rule }
}

export function goalRemark(
  { coaching, count }: LoadedCoaching,
  { steps }: PartGoal,
  play: Play,
  seat: Seat,
  language: Language,
): GoalRemark | undefined {
  const told = steps.flatMap(({ counter, from, to }) => {
    const aim = coaching.aims.find(one => one.counter === counter)
    const of = to - from
    const have = Math.max(0, Math.min(of, count(play, seat, counter) - from))
    return aim === undefined ? [] : [{ aim, text: (aim.text[language] ?? aim.text.en)(of), have, of }]
  })
  const [first] = told
  if (first === undefined) return undefined
  const next = told.find(({ have, of }) => have < of) ?? first
  return {
    kind: 'goal',
    part: said(coaching.partName, language),
    steps: told.map(({ text, have, of }) => ({ text, have, of })),
    why: said(next.aim.why, language),
    rule: next.aim.rule,
  }
}

export function noticeRemark(
  { coaching }: LoadedCoaching,
  { term, line }: WorthNoticing,
  play: Play,
  seat: Seat,
  board: Board | undefined,
  language: Language,
): NoticeRemark | undefined {
  const taught = coaching.teaches[term]
  if (taught === undefined) return undefined
  const there = tellLine(play, seat, line, board, language).told.findLast(step => !step.leaves)
  return {
    kind: 'notice',
    text: said(taught.text, language),
    rule: taught.rule,
    label: there?.label,
    places: there?.places ?? [],
  }
}

/** The last turn of each of the others, the latest first. */
export function turnRemarks(since: readonly Episode[]): readonly TurnRemark[] {
  const latest = new Map<Seat, Episode>()
  for (const episode of since) if (episode.seat !== undefined) latest.set(episode.seat, episode)
  return [...latest]
    .map(([mover, episode]): TurnRemark => ({ kind: 'turn', episode, mover }))
    .toSorted((a, b) => b.episode.to - a.episode.to)
}
