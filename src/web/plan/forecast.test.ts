import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, fork, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { forecastOf } from './forecast.ts'

test.each(gameIds)('at %s what every source gives adds up to what a seat would have, now and after', async id => {
  const now = begin(await loadGame(id), { players: 3, seed: 'forecast' })
  const chance = chanceFromSeed('forecast')
  const playOn = (play: typeof now, answers: number): void => {
    for (let given = 0; given < answers && !isOver(play); given++) takeRandomly(play, chance)
  }
  playOn(now, 150)
  const after = fork(now)
  playOn(after, 40)
  const forecast = forecastOf(now, after, 1)
  const totals = { now: 0, after: 0 }
  for (const source of forecast?.sources ?? []) {
    totals.now += source.now
    totals.after += source.after
  }
  expect(forecast?.seats).toHaveLength(3)
  expect(forecast?.seats[1]).toEqual({ seat: 1, ...totals })
})
