import type { Score, ScoreReason, Seat } from '../../../kernel/contract.ts'
import { type Sum, withWinners } from '../../../kernel/ranking.ts'
import { row } from '../../../kernel/rows.ts'
import type { Pack, Scored, Volumes } from '../pack.ts'
import { type Play, type PointSource, playerAt } from '../state.ts'
import { visited } from './effects.ts'
import { countVolumes } from './requirements.ts'

/**
 * Points so far, and what the end of the game would add now: Objectives reached and Masters played (N-14). A solo player
 * reaches a level; no score is called a win (N-19.2).
 */
export function scores(play: Play): readonly Score[] {
  const sums = play.state.players.map((_, seat) => scoreOf(play, seat))
  if (play.state.seats === 1)
    return sums.map(sum => ({
      ...sum,
      won: false,
      rank: soloRank(play.components.pack, sum.total),
      ...nextRank(play.components.pack, sum.total),
    }))
  return withWinners(sums)
}

function scoreOf(play: Play, seat: Seat): Sum {
  const player = playerAt(play, seat)
  const reasons: ScoreReason[] = (Object.entries(player.points) as [PointSource, number][])
    .filter(([, points]) => points > 0)
    .map(([because, points]) => ({ because, points }))
  for (const id of objectivesReached(play, seat)) reasons.push({ because: id, points: objectivePoints(play, seat, id) })
  for (const id of player.playedMasters) {
    const { vp } = row(play.components.masters, id)
    if (vp > 0) reasons.push({ because: id, points: vp })
  }
  return { seat, total: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** Objective tiles on spaces that hold an own piece (N-14.2). */
export function objectivesReached(play: Play, seat: Seat): readonly string[] {
  const player = playerAt(play, seat)
  const { tiles } = play.state.layout
  const { places, technology, work } = play.components
  const reached: string[] = []
  for (const id of player.cubes) if (row(places, id).kind === 'objective') reached.push(tiles[id] as string)
  const space = work[player.work]
  if (space?.kind === 'objective') reached.push(tiles[space.id] as string)
  for (const id of player.students) if (row(technology, id).kind === 'objective') reached.push(tiles[id] as string)
  return reached
}

/** What an Objective would score now (N-16.3). */
export function objectivePoints(play: Play, seat: Seat, id: string): number {
  const { per, vp, every = 1, max } = row(play.components.objectives, id).scoring
  const points = Math.floor(scored(play, seat, per) / every) * vp
  return max === null ? points : Math.min(max, points)
}

function scored(play: Play, seat: Seat, per: Scored): number {
  const player = playerAt(play, seat)
  const { technology, cards } = play.components
  switch (per) {
    case 'coin':
      return player.coins
    case 'potion':
      return player.potions
    case 'bonusToken':
      return player.tokens.length
    case 'universityVisited':
      return visited(play, seat, 'university')
    case 'ancientLandVisited':
      return visited(play, seat, 'ancientLand')
    case 'studentOnFinalSpace':
      return player.students.filter(space => row(technology, space).final).length
    case 'masterPlayed':
      return player.playedMasters.length
    case 'bookshelfTilePlaced':
      return player.shelf.length
    case 'setOfThreeDifferentVolumes':
      return differentSets(countVolumes(play, [...player.hand, ...player.desk], player.playedMasters))
    case 'availableNonStartingActionCard':
      return [...player.hand, ...player.desk].filter(card => row(cards, card).level > 0).length
  }
}

/** Sets of one orange, one blue and one green Volume; `any` Volumes fill what is missing (N-16.4). */
export function differentSets({ orange, blue, green, any }: Volumes): number {
  let sets = 0
  while (missing(sets + 1, orange, blue, green) <= any) sets++
  return sets
}

const missing = (sets: number, ...have: readonly number[]): number =>
  have.reduce((sum, one) => sum + Math.max(0, sets - one), 0)

/** N-19.2 */
export function soloRank(pack: Pack, total: number): string {
  const { levels } = pack.soloRanking
  return levels.find(({ min, max }) => total >= min && (max === null || total <= max))?.name ?? ''
}

/** The lowest of the ranks that begin with more points. */
function nextRank({ soloRanking }: Pack, total: number): Pick<Score, 'nextRank'> {
  const [next] = soloRanking.levels.filter(({ min }) => min > total).sort((one, other) => one.min - other.min)
  return next === undefined ? {} : { nextRank: { rank: next.name, from: next.min } }
}
