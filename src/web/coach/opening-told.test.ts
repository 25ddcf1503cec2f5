import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coachingOf } from '../../bots/coaching/coachings.ts'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { beginnersOptions } from '../../games/first-game.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import { answer, begin, isOver } from '../../kernel/play.ts'
import { languages } from '../../kernel/words.ts'
import { chapterOf } from '../handbook/chapter-ids.ts'
import { openingRemark } from './remarks.ts'

/** With this question the first turn begins. */
const firstAsked: Readonly<Record<string, string>> = {
  newton: 'turn',
  expo1906: 'choose-card',
  almamater: 'turn',
  inventions: 'main',
}

/** Asked later too, though seldom when one plays at random. */
const askedLater = new Set(['confirm', 'recruit-student'])

const MOST_WORDS = 35

/** What asks before the first turn and after it, in first games and, so that a draft is met, in usual ones. */
async function askedIn(id: string) {
  const game = await loadGame(id)
  const asked = { before: new Set<string>(), after: new Set<string>() }
  const chance = chanceFromSeed(id)
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const options = Number(seed) % 2 === 0 ? {} : beginnersOptions(id)
    const play = begin(game, { players: 3, seed, options })
    let begun = false
    while (!isOver(play)) {
      const [question] = play.open
      if (question === undefined) throw new Error('nothing is asked')
      begun ||= question.frame.rule === firstAsked[id]
      asked[begun ? 'after' : 'before'].add(question.frame.rule)
      answer(play, question.seat, question.options[nextBelow(chance, question.options.length)]?.key ?? '')
    }
  }
  return asked
}

describe.each(Object.keys(firstAsked))('what %s asks before the first turn', id => {
  it('is explained by the coach, where it is asked then only; and nothing else is taken for it', async () => {
    const { before, after } = await askedIn(id)
    const told = coachingOf({ id })?.opening.flatMap(({ asks }) => asks) ?? []
    expect([...before].filter(rule => !after.has(rule) && !askedLater.has(rule) && !told.includes(rule))).toEqual([])
    expect(told.filter(rule => after.has(rule))).toEqual([])
  })

  it('is said at once, in few words, in every language, with the chapter that tells more', async () => {
    const document = readFileSync(`docs/rules/${id}.md`, 'utf8')
    for (const { text, rule } of coachingOf({ id })?.opening ?? []) {
      expect(document).toContain(rule)
      expect(chapterOf(id, rule)).toBeDefined()
      for (const language of languages)
        expect((text[language] ?? text.en).split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS)
    }
  })
})

it('the first question of Alma Mater is told about, and a turn is not', async () => {
  const game = await loadGame('almamater')
  const coaching = coachingOf(game)
  if (coaching === undefined) throw new Error('no coach')
  const loaded = { coaching, count: () => 0 }
  const play = begin(game, { players: 3, seed: 'opening', options: {} })
  expect(openingRemark(loaded, play, 0, 'en')?.text).toContain('Setup cards are what you begin with')
  while (!play.open.some(({ seat, frame }) => seat === 0 && frame.rule === 'turn')) {
    const [{ seat, options } = { seat: 0, options: [] }] = play.open
    answer(play, seat, options[0]?.key ?? '')
  }
  expect(openingRemark(loaded, play, 0, 'en')).toBeUndefined()
})

it('every game is looked into', () => expect(Object.keys(firstAsked).toSorted()).toEqual(gameIds.toSorted()))
