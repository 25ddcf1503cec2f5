import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameFacts } from './game-facts.ts'

const kept = new Map<string, string>()
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
const { isFirstGame, lastSetup, levelIn } = await import('./play-now.ts')
const { keepLearnt } = await import('../learn/progress.ts')

const factsOf = (id: string): GameFacts => ({
  id,
  title: id,
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 3,
  tagline: { en: '' },
})
const chosen = (game: string, setup: object) => kept.set(`athenaeum-setup-${game}`, JSON.stringify(setup))

beforeEach(() => kept.clear())

describe('“Play now” of somebody who has not finished a game', () => {
  it.each([
    ['newton', { masterDraft: false }],
    ['expo1906', { handicaps: ['freshman'] }],
    ['almamater', {}],
    ['inventions', {}],
  ])('deals what the rulebook of %s proposes, with two newcomers who go turn by turn', (game, options) => {
    const setup = lastSetup(factsOf(game))
    expect(setup).toEqual({ bots: 2, options, pace: 'step' })
    expect(levelIn(game, setup)).toBe('newcomer')
  })

  it('keeps to what was chosen before', () => {
    chosen('newton', { bots: 3, level: 'pupil', options: { masterDraft: true } })
    expect(lastSetup(factsOf('newton'))).toEqual({
      bots: 3,
      level: 'pupil',
      options: { masterDraft: true },
      pace: 'normal',
    })
  })

  it('is not hindered by what cannot be read', () => {
    kept.set('athenaeum-setup-newton', '{')
    kept.set('athenaeum-learnt-newton', '{"game":1}')
    expect(isFirstGame('newton')).toBe(true)
    expect(lastSetup(factsOf('newton'))).toEqual({ bots: 2, options: { masterDraft: false }, pace: 'step' })
  })
})

describe('“Play now” once a game was finished', () => {
  it('takes the last settings, and nothing that is meant for beginners', () => {
    keepLearnt('newton', 'game')
    expect(lastSetup(factsOf('newton'))).toEqual({ bots: 2, options: {}, pace: 'normal' })
    chosen('newton', { bots: 1, options: { masterDraft: false } })
    expect(lastSetup(factsOf('newton'))).toEqual({ bots: 1, options: { masterDraft: false }, pace: 'normal' })
  })

  it('is a first game still for the other games', () => {
    keepLearnt('newton', 'game')
    expect([isFirstGame('newton'), isFirstGame('inventions')]).toEqual([false, true])
  })
})
