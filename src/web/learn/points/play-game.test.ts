import { expect, it } from 'vitest'
import { gameIds, loadGame } from '../../../games/catalogue.ts'
import { LEARNER } from '../lesson.ts'
import { playGame } from './play-game.ts'
import { playedGames } from './played-games.ts'

it.each(gameIds)('the game of the lesson of %s is what the script makes, and whoever learns wins it', async id => {
  const played = playedGames[id]
  if (played === undefined) throw new Error(`no game is kept for ${id}`)
  const { answers, kept, end } = playGame(await loadGame(id), played)
  expect(answers).toEqual(played.answers)
  expect(kept).toBe(played.answers.length)
  expect(end.game.scores(end).find(({ seat }) => seat === LEARNER)?.won).toBe(true)
})

it('what the rules of today do not offer is played on by bots, whoever learns still in the first place', async () => {
  const { newton: played } = playedGames
  if (played === undefined) throw new Error('no game is kept')
  const { answers, kept, turns } = playGame(await loadGame('newton'), {
    ...played,
    answers: [...played.answers.slice(0, 20), '0 play:no-such-card'],
  })
  expect(kept).toBe(20)
  expect(answers.slice(0, 20)).toEqual(played.answers.slice(0, 20))
  expect(answers.length).toBeGreaterThan(100)
  expect(turns.length).toBeGreaterThanOrEqual(30)
})
