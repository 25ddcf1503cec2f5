import { mean, percent, type ReviewedDeal, shareInterval } from './review-claims.ts'
import { LARGE_LOSS } from './review-misses.ts'

/** Of the turns that were drawn, those in which a master's turn ended so much better, and whether the review named them: a table. */
export function tellMisses(deals: readonly ReviewedDeal[]): string {
  const kinds = [...new Set(deals.map(kindOf))]
  return [
    `| turns drawn by chance | games | turns | as a master | ${LARGE_LOSS} points worse | lost there | named of them | first five | not found | close call | crowded out |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...kinds.map(kind =>
      rowOf(
        kind,
        deals.filter(deal => kindOf(deal) === kind),
      ),
    ),
    rowOf('all', deals),
  ].join('\n')
}

const kindOf = ({ game, players }: ReviewedDeal): string => `${game}, ${players} players`

function rowOf(name: string, deals: readonly ReviewedDeal[]): string {
  const drawn = deals.flatMap(deal => deal.drawn ?? [])
  const worse = drawn.filter(({ real }) => real >= LARGE_LOSS)
  const named = worse.filter(({ claimed }) => claimed !== undefined)
  const first = named.filter(({ isFirst }) => isFirst === true).length
  const same = drawn.filter(one => one.same).length
  const because = (['not found', 'close call', 'crowded out'] as const).map(
    why => worse.filter(({ missed }) => missed === why).length,
  )
  const start = `| ${name} | ${deals.length} | ${drawn.length} | ${same} | ${worse.length}: ${share(worse.length, drawn.length)}`
  return `${start} | ${mean(worse.map(({ real }) => real)).toFixed(1)} | ${named.length}: ${share(named.length, worse.length)} | ${first} | ${because.join(' | ')} |`
}

function share(held: number, of: number): string {
  if (of === 0) return 'none to tell'
  const [low, high] = shareInterval(held, of)
  return `${percent(held / of)} (${percent(Math.max(0, low))} to ${percent(high)})`
}
