import type { Goal, GoalPart } from './goal.ts'
import type { Askable, SurveyedWay, TurnSurvey } from './survey.ts'

/** How a goal asks: for points, for something counted, for something named, for two things at once, or over a whole round. */
export const manners = ['points', 'counted', 'named', 'both', 'round'] as const
export type Manner = (typeof manners)[number]

export function mannerOf({ parts, within }: Goal): Manner {
  const [first] = parts
  if (within === 'round') return 'round'
  if (parts.length > 1) return 'both'
  return first?.kind === 'points' ? 'points' : first?.subject === undefined ? 'counted' : 'named'
}

/** A goal that a turn can reach, and the best way to it that was found. */
export interface Candidate {
  readonly goal: Goal
  readonly way: SurveyedWay
  /** The part of all ways that reach it. */
  readonly share: number
}

/** What more ways than these reach is nothing to find. */
const MOST_SHARE = 0.04

/** The goals of a manner that a turn can reach: those first that were asked for least, and of these those that the fewest ways reach. */
export function candidatesOf(survey: TurnSurvey, manner: Manner, asked: (goal: Goal) => number): readonly Candidate[] {
  const found = manner === 'both' ? bothOf(survey) : onesOf(survey, manner)
  return found
    .filter(({ share }) => share <= MOST_SHARE)
    .sort((a, b) => asked(a.goal) - asked(b.goal) || a.share - b.share)
}

function onesOf(survey: TurnSurvey, manner: Manner): readonly Candidate[] {
  return survey.things.flatMap((thing, at) => {
    const gain = survey.most[at] ?? 0
    const goal: Goal = { parts: [partOf(thing, gain)], within: 'turn' }
    if (gain < (thing.kind.least ?? 1) || mannerOf(goal) !== manner) return []
    return candidate(survey, goal, ({ gains }) => (gains[at] ?? 0) >= gain)
  })
}

const partOf = ({ part }: Askable, gain: number): GoalPart => ({ ...part, gain })

/** Two things of different themes, as much of both as one way brings. */
function bothOf(survey: TurnSurvey): readonly Candidate[] {
  const { things, most } = survey
  const worth = things.flatMap((_, at) => ((most[at] ?? 0) > 0 ? [at] : []))
  return worth.flatMap(one =>
    worth
      .filter(other => other > one && fitTogether(things[one], things[other]))
      .flatMap(other => togetherOf(survey, one, other)),
  )
}

const fitTogether = (one: Askable | undefined, other: Askable | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.kind.theme !== other.kind.theme &&
  !(one.kind.left && other.kind.left) &&
  !(one.part.subject !== undefined && other.part.subject !== undefined)

/** Half of the most of each is asked for at least: less would be no aim. */
const LEAST_PART = 0.5

function togetherOf(survey: TurnSurvey, one: number, other: number): readonly Candidate[] {
  const { things, most, ways } = survey
  const [thingOne, thingOther] = [things[one] as Askable, things[other] as Askable]
  const part = ({ gains }: SurveyedWay, at: number): number => (gains[at] ?? 0) / (most[at] ?? 1)
  const enough = (way: SurveyedWay, at: number, { kind }: Askable): boolean =>
    part(way, at) >= LEAST_PART && (way.gains[at] ?? 0) >= (kind.least ?? 1)
  let best: SurveyedWay | undefined
  for (const way of ways) {
    if (!enough(way, one, thingOne) || !enough(way, other, thingOther)) continue
    if (best === undefined || part(way, one) + part(way, other) > part(best, one) + part(best, other)) best = way
  }
  if (best === undefined) return []
  const [gainOne, gainOther] = [best.gains[one] ?? 0, best.gains[other] ?? 0]
  const goal: Goal = { parts: [partOf(thingOne, gainOne), partOf(thingOther, gainOther)], within: 'turn' }
  return candidate(survey, goal, ({ gains }) => (gains[one] ?? 0) >= gainOne && (gains[other] ?? 0) >= gainOther)
}

function candidate({ ways }: TurnSurvey, goal: Goal, reaches: (way: SurveyedWay) => boolean): readonly Candidate[] {
  const reaching = ways.filter(reaches)
  const [first] = reaching
  if (first === undefined) return []
  const way = reaching.reduce((best, one) => (one.value > best.value ? one : best), first)
  return [{ goal, way, share: reaching.length / ways.length }]
}
