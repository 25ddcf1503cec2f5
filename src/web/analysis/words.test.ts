import { expect, test } from 'vitest'
import { spreadOf } from '../../bots/review/spread.ts'
import { analysis as en } from '../messages/analysis/en.ts'
import { analysis as it } from '../messages/analysis/it.ts'
import type { ToldTurn } from './told-turn.ts'
import { endsIn, spreadIn, titleOf } from './words.ts'

const own = (...points: readonly number[]) => points.map((one, at) => ({ name: `source ${at + 1}`, points: one }))

test('what a turn ends with is told in whole points that add up to what it is said to cost', () => {
  expect(endsIn('en', 9.2, { own: own(6.4, 3.3, -2.2, 0.4, 0.3), others: 1 }, en)).toBe(
    'At the end of the game: source 1 +6, source 2 +3, source 3 −2, all else +1, the strongest other ends lower (+1).',
  )
  expect(endsIn('it', 4, { own: own(5.6, 0.4), others: -2 }, it)).toBe(
    'A fine partita: source 1 +6, il più forte degli altri finisce più in alto (−2).',
  )
  for (let points = -12; points < 30; points += 0.37) {
    const others = (points % 3) - 0.7
    const first = points * 0.6
    const ends = { own: own(first, points - others - first), others }
    const told = endsIn('en', points, ends, en).match(/[+−]\d+/g) ?? []
    const sum = told.reduce((all, one) => all + Number(one.replace('−', '-')), 0)
    expect(sum).toBe(Math.round(points) + 0)
  }
})

test('of a long turn a list tells the first answers, and how many more there are', () => {
  const told = { shared: [], played: ['a', 'b', 'c', 'd', 'e', 'f'] } as unknown as ToldTurn
  expect(titleOf(told, en, 4)).toBe('a, b, c, d … and 2 more answers')
  expect(titleOf(told, it, 5)).toBe('a, b, c, d, e, f')
  expect(titleOf({ ...told, shared: ['z'] }, it)).toBe('z, poi a, b, c, d, e, f')
})

test('by how much a turn is better is told as a person would: one point, a range, or always the same', () => {
  const told = (...differences: readonly number[]): readonly string[] =>
    [en, it].map(say => spreadIn('sure', spreadOf(differences), say))
  expect(told(4, 4, 4)).toEqual([
    'Sure: better in 3 of 3 imagined continuations, in most of them by 4 points.',
    'Sicuro: meglio in 3 continuazioni immaginate su 3, per lo più 4 punti in più.',
  ])
  expect(told(1, 3, 9)[0]).toContain('by 1 to 9 points')
  expect(told(-1, 3, 9)).toEqual([
    'Sure: better in 2 of 3 imagined continuations, in most of them between 1 point worse and 9 better.',
    'Sicuro: meglio in 2 continuazioni immaginate su 3, per lo più tra 1 punto in meno e 9 in più.',
  ])
})
