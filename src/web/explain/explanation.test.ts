import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import type { Play } from '../../kernel/contract.ts'
import { languages } from '../../kernel/words.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { viewsOf } from '../boards/testing/views.ts'
import { componentsIn } from '../browse/component-list.ts'
import { isIconName } from '../plates/icons/icons.ts'
import { noMarks } from '../plates/targets.ts'
import { explanationOf } from './explanation.ts'

/** Everything that a board, its rail and the things before another player draw. */
function drawn(board: Board, play: Play, seat: number): string {
  const table: BoardProps = {
    play,
    pack: play.game.pack,
    language: 'en',
    seat,
    own: true,
    who: one => `seat ${one}`,
    marks: noMarks,
    pointing: { name: board.spoken('en', play, seat) },
    question: '',
  }
  const rail = { notes: [], asked: [], onOpenSeat: () => {}, othersOpen: false }
  return [
    createElement(board.Table, table),
    createElement(board.Rail, { ...table, ...rail }),
    ...(board.SeatTable === undefined ? [] : [createElement(board.SeatTable, { ...table, own: false })]),
  ]
    .map(part => renderToStaticMarkup(part))
    .join('')
}

const found = (markup: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...markup.matchAll(pattern)].map(([, one = '']) => one.replaceAll('&#x27;', "'")))

/** Signs of the page itself, which mean the same in every game. */
const ofThePage = ['seal', 'check', 'lock', 'eye', 'down', 'up']

describe.each(gameIds.filter(hasBoard))('in %s', id => {
  it('every place that is drawn says what it is and what it is for, in every language, whoever is shown', async () => {
    const board = (await loadBoard(id)) as Board
    const game = await loadGame(id)
    let at = 0
    let places = 0
    for (const play of viewsOf(game, 3, `explained ${id}`) as Iterable<Play>) {
      if (at++ % 90 > 0) continue
      const seat = (at >> 3) % 3
      const names = found(drawn(board, play, seat), /data-place="([^"]+)"/g)
      for (const language of languages) {
        const spoken = board.spoken(language, play, seat)
        for (const place of names) {
          if (spoken(place) === '') continue
          const told = explanationOf({ kind: 'place', place }, { play, board, language, seat, spoken })
          const where = `${place} in ${language} after ${at - 1} answers`
          expect(told?.name.length, `the name of ${where}`).toBeGreaterThan(1)
          expect(told?.name, `the name of ${where}`).not.toBe(place)
          expect(told?.text.length, `what is said of ${where}`).toBeGreaterThan(7)
          for (const lying of told?.lying ?? [])
            expect(game.words[language].component(play.components, lying)?.text, lying).toBeTruthy()
          places++
        }
      }
    }
    expect(places).toBeGreaterThan(500)
  })

  it('the legend has every sign and every piece that is drawn, in every language', async () => {
    const board = (await loadBoard(id)) as Board
    const game = await loadGame(id)
    const signs = new Set<string>()
    const pieces = new Set<string>()
    const look = (markup: string): void => {
      for (const one of found(markup, /href="#icon-([^"]+)"/g)) signs.add(one)
      for (const one of found(markup, /data-kind="([^"]+)"/g)) pieces.add(one)
    }
    let at = 0
    for (const play of viewsOf(game, 3, `signs of ${id}`) as Iterable<Play>)
      if (at++ % 60 === 0) look(drawn(board, play, 0))
    for (const { id: one, group } of componentsIn(game.pack))
      look(renderToStaticMarkup(createElement(board.Picture, { id: one, group, pack: game.pack, language: 'en' })))
    for (const language of languages) {
      const legend = board.legend[language]
      const missing = [...signs].filter(one => isIconName(one) && !ofThePage.includes(one) && !legend.icons[one])
      expect(missing, `signs without a meaning in ${language}`).toEqual([])
      const unnamed = [...pieces].filter(one => !(one in legend.pieces))
      expect(unnamed, `pieces without a meaning in ${language}`).toEqual([])
    }
  })
})
