import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inventions } from '../../../games/inventions/game.ts'
import type { Play } from '../../../games/inventions/state.ts'
import { begin } from '../../../kernel/play.ts'
import { option } from '../../../kernel/question.ts'
import { drawnOption } from './drawn-option.tsx'

const play = begin(inventions, { players: 2, seed: 'drawn', options: {} }) as Play

it.each(['en', 'it'] as const)('names every progress tile without a sentence, and draws what it does: %s', language => {
  const tiles = play.components.progress.flat()
  expect(tiles.length).toBeGreaterThan(15)
  for (const { id } of tiles) {
    const one = option('progress', id)
    const label = inventions.words[language].option(play, one, { rule: 'progress', seat: 0, kind: 'wild' } as never)
    const text = renderToStaticMarkup(drawnOption(play, one, label, [one.key]))
    const name = inventions.words[language].component(play.components, id, play.state)?.name
    expect(text).toContain(`<b>${name}</b>`)
    expect(text).toContain('icon-row')
  }
})

it('draws what the tile of a region gives beside the card that is presented there, and nothing for gestures of several answers', () => {
  const one = option('present', [...play.components.cards.keys()][0] ?? '', play.components.regions[0]?.id ?? '')
  const text = renderToStaticMarkup(drawnOption(play, one, 'Bread in Africa (gain 1 influence)', [one.key]))
  expect(text).toContain('<b>Bread in Africa</b>')
  expect(drawnOption(play, one, 'Bread in Africa', [one.key, 'pay:1'])).toBeUndefined()
})
