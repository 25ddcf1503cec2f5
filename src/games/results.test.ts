import { describe, expect, it } from 'vitest'
import { begin } from '../kernel/play.ts'
import { languages } from '../kernel/words.ts'
import { gameIds, loadGame } from './catalogue.ts'

/** The scores of a game that has just been set up: what can decide stands in them already. */
async function firstScores(id: string, players: number) {
  const game = await loadGame(id)
  return { game, scores: game.scores(begin(game, { players, seed: 'results' })) }
}

describe('results', () => {
  it.each(gameIds)('of %s name what breaks a tie, in words of every language', async id => {
    const { game, scores } = await firstScores(id, 2)
    const breaks = new Set(scores.flatMap(({ tieBreaks = [] }) => tieBreaks.map(({ by }) => by)))
    for (const by of breaks)
      for (const language of languages) {
        const said = game.words[language].tieBreak(by)
        expect([by, said]).toEqual([by, expect.stringMatching(/^\p{Ll}.*\P{P}$/u)])
        expect(said).not.toBe(by)
      }
  })

  it('of games with tie-breaks say which they are, in the order of the rules', async () => {
    const named = async (id: string) =>
      (await firstScores(id, 2)).scores.map(({ tieBreaks = [] }) => tieBreaks.map(({ by }) => by))
    expect(await named('expo1906')).toEqual([['money'], ['money']])
    expect(await named('almamater')).toEqual([['turn-order'], ['turn-order']])
    expect((await named('inventions'))[0]).toEqual(['tiles', 'inventions', 'supply'])
    expect(await named('newton')).toEqual([[], []])
  })

  it('E-14.12, I-17.4: of solo games with a target name it', async () => {
    const expo = await firstScores('expo1906', 1)
    expect(expo.scores[0]).toMatchObject({ target: 30, won: false })
    expect(expo.game.words.en.target(30)).toBe('more than 30 VP')
    expect(expo.game.words.it.target(30)).toBe('più di 30 PV')
    const { game, scores } = await firstScores('inventions', 1)
    expect(scores[0]).toHaveProperty('target')
    expect(game.words.it.target(41)).toBe('più dei 41 PI di Chronos')
  })

  it('N-19.2: of solo games with ranks name the next one, and what it needs', async () => {
    for (const id of ['newton', 'inventions']) {
      const { game, scores } = await firstScores(id, 1)
      const { rank, nextRank, total = 0 } = scores[0] ?? {}
      expect(rank).toBeDefined()
      expect(nextRank?.from).toBeGreaterThan(total)
      expect(game.words.it.rank(nextRank?.rank ?? '')).not.toBe('')
    }
  })
})
