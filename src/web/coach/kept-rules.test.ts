import { beforeEach, describe, expect, it, vi } from 'vitest'
import { coachingOf } from '../../bots/coaching/coachings.ts'
import { gameIds } from '../../games/catalogue.ts'
import { keepRule, keptRules, tellsRules } from './kept-coach.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

describe('rules that were told', () => {
  it('are kept for each game, each once, whatever else lies in their place', () => {
    keepRule('newton', 'N-18.1')
    keepRule('newton', 'N-9.4')
    keepRule('newton', 'N-18.1')
    expect(keptRules('newton')).toEqual(['N-18.1', 'N-9.4'])
    expect(keptRules('inventions')).toEqual([])
    for (const text of ['{', '7', '[1, null]']) {
      kept.set('athenaeum-rules-met-newton', text)
      expect(keptRules('newton')).toEqual([])
    }
  })

  it('are told as long as a first game is coached, and not to whoever asked to hear less', () => {
    expect(tellsRules({}, 'often')).toBe(true)
    expect(tellsRules({}, 'warnings')).toBe(true)
    expect(tellsRules({}, 'off')).toBe(false)
    expect(tellsRules({ manner: 'warnings' }, 'warnings')).toBe(false)
  })
})

describe.each(gameIds)('what the coach of %s says', id => {
  it('of a rule that is met is short, in both languages, and of each rule once', ({ skip }) => {
    const { metRules } = coachingOf({ id }) ?? {}
    if (metRules === undefined) return skip(`${id} has no coach yet`)
    expect(metRules.length).toBeGreaterThan(0)
    expect(new Set(metRules.map(({ rule }) => rule)).size).toBe(metRules.length)
    for (const { text } of metRules)
      for (const words of [text.en, text.it]) {
        const sentences = words?.split(/[.?!](?: |$)/).filter(one => one !== '') ?? []
        expect(sentences.length).toBeGreaterThan(0)
        expect(sentences.length).toBeLessThanOrEqual(2)
        for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(22)
      }
  })
})
