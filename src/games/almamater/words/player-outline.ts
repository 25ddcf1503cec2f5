import type { Seat } from '../../../kernel/contract.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { row } from '../../../kernel/rows.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { withNotes } from '../../../kernel/words.ts'
import { kindAt } from '../books.ts'
import { storageSize } from '../rules/administration.ts'
import { pricesOf } from '../rules/price-tiles.ts'
import { displayAt, type Play, type Player, playerAt, prestigeOf } from '../state.ts'
import { booksText, piecesText, professorName, studentName } from './amounts.ts'
import { nameOf } from './components.ts'
import type { Phrases } from './phrases.ts'

/** All that a player has, line by line. */
export function playerSection(phrases: Phrases, play: Play, seat: Seat, who: SeatName): OutlineSection {
  const { outline, terms } = phrases
  const player = playerAt(play, seat)
  const total = play.game.scores(play).find(score => score.seat === seat)?.total ?? 0
  return {
    title: outline.player(who(seat), terms.colors[player.color]),
    seat,
    lines: [
      ...(player.passed ? [outline.passed] : []),
      `${outline.points}: ${prestigeOf(player)}`,
      `${outline.pointsAtEnd}: ${total}`,
      `${outline.ducats}: ${player.ducats}`,
      `${outline.storage(storageSize(play, player))}: ${booksText(phrases, player.books)}`,
      `${outline.pieces}: ${piecesText(phrases, player.archive, player.tutors)}`,
      `${outline.resting}: ${piecesText(phrases, player.dormitory, player.restingTutors)}`,
      ...displayLines(phrases, play, seat),
      ...peopleLines(phrases, play, player),
      ...cardLines(phrases, play, player),
    ],
  }
}

/** The display from left to right. */
export function displayLines({ outline, terms }: Phrases, play: Play, marker: number): readonly string[] {
  const { shelves, books } = displayAt(play, marker)
  const { slots } = play.components.pack.display
  if (shelves.length <= slots) return [`${outline.display}: ${outline.notArranged}`]
  const shelf = (worth: number | undefined): string =>
    worth === undefined || worth === 0 ? outline.darkShelf : outline.shelf(terms.prestige(worth))
  const each = pricesOf(play, marker).map((price, slot) =>
    outline.slot(slot + 1, terms.ducats(price), shelf(shelves[slot]), books[slot] === 1),
  )
  return [`${outline.display}: ${[...each, outline.besideShelf(shelf(shelves[slots]))].join('; ')}`]
}

function peopleLines(phrases: Phrases, { components }: Play, player: Player): readonly string[] {
  const { outline, terms } = phrases
  const students = [
    studentName(phrases, components.pack.printedStudent.label),
    ...player.students.map(id => studentName(phrases, row(components.students, id).label)),
  ]
  const professors = player.professors.map(({ id, ready, bookmark }) =>
    withNotes(
      professorName(phrases, row(components.professors, id).label),
      ready ? outline.ready : outline.exhausted,
      ...(bookmark < 0 ? [] : [outline.bookmarked(terms.kinds[kindAt(bookmark)])]),
    ),
  )
  const chancellors = player.chancellors.map(id => nameOf(phrases, components, id))
  return [
    listed(phrases, outline.students, students),
    listed(phrases, outline.professors, professors),
    listed(phrases, outline.chancellors, chancellors),
    listed(phrases, outline.busts, player.busts),
  ]
}

/** Setup cards, as far as the reader may see them. */
function cardLines(phrases: Phrases, { components }: Play, { packet, kept, boxed }: Player): readonly string[] {
  const { outline, terms } = phrases
  const names = (ids: readonly string[]): readonly string[] => {
    const seen = ids.filter(id => id !== HIDDEN)
    const hidden = ids.length - seen.length
    return [...seen.map(id => nameOf(phrases, components, id)), ...(hidden > 0 ? [terms.hiddenCards(hidden)] : [])]
  }
  const line = (label: string, ids: readonly string[]): readonly string[] =>
    ids.length === 0 ? [] : [listed(phrases, label, names(ids))]
  return [...line(outline.hand, packet), ...line(outline.kept, kept), ...line(outline.boxed, boxed)]
}

const listed = ({ terms }: Phrases, label: string, things: readonly string[]): string =>
  `${label}: ${things.length === 0 ? terms.nothing : things.join(', ')}`
