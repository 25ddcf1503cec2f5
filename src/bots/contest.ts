import type { MatchResult } from './match.ts'
import { type Finding, findingOf, type Hypotheses } from './sequential.ts'
import { shareOf, wilson } from './standings.ts'

/** How two players are compared: one against others of the other kind, each deal from every seat. */
export interface ContestPlan {
  readonly players: number
  readonly seed: string
  readonly hypotheses: Hypotheses
  /** Deals after which it ends, whatever is known. */
  readonly mostDeals: number
}

export interface ContestReport {
  readonly deals: number
  readonly games: number
  readonly share: number
  /** 95 % interval of the share (Wilson). */
  readonly low: number
  readonly high: number
  readonly finding: Finding
}

/** Who sits where in one game: `one` at one seat, `rest` at all others. */
export type Seating = readonly ('one' | 'rest')[]

/** Plays until it is known which of the two is true. `play` plays one game; `told` hears how it stands after each deal. */
export async function runContest(
  { players, seed, hypotheses, mostDeals }: ContestPlan,
  play: (seed: string, seating: Seating) => Promise<Pick<MatchResult, 'totals'>>,
  told: (report: ContestReport) => void = () => undefined,
): Promise<ContestReport> {
  const deals: number[] = []
  for (;;) {
    const finding = findingOf(deals, hypotheses)
    const report = reportOf(deals, players, finding)
    if (deals.length > 0) told(report)
    if (finding !== 'open' || deals.length >= mostDeals) return report
    const shares = await Promise.all(
      Array.from({ length: players }, async (_, oneAt) => {
        const seating = Array.from({ length: players }, (_, seat) => (seat === oneAt ? 'one' : 'rest'))
        return shareOf((await play(`${seed}:${deals.length}`, seating)).totals, oneAt)
      }),
    )
    deals.push(mean(shares))
  }
}

function reportOf(deals: readonly number[], players: number, finding: Finding): ContestReport {
  const games = deals.length * players
  const share = mean(deals)
  return { deals: deals.length, games, share, ...wilson(share * games, games), finding }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
