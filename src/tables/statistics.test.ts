import { expect, test } from 'vitest'
import { loadGame } from '../games/catalogue.ts'
import { statistics } from './statistics.ts'
import { playToTheEnd, trial, twoPeopleAndABot } from './testing/table.ts'

test('what is counted over time is what came from all sources together', async () => {
  const made = trial({ game: await loadGame('newton'), seats: twoPeopleAndABot })
  playToTheEnd(made)
  const { series, sources, moments, answers } = statistics(made.table)
  expect(answers).toBe(made.table.course?.answers.length)
  expect(series.map(line => line.type)).toContain('coins')
  for (const { seat, type, values } of series) {
    const own = sources.filter(source => source.seat === seat && source.type === type)
    const total = own.reduce((sum, { gained, lost }) => sum + gained - lost, 0)
    expect([seat, type, values.at(-1)?.[1]]).toEqual([seat, type, total])
    expect(values.map(([answer]) => answer)).toEqual([...new Set(values.map(([answer]) => answer))])
  }
  expect(moments.length).toBeGreaterThan(5)
})
