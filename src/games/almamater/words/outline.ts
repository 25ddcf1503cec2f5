import { row } from '../../../kernel/rows.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { withNotes } from '../../../kernel/words.ts'
import { boardOf } from '../layout.ts'
import { type Faculty, letters } from '../pack/terms.ts'
import { ignotusMarker } from '../rules/ignotus.ts'
import { piecesNeeded } from '../rules/pieces.ts'
import { isRecruited } from '../rules/professor-offers.ts'
import { LAST_LEVEL } from '../rules/research.ts'
import type { Play } from '../state.ts'
import { booksText, professorName, roman, stepsText, studentName } from './amounts.ts'
import { componentText, nameOf, spaceName } from './components.ts'
import { professorCostText } from './costs.ts'
import type { Phrases } from './phrases.ts'
import { displayLines, playerSection } from './player-outline.ts'
import { momentText } from './table.ts'

/** The whole state as headings and lines. */
export function outlineText(phrases: Phrases, play: Play, who: SeatName): readonly OutlineSection[] {
  const { outline, terms } = phrases
  const { layout, players } = play.state
  return [
    { title: outline.table, lines: tableLines(phrases, play, who) },
    { title: outline.spaces, lines: spaceLines(phrases, play, who) },
    { title: outline.campus, lines: campusLines(phrases, play) },
    { title: outline.academy, lines: academyLines(phrases, play) },
    { title: outline.research, lines: researchLines(phrases, play, who) },
    { title: outline.hallOfFame, lines: gloryLines(phrases, play) },
    ...(layout.ignotus === ''
      ? []
      : [
          {
            title: outline.ignotus(terms.colors[layout.ignotus]),
            lines: displayLines(phrases, play, ignotusMarker(play)),
          },
        ]),
    ...players.map((_, seat) => playerSection(phrases, play, seat, who)),
  ]
}

const markerName = ({ outline, terms }: Phrases, { state }: Play, marker: number, who: SeatName): string =>
  marker < state.seats
    ? who(marker)
    : outline.ignotus(state.layout.ignotus === '' ? '' : terms.colors[state.layout.ignotus])

function tableLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline, terms } = phrases
  const { state } = play
  const { turn } = state
  const onTurn = state.agenda.some(({ rule }) => rule === 'turn' || rule === 'goods')
  const ranks = state.reputation.map((color, at) => `${roman(at + 1)} ${terms.colors[color]}`)
  return [
    momentText(phrases, state),
    ...(state.order.length > 0 ? [`${outline.order}: ${state.order.map(who).join(', ')}`] : []),
    ...(onTurn ? [`${outline.onTurn}: ${who(turn.seat)}`] : []),
    ...(turn.green + turn.black > 0 ? [`${outline.steps}: ${stepsText(phrases, turn.green, turn.black)}`] : []),
    `${outline.reputation}: ${ranks.length === 0 ? outline.noRanks : ranks.join(', ')}`,
    `${outline.tutorsLeft}: ${state.tutors}`,
    outline.setupDeck(state.setupDeck.length),
    ...(state.layout.ignotus === '' ? [] : [outline.ignotusDeck(state.ignotusDeck.length)]),
    ...state.chancellors.map(id => `${nameOf(phrases, play.components, id)}: ${textOf(phrases, play, id)}`),
  ]
}

const textOf = (phrases: Phrases, { components }: Play, id: string): string =>
  componentText(phrases, components, id)?.text ?? phrases.terms.nothing

function spaceLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline } = phrases
  const { standing, turn } = play.state
  return boardOf(play).spaces.map(space => {
    const there = (standing[space.index] ?? []).flatMap((masters, marker) =>
      masters > 0 ? [outline.stands(markerName(phrases, play, marker, who), masters)] : [],
    )
    const special = space.kind === 'bishop' || space.kind === 'colloquium'
    const need = special ? [] : [outline.needs(piecesNeeded(play, turn.seat, space))]
    return withNotes(spaceName(phrases, play.components.pack, space.id), ...need, ...there)
  })
}

function campusLines(phrases: Phrases, play: Play): readonly string[] {
  const { outline, terms } = phrases
  const { layout, campus } = play.state
  return [0, 1, 2, 3].map(at => {
    const students = layout.campus.slice(at * 4, at * 4 + 4).map((id, column) => {
      const { label, faculty } = row(play.components.students, id)
      return withNotes(
        studentName(phrases, label),
        terms.faculties[faculty],
        outline.left(campus[at * 4 + column] ?? 0),
      )
    })
    return `${outline.row(at + 1)}: ${students.join(', ')}`
  })
}

function academyLines(phrases: Phrases, play: Play): readonly string[] {
  const { outline, terms } = phrases
  const { layout, academy, prices } = play.state
  return layout.academy.map((id, slot) => {
    const { label, faculty } = row(play.components.professors, id)
    const price = prices[slot] ?? []
    const cost =
      price.length > 0
        ? outline.price(booksText(phrases, price))
        : outline.unpriced(unpricedText(phrases, play, slot, faculty))
    return withNotes(professorName(phrases, label), terms.faculties[faculty], outline.left(academy[slot] ?? 0), cost)
  })
}

/** Only the first who recruits a professor pays ducats (A-R7). */
function unpricedText(phrases: Phrases, play: Play, slot: number, faculty: Faculty): string {
  const cost = play.components.pack.professorCosts[faculty]
  return professorCostText(phrases, isRecruited(play, slot) ? { ...cost, ducats: 0 } : cost)
}

function researchLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline } = phrases
  const { layout, ranking, levels } = play.state
  const { finishSymbols } = boardOf(play)
  const markers = ranking.map((marker, at) => {
    const level = levels[marker] ?? 0
    const symbol = level >= LAST_LEVEL ? finishSymbols[at] : undefined
    return withNotes(
      markerName(phrases, play, marker, who),
      outline.level(level),
      ...(symbol === undefined ? [] : [outline.finish(symbol)]),
    )
  })
  return [
    ...layout.research.map(id => `${nameOf(phrases, play.components, id)}: ${textOf(phrases, play, id)}`),
    `${outline.markers}: ${markers.join(', ')}`,
  ]
}

function gloryLines(phrases: Phrases, play: Play): readonly string[] {
  const { outline, components: words } = phrases
  const { layout, busts, bustChancellors } = play.state
  return letters.map((letter, at) => {
    const chancellor = bustChancellors[at] ?? ''
    const notes = [
      outline.bustsLeft(busts[at] ?? 0),
      ...(chancellor === '' ? [] : [outline.chancellorThere(nameOf(phrases, play.components, chancellor))]),
    ]
    return `${withNotes(words.bust(letter), ...notes)}. ${textOf(phrases, play, layout.glory[at] ?? '')}`
  })
}
