import { hasAccess } from '../../games/inventions/rules/milestones.ts'
import { goalPoints } from '../../games/inventions/rules/scoring.ts'
import { type Play, type Player, playerAt, type RegionState } from '../../games/inventions/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import { HIDDEN } from '../../kernel/hidden.ts'
import { row } from '../../kernel/rows.ts'
import { CITIZENS_AT_LEAST } from './people.ts'

/** What a seat has in the regions, counted in one walk over them; and its goals. */
export interface Survey {
  citizens: number
  regions: number
  /** Regions without a card. */
  free: number
  /** Influence spaces that the seat could take now, and what they score. */
  led: number
  ledPoints: number
  /** What own cards would score for their presenter: ideas, those that others could invent, and inventions. */
  ideas: number
  ideasForOthers: number
  inventions: number
  /** The same of all others. */
  ideasOfOthers: number
  inventionsOfOthers: number
  /** Cards that the seat could share for a wealth tile, or invent; those that it invented. */
  forWealth: number
  toInvent: number
  inventor: number
  /** What the best of the goals that are known would score now, and the second. */
  bestGoal: number
  secondGoal: number
}

export function surveyOf(play: Play, seat: Seat): Survey {
  const survey: Survey = {
    citizens: 0,
    regions: 0,
    free: 0,
    led: 0,
    ledPoints: 0,
    ideas: 0,
    ideasForOthers: 0,
    inventions: 0,
    ideasOfOthers: 0,
    inventionsOfOthers: 0,
    forWealth: 0,
    toInvent: 0,
    inventor: 0,
    bestGoal: 0,
    secondGoal: 0,
  }
  const player = playerAt(play, seat)
  play.state.regions.forEach((region, at) => {
    countCitizens(survey, play, seat, player, region, at)
    if (region.card === '') survey.free++
    else countCard(survey, play, seat, player, region, at)
  })
  countGoals(survey, play, seat, player)
  return survey
}

function countCitizens(survey: Survey, play: Play, seat: Seat, player: Player, region: RegionState, at: number): void {
  const own = region.citizens[seat] ?? 0
  if (own === 0) return
  survey.citizens += own
  survey.regions++
  const points = play.components.regions[at]?.spaces[region.tokens.length]
  if (own < CITIZENS_AT_LEAST || points === undefined || player.tokens.length === 0) return
  for (const { owner } of region.tokens) if (owner === seat) return
  for (let owner = 0; owner < region.citizens.length; owner++)
    if (owner !== seat && (region.citizens[owner] ?? 0) >= own) return
  survey.led++
  survey.ledPoints += points
}

function countCard(survey: Survey, play: Play, seat: Seat, player: Player, region: RegionState, at: number): void {
  const { presenter, presenters, inventor, innovator, invented } = region
  const card = row(play.components.cards, region.card)
  const points = card.shareIp * presenters
  if (inventor === seat) survey.inventor++
  if (invented) {
    if (presenter === seat) survey.inventions += points
    else survey.inventionsOfOthers += points
    const beside = presenter === seat || inventor === seat || innovator === seat
    if (beside && hasWealthFor(play, player, region, at)) survey.forWealth++
    return
  }
  if (hasAccess(play, seat, card.milestone)) survey.toInvent++
  if (presenter !== seat) {
    survey.ideasOfOthers += points
    return
  }
  survey.ideas += points
  const { seats } = play.state
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat && hasAccess(play, other, card.milestone)) others++
  survey.ideasForOthers += (points * others) / Math.max(1, seats - 1)
}

function hasWealthFor(play: Play, { map, display }: Player, { wealth }: RegionState, at: number): boolean {
  const id = play.components.wealth[play.state.layout.wealth[at] ?? 0]?.id ?? ''
  return wealth > 0 && !map.includes(id) && !display.includes(id)
}

function countGoals(survey: Survey, play: Play, seat: Seat, { goals }: Player): void {
  for (const id of goals) {
    if (id === HIDDEN) continue
    const points = goalPoints(play, seat, row(play.components.goals, id).score)
    if (points > survey.bestGoal) {
      survey.secondGoal = survey.bestGoal
      survey.bestGoal = points
    } else if (points > survey.secondGoal) survey.secondGoal = points
  }
}

/** Diplomats of a seat, on whichever milestones. */
export function diplomatsOf({ state }: Play, seat: Seat): number {
  let count = 0
  for (const seats of state.diplomats) if (seats.includes(seat)) count++
  return count
}

/** Ideas that a seat could present with the people that it has, wherever that takes two. */
export function readyIdeas({ components }: Play, { ideas, home, scholars }: Player): number {
  let count = 0
  for (const id of ideas) if ((home[row(components.cards, id).type] ?? 0) + scholars >= CITIZENS_AT_LEAST) count++
  return count
}

/** Tiles of the display that are there to be built, those to come too. */
export function tilesToBuild({ display }: Player): number {
  let count = 0
  for (const id of display) if (id !== '') count++
  return count
}
