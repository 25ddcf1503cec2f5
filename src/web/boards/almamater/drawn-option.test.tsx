import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { almaMater } from '../../../games/almamater/game.ts'
import type { Play } from '../../../games/almamater/state.ts'
import { begin } from '../../../kernel/play.ts'
import { option } from '../../../kernel/question.ts'
import { drawnOption } from './drawn-option.tsx'

const play = begin(almaMater, { players: 2, seed: 'drawn', options: {} }) as Play
const drawn = (keys: readonly string[], first = option('return', 'black')): string =>
  renderToStaticMarkup(drawnOption(play, first, '', keys))

it('draws each book of those that go back in one gesture', () => {
  const books = (text: string): number => text.split('icon book').length - 1
  expect(books(drawn(['return:black']))).toBe(1)
  expect(books(drawn(['return:black', 'return:red', 'return:black', 'return:dictionary']))).toBe(4)
})

it('draws a setup card by its number and its goods, without its name', () => {
  const [card] = play.components.pack.setupCards.cards
  const text = drawn([`keep:${card?.id}`], option('keep', card?.id ?? ''))
  expect(text).toContain(`>${card?.whiteNumber}<`)
  expect(text.split('icon-row').length - 1).toBeGreaterThanOrEqual(card?.effects.length ?? 99)
})
