import { describe, expect, it } from 'vitest'
import { coachingOf } from '../src/bots/coaching/coachings.ts'
import { provedRules, ruleIds, titlesIn } from '../src/cli/rules.ts'
import { gameIds } from '../src/games/catalogue.ts'
import { chapterOf } from '../src/web/handbook/chapter-ids.ts'

describe('the rules documents', () => {
  it.for(gameIds)('leave no rule of %s without a test that proves it', async (game, { skip }) => {
    const proofs = await provedRules(game)
    if (proofs === undefined) return skip(`${game} has no rules document yet`)
    expect(proofs.size).toBeGreaterThan(0)
    const unproved = [...proofs].filter(([, titles]) => titles.length === 0).map(([id]) => id)
    expect(unproved).toEqual([])
  })

  it.for(gameIds)(
    'have every rule of %s of which its coach speaks, in a chapter of the handbook',
    async (game, { skip }) => {
      const coaching = coachingOf({ id: game })
      if (coaching === undefined) return skip(`${game} has no coach yet`)
      const { aims = [], teaches = {}, metRules = [] } = coaching
      const rules = [...aims, ...Object.values(teaches), ...metRules].map(({ rule }) => rule)
      const known = await provedRules(game)
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter(rule => known?.has(rule) !== true || chapterOf(game, rule) === undefined)).toEqual([])
    },
  )

  it('define a rule where its id begins a list item or a table row, and only there', () => {
    const document =
      '- N-1.1 One.\n  - N-1.1.2 Deeper.\n  - N-1.2 Two (N-1.9).\n| N-18.4 | Boyle |\nSee N-3.3.\n- N-R1 Ruling.\n- N-X5 Given.'
    expect(ruleIds(document)).toEqual(['N-1.1', 'N-1.1.2', 'N-1.2', 'N-18.4', 'N-R1', 'N-X5'])
  })

  it('are proved by the literal titles of tests', () => {
    const source = "it('N-1.1: a', () => {})\nit(\n  `N-1.2 b`, () => {})\nconst note = 'N-1.3'\ntest(\"N-1.4\", f)"
    expect(titlesIn(source)).toEqual(['N-1.1: a', 'N-1.2 b', 'N-1.4'])
  })
})
