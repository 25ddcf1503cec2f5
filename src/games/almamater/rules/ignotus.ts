import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import { boardOf } from '../layout.ts'
import { displayAt, type Play } from '../state.ts'
import { fillFromRight } from './display.ts'
import { isFinished, raise } from './research.ts'

/** The marker, the display and the standing masters of Ignotus come after those of the seats. */
export const ignotusMarker = ({ state }: Play): number => state.seats

/** Ignotus' card of the round (A-16.2): his marker, his display, his masters. */
export function ignotusActs(play: Play): void {
  const { state, components } = play
  const card = row(components.ignotusCards, known(state.ignotusDeck[0], 'the top of the Ignotus deck'))
  state.ignotusDeck.shift()
  state.ignotusCards.push(card.id)
  reveal(play)
  const marker = ignotusMarker(play)
  for (let step = 0; step < card.steps && !isFinished(play, marker); step++) raise(play, marker)
  fillFromRight(displayAt(play, marker), card.textbooks)
  for (const { id, index } of boardOf(play).spaces) {
    const there = itemAt(state.standing, index)
    if (card.spaces.includes(id)) there[marker] = (there[marker] ?? 0) + 1
  }
  if (play.events) happened(play, { type: 'ignotus', card: card.id, level: itemAt(state.levels, marker) })
}
