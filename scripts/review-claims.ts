import type { ReviewedTurn } from '../src/bots/analysis.ts'
import type { DrawnTurn } from './review-misses.ts'

/** A claim of a review, and what became of it when both turns were played to the end. */
export interface ReviewClaim extends Pick<ReviewedTurn, 'kind' | 'index' | 'sureness' | 'spread'> {
  /** Among the five that mattered most to its seat. */
  readonly isFirst: boolean
  readonly claimed: number
  /** By how much the turn that was called better ended ahead, on average over so many worlds. */
  readonly real: number
  readonly realError: number
  readonly worlds: number
}

/** One game that was reviewed. */
export interface ReviewedDeal {
  readonly game: string
  readonly seed: string
  readonly players: number
  readonly turns: number
  /** Processor time of the review. */
  readonly seconds: number
  readonly claims: readonly ReviewClaim[]
  /** Turns that were drawn by chance, where that was asked for. */
  readonly drawn?: readonly DrawnTurn[]
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [mean(pairs.map(one => one[0])), mean(pairs.map(one => one[1]))]
  const together = mean(pairs.map(([x, y]) => (x - a) * (y - b)))
  const apart = (at: 0 | 1, middle: number): number => Math.sqrt(mean(pairs.map(one => (one[at] - middle) ** 2)))
  return together / (apart(0, a) * apart(1, b))
}

/** Where the share lies of which so many of so many were seen, with 95 % (Wilson). */
export function shareInterval(held: number, of: number): readonly [number, number] {
  const z = 1.96
  const part = held / of
  const middle = part + z ** 2 / (2 * of)
  const width = z * Math.sqrt((part * (1 - part)) / of + z ** 2 / (4 * of ** 2))
  const scale = 1 + z ** 2 / of
  return [(middle - width) / scale, (middle + width) / scale]
}

/** Where a correlation lies with 95 % (Fisher). */
export function correlationInterval(r: number, pairs: number): readonly [number, number] {
  const width = 1.96 / Math.sqrt(Math.max(1, pairs - 3))
  return [Math.tanh(Math.atanh(r) - width), Math.tanh(Math.atanh(r) + width)]
}

export const percent = (part: number): string => `${Math.round(100 * part)} %`

function rowOf(name: string, deals: readonly ReviewedDeal[], which: (claim: ReviewClaim) => boolean): string {
  const claims = deals.flatMap(deal => deal.claims).filter(which)
  const held = claims.filter(({ real }) => real > 0).length
  const perGame = (claims.length / Math.max(1, deals.length)).toFixed(1)
  if (claims.length === 0) return `| ${name} | ${deals.length} | 0 | 0 | | | | |`
  const [low, high] = shareInterval(held, claims.length)
  const r = correlation(claims.map(one => [one.claimed, one.real] as const))
  const [least, most] = correlationInterval(r, claims.length)
  const points = `${mean(claims.map(one => one.claimed)).toFixed(1)} | ${mean(claims.map(one => one.real)).toFixed(1)}`
  const share = `${held} of ${claims.length}: ${percent(held / claims.length)} (${percent(low)} to ${percent(high)})`
  const together = claims.length < 4 ? '' : `${r.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
  return `| ${name} | ${deals.length} | ${claims.length} | ${perGame} | ${share} | ${points} | ${together} |`
}

/** Everything that was found, as a table: by game, then for all together, for large claims and for sure ones. */
export function tellClaims(deals: readonly ReviewedDeal[]): string {
  const games = [...new Set(deals.map(({ game }) => game))]
  const seconds = games.map(game => {
    const all = deals.filter(deal => deal.game === game).map(deal => deal.seconds)
    return `${game} ${mean(all).toFixed(1)}`
  })
  return [
    '| claims | games | claims | a game | end better | claimed | real | correlation |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...games.map(game =>
      rowOf(
        `${game}, of 5 points or more`,
        deals.filter(deal => deal.game === game),
        ({ claimed }) => claimed >= 5,
      ),
    ),
    rowOf('all, of 5 points or more', deals, ({ claimed }) => claimed >= 5),
    rowOf('all', deals, () => true),
    rowOf('all that are sure', deals, ({ sureness }) => sureness === 'sure'),
    rowOf('all that are fairly sure', deals, ({ sureness }) => sureness === 'fairlySure'),
    rowOf('all that are better on average', deals, ({ sureness }) => sureness === 'onAverage'),
    rowOf('all beyond the first five of a seat', deals, ({ isFirst }) => !isFirst),
    '',
    `Processor seconds of a review: ${seconds.join(', ')}.`,
  ].join('\n')
}
