import { describe, expect, it } from 'vitest'
import { chanceFromSeed, nextBits } from '../kernel/chance.ts'
import { findingOf, type Hypotheses } from './sequential.ts'

const question: Hypotheses = { none: 0.5, some: 0.6, error: 0.05 }

/** Plays until something is known: each of the two games of a deal is won with this probability. */
function decide(share: number, seed: string): { readonly finding: string; readonly deals: number } {
  const chance = chanceFromSeed(seed)
  const won = (): number => (nextBits(chance) < share * 4294967296 ? 1 : 0)
  const deals: number[] = []
  while (findingOf(deals, question) === 'open' && deals.length < 2000) deals.push((won() + won()) / 2)
  return { finding: findingOf(deals, question), deals: deals.length }
}

const rateOf = (share: number, wanted: string): number => {
  const runs = Array.from({ length: 400 }, (_, at) => decide(share, `${share}:${at}`))
  return runs.filter(({ finding }) => finding === wanted).length / runs.length
}

describe('a sequential test', () => {
  it('is seldom wrong, whichever of the two is true', () => {
    expect(rateOf(0.5, 'some')).toBeLessThan(0.08)
    expect(rateOf(0.6, 'none')).toBeLessThan(0.08)
  })

  it('is the sooner over the clearer things are', () => {
    const dealsFor = (share: number): number =>
      Array.from({ length: 100 }, (_, at) => decide(share, `${share}:${at}`).deals).reduce((sum, one) => sum + one, 0)
    expect(dealsFor(0.8)).toBeLessThan(dealsFor(0.6) / 2)
    expect(dealsFor(0.3)).toBeLessThan(dealsFor(0.5) / 2)
  })

  it('knows nothing before some deals were played', () => {
    expect(findingOf([], question)).toBe('open')
    expect(findingOf([1, 1, 1, 1, 1], question)).toBe('open')
    expect(findingOf(Array(20).fill(1), question)).toBe('some')
    expect(findingOf(Array(20).fill(0), question)).toBe('none')
  })
})
