import type { Score, ScoreReason, Seat } from '../../../kernel/contract.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { type Sum, type TieBreak, withWinners } from '../../../kernel/ranking.ts'
import { row } from '../../../kernel/rows.ts'
import { type Inventions, WEALTH } from '../components.ts'
import { type GoalScore, type Metric, typeIndex, type WealthScore } from '../pack.ts'
import type { PointSource } from '../points.ts'
import { eraOf, type Play, type Player, playerAt, regionIndex } from '../state.ts'
import { chronosScore } from './chronos.ts'

/**
 * Points so far, and what the end of the game would add now (I-15.2): influence, wealth tiles and the best private goals
 * that are known to whoever looks.
 */
export function scores(play: Play): readonly Score[] {
  const sums = play.state.players.map((_, seat) => scoreOf(play, seat))
  if (play.state.seats === 1) {
    const rival = chronosScore(play)
    return sums.map(sum => ({
      ...sum,
      target: rival,
      won: sum.total > rival,
      rank: titleOf(play.components, sum.total),
      ...nextTitle(play.components, sum.total),
    }))
  }
  return withWinners(sums.map(sum => ({ ...sum, tieBreaks: tieBreaks(play, sum.seat) })))
}

/** More tiles on the map, more inventions, a smaller supply (I-15.4). */
function tieBreaks(play: Play, seat: Seat): readonly TieBreak[] {
  const { inventions, supply, map } = playerAt(play, seat)
  return [
    { by: 'tiles', amount: tilesBuilt(map) },
    { by: 'inventions', amount: inventions.length },
    { by: 'supply', amount: -supply },
  ]
}

function scoreOf(play: Play, seat: Seat): Sum {
  const player = playerAt(play, seat)
  const reasons: ScoreReason[] = (Object.entries(player.points) as [PointSource, number][])
    .filter(([, points]) => points > 0)
    .map(([because, points]) => ({ because, points }))
  const influence = play.components.pack.influenceTrack.items[player.influence]?.finalIp ?? 0
  reasons.push({ because: 'influence', points: influence })
  for (const { id, score } of play.components.wealth)
    if (player.map.includes(id)) reasons.push({ because: id, points: wealthPoints(play, player.map, score) })
  reasons.push(...bestGoals(play, seat))
  return { seat, total: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** The best two of the goals count (I-15.2, I-R37). */
function bestGoals(play: Play, seat: Seat): readonly ScoreReason[] {
  return playerAt(play, seat)
    .goals.filter(goal => goal !== HIDDEN)
    .map(because => ({ because, points: goalPoints(play, seat, row(play.components.goals, because).score) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, play.components.pack.privateGoals.scoredAtEnd)
}

export function goalPoints(play: Play, seat: Seat, score: GoalScore): number {
  if (score.kind === 'tiers') {
    const have = measured(play, seat, score.metric, '', '')
    return score.table.reduce((points, [min, ip]) => (have >= min ? Math.max(points, ip) : points), 0)
  }
  return score.terms.reduce((sum, { metric, ip, max, region = '', type = '' }) => {
    const points = ip * measured(play, seat, metric, region, type)
    return sum + (max === undefined ? points : Math.min(max, points))
  }, 0)
}

/** How many of a thing a player has, for the private goals (I-15.3). */
function measured(play: Play, seat: Seat, metric: Metric, region: string, type: string): number {
  const { state, components } = play
  const player = playerAt(play, seat)
  const at = regionIndex(play, region)
  const ownTokens = (one: number): number =>
    state.regions[one]?.tokens.filter(({ owner }) => owner === seat).length ?? 0
  const cards = player.inventions.map(id => row(components.cards, id))
  const ofType = (index: number): number => cards.filter(card => card.type === index).length
  switch (metric) {
    case 'citizens-in-region':
      return state.regions[at]?.citizens[seat] ?? 0
    case 'influence-token-in-region':
      return ownTokens(at)
    case 'inventions-of-type':
      return ofType(typeIndex(type))
    case 'invention-type-sets':
      return Math.min(ofType(0), ofType(1), ofType(2))
    case 'invention-eras':
      return new Set(cards.map(card => card.era)).size
    case 'inventions-era-5-or-later':
      return cards.filter(card => card.era >= 5).length
    case 'inventions':
      return cards.length
    case 'scholars':
      return player.scholars
    case 'diplomats':
      return state.diplomats.filter(seats => seats.includes(seat)).length
    case 'milestone-era':
      return eraOf(play, seat)
    case 'progress-map-tiles':
      return tilesBuilt(player.map)
    case 'regions-with-citizens':
      return state.regions.filter(({ citizens }) => (citizens[seat] ?? 0) > 0).length
    case 'influence-tokens-on-board':
      return state.regions.reduce((sum, _, one) => sum + ownTokens(one), 0)
    case 'population':
      return components.pack.playerPieces.citizens - player.supply
  }
}

export const tilesBuilt = (map: Player['map']): number => map.filter(tile => tile !== '').length

/** What a wealth tile on the map scores (I-12.5, I-R26). */
export function wealthPoints(play: Play, map: Player['map'], score: WealthScore): number {
  const typeAt = map.map(id => (id === '' ? -1 : row(play.components.tiles, id).type))
  const counted =
    score.kind === 'largest-group'
      ? largestGroup(play, typeAt, indexOfType(score.tileType))
      : adjacentPairs(play, typeAt, indexOfType(score.tileTypes[0]), indexOfType(score.tileTypes[1]))
  return Math.min(score.max, score.ip * counted)
}

const indexOfType = (type: string): number => (type === 'wealth' ? WEALTH : typeIndex(type))

function largestGroup({ components: { hexes } }: Play, typeAt: readonly number[], type: number): number {
  const seen = new Set<number>()
  let largest = 0
  for (const { index } of hexes) {
    if (typeAt[index] !== type || seen.has(index)) continue
    const group = [index]
    seen.add(index)
    for (const hex of group)
      for (const other of hexes[hex]?.neighbours ?? [])
        if (typeAt[other] === type && !seen.has(other)) {
          seen.add(other)
          group.push(other)
        }
    largest = Math.max(largest, group.length)
  }
  return largest
}

function adjacentPairs({ components: { hexes } }: Play, typeAt: readonly number[], one: number, two: number): number {
  let pairs = 0
  for (const { index, neighbours } of hexes)
    if (typeAt[index] === one) for (const other of neighbours) if (typeAt[other] === two) pairs++
  return pairs
}

/** The title of a solo player (I-17.4). */
export const titleOf = ({ pack }: Inventions, total: number): string =>
  pack.solo.scoreTable.findLast(({ from }) => total >= from)?.title ?? ''

function nextTitle({ pack }: Inventions, total: number): Pick<Score, 'nextRank'> {
  const next = pack.solo.scoreTable.find(({ from }) => from > total)
  return next === undefined ? {} : { nextRank: { rank: next.title, from: next.from } }
}
