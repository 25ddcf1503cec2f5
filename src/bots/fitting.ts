import { itemAt } from '../kernel/rows.ts'
import type { TermWeights } from './mind.ts'
import type { Sample } from './sampling.ts'

/**
 * Fits weights to samples by ridge regression: what a seat scored beyond its points so far should be the sum of the other
 * terms, each scaled for early and late. Weights are held to those given: `hold` is how many samples that is worth for each
 * squared unit of a term. The first term, points so far, is not scaled.
 */
export function fitTermWeights(
  terms: readonly string[],
  samples: readonly Sample[],
  from: TermWeights,
  hold: number,
): TermWeights {
  const scaled = terms.slice(1)
  const prior = [...scaled.map(term => from.early[term] ?? 1), ...scaled.map(term => from.late[term] ?? 1)]
  const size = prior.length
  const left = prior.map((_, row) => prior.map((_, column) => (row === column ? hold : 0)))
  const right = prior.map(one => one * hold)
  for (const sample of samples) {
    const inputs = inputsOf(sample)
    const target = sample.total - (sample.terms[0] ?? 0)
    for (let row = 0; row < size; row++) {
      const own = inputs[row] as number
      if (own === 0) continue
      const line = itemAt(left, row)
      for (let column = 0; column < size; column++)
        line[column] = (line[column] as number) + own * (inputs[column] as number)
      right[row] = (right[row] as number) + own * target
    }
  }
  const found = solve(left, right)
  const table = (from: number): Record<string, number> =>
    Object.fromEntries([[terms[0], 1], ...scaled.map((term, at) => [term, found[from + at]])])
  return { early: table(0), late: table(scaled.length) }
}

function inputsOf({ left, terms }: Sample): readonly number[] {
  const scaled = terms.slice(1)
  return [...scaled.map(term => term * left), ...scaled.map(term => term * (1 - left))]
}

/** Gauss, with pivots. */
export function solve(left: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = left.map((row, at) => [...row, right[at] as number])
  const size = rows.length
  const cell = (row: number, column: number): number => itemAt(rows, row)[column] as number
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row
    ;[rows[column], rows[pivot]] = [itemAt(rows, pivot), itemAt(rows, column)]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = cell(row, column) / cell(column, column)
      const line = itemAt(rows, row)
      for (let at = column; at <= size; at++) line[at] = cell(row, at) - factor * cell(column, at)
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number))
}
