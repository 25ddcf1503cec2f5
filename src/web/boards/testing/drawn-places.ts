import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Play, Seat } from '../../../kernel/contract.ts'
import { type Marks, noMarks } from '../../plates/targets.ts'
import type { Board, BoardProps } from '../board.ts'

/** Every place that a board and its rail draw for a seat. */
export function drawnPlaces(board: Board, play: Play, seat: Seat, marks: Marks = noMarks): ReadonlySet<string> {
  const props: BoardProps = {
    play,
    pack: play.game.pack,
    language: 'en',
    seat,
    own: true,
    who: one => `seat ${one}`,
    marks,
    pointing: { name: place => place },
    question: '',
  }
  const rail = { notes: [], asked: [], onOpenSeat: () => {}, othersOpen: false }
  const drawn = [createElement(board.Table, props), createElement(board.Rail, { ...props, ...rail })]
    .map(part => renderToStaticMarkup(part))
    .join('')
  return new Set([...drawn.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ''))
}
