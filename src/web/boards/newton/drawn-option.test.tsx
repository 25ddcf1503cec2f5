import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newton } from '../../../games/newton/game.ts'
import type { Play } from '../../../games/newton/state.ts'
import { begin } from '../../../kernel/play.ts'
import { option } from '../../../kernel/question.ts'
import { drawnOption } from './drawn-option.tsx'

const play = begin(newton, { players: 2, seed: 'drawn', options: {} }) as Play
const drawn = (...to: string[]): string => {
  const one = option('play', ...to)
  return renderToStaticMarkup(drawnOption(play, one, 'Play it', [one.key]))
}

it('draws beside the name of every card what is printed on it', () => {
  const cards = [...play.components.cards.values()]
  for (const { id } of cards) expect(drawn(id)).toContain('<b>Play it</b>')
  const richest = cards.toSorted((a, b) => b.effects.length - a.effects.length)[0]
  const poorest = cards.find(({ effects }) => effects.length === 0)
  const pictures = (text: string): number => text.split(/<use|<path/).length - 1
  expect(pictures(drawn(richest?.id ?? ''))).toBeGreaterThan(pictures(drawn(poorest?.id ?? '')))
  expect(pictures(drawn(poorest?.id ?? ''))).toBeGreaterThan(0)
})

it('leaves answers about anything else to their words', () => {
  expect(drawnOption(play, option('travel', 'paris'), 'Go to Paris', ['travel:paris'])).toBeUndefined()
})
