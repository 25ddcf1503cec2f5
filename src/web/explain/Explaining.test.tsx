import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { given } from '../../games/newton/testing/scenario.ts'
import type { Play } from '../../kernel/contract.ts'
import { type Language, languages } from '../../kernel/words.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { en } from '../messages/en.ts'
import { it as italian } from '../messages/it.ts'
import { SpeechContext } from '../messages/messages.ts'
import { noMarks } from '../plates/targets.ts'
import { Explaining } from './Explaining.tsx'

const scene = given({ tokens: { 'tech-l2': 'bonus-05' } })
const play = scene.play as unknown as Play
const { components, state } = scene.play

const tableFor = (shown: Play, language: Language, board: Board | undefined): BoardProps => ({
  play: shown,
  pack: shown.game.pack,
  language,
  seat: 0,
  own: true,
  who: String,
  marks: noMarks,
  pointing: { name: board?.spoken(language, shown, 0) ?? String },
  question: '',
})

async function dialogAt(place: string, language: Language): Promise<string> {
  const board = await loadBoard('newton')
  const messages = language === 'en' ? en : italian
  return renderToStaticMarkup(
    <SpeechContext value={{ language, messages }}>
      <Explaining
        board={board}
        table={tableFor(play, language, board)}
        resting={undefined}
        reading={{ thing: { kind: 'place', place } }}
        legend={{ open: false, setOpen: () => {} }}
        onClose={() => {}}
      />
    </SpeechContext>,
  )
}

describe.each(languages)('the dialog of a place of Newton, in %s', language => {
  const textOf = (id: string): string => play.game.words[language].component(play.components, id)?.text ?? id
  const escaped = (text: string): string => renderToStaticMarkup(<p>{text}</p>)

  it('N-16.3: says what the tile there does, an Objective what it scores', async () => {
    const spaces = [
      ...components.placeList.map(({ id }) => [`place:${id}`, id] as const),
      ...[...components.technology.keys()].map(id => [`tech:${id}`, id] as const),
      ...components.work.map(({ id, index }) => [`work:${index}`, id] as const),
    ]
    const withTile = spaces.filter(([, id]) => state.layout.tiles[id] !== undefined)
    expect(withTile).toHaveLength(Object.keys(state.layout.tiles).length)
    for (const [place, id] of withTile) {
      const markup = await dialogAt(place, language)
      for (const read of [id, state.layout.tiles[id] ?? ''])
        expect(markup).toContain(escaped(textOf(read)).slice('<p>'.length))
    }
  })

  it('N-15.1: says what the Bonus token there gives, and nothing more where none lies', async () => {
    const token = escaped(textOf('bonus-05')).slice('<p>'.length)
    expect(await dialogAt('tech:tech-l2', language)).toContain(token)
    expect(await dialogAt('tech:tech-l3b', language)).not.toContain('<section')
  })
})
