import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { languages } from '../../kernel/words.ts'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { withKeyWords } from './key-words.ts'

test('a text is divided at its key words, each where it stands first, and stays the same text', () => {
  const words = [
    { word: 'potion', rule: 'N-1' },
    { word: 'coin', rule: 'N-2' },
  ]
  const parts = withKeyWords('2 Coins, no potions; coincide with 1 coin', words)
  expect(parts.map(({ text }) => text).join('')).toBe('2 Coins, no potions; coincide with 1 coin')
  expect(parts.filter(({ rule }) => rule !== undefined)).toEqual([
    { text: 'Coins', rule: 'N-2' },
    { text: 'potions', rule: 'N-1' },
  ])
})

describe.each(gameIds.filter(hasBoard))('the key words of %s', id => {
  it('lead to rules that there are, and stand in questions that are asked, in every language', async () => {
    const board = await loadBoard(id)
    const game = await loadGame(id)
    const asked: Record<string, Set<string>> = Object.fromEntries(languages.map(language => [language, new Set()]))
    for (const seed of ['key', 'words']) {
      const play = begin(game, { players: 3, seed })
      const chance = chanceFromSeed(seed)
      while (!isOver(play)) {
        for (const { frame, seat } of play.open)
          for (const language of languages) {
            const { title, help = '' } = game.words[language].question(play, frame, seat)
            asked[language]?.add(`${title} ${help}`)
          }
        takeRandomly(play, chance)
      }
    }
    for (const language of languages) {
      const rules = readFileSync(`docs/rules/${id}${language === 'en' ? '' : `.${language}`}.md`, 'utf8')
      for (const { word, rule } of board?.keyWords[language] ?? []) {
        expect(rules, `${rule} in ${language}`).toMatch(new RegExp(`${rule.replace('.', '\\.')}\\b`))
        const leads = (text: string) => withKeyWords(text, [{ word, rule }]).some(part => part.rule !== undefined)
        expect([...(asked[language] ?? [])].some(leads), `“${word}” is in a question`).toBe(true)
      }
    }
  })
})
