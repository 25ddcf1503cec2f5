import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { juryVotes } from '../rules/jury.ts'
import { leaderOf } from '../rules/tokens.ts'
import { isGhost, NOBODY, type Play } from '../state.ts'
import { componentText } from './components.ts'
import { listed, nameOf } from './names.ts'
import type { Phrases } from './phrases.ts'
import { playerSection } from './player-outline.ts'
import { momentText } from './table.ts'

/** The whole state as headings and lines. */
export function outlineText(phrases: Phrases, play: Play, who: SeatName): readonly OutlineSection[] {
  const { outline } = phrases
  return [
    { title: outline.table, lines: tableLines(phrases, play, who) },
    { title: outline.station, lines: describedLines(phrases, play, play.state.station) },
    { title: outline.academy, lines: academyLines(phrases, play) },
    { title: outline.patents, lines: patentLines(phrases, play, who) },
    { title: outline.jury, lines: juryLines(phrases, play) },
    ...play.state.players.map((_, seat) => playerSection(phrases, play, seat, who)),
  ]
}

function tableLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline } = phrases
  const { state, components } = play
  const { deck, accepted, aside } = state.ghost
  const onTurn = isGhost(state, state.turn) ? outline.ghost : who(state.turn)
  const ghostLines = [
    outline.ghostDeck(deck.length),
    `${outline.ghostAccepted}: ${listed(phrases, components, accepted)}`,
    `${outline.ghostAside}: ${listed(phrases, components, aside)}`,
  ]
  return [
    momentText(phrases, state),
    ...(state.agenda.length === 0 ? [] : [`${outline.onTurn}: ${onTurn}`]),
    ...(state.seats === 1 ? ghostLines : [`${outline.firstPlayer}: ${who(state.first)}`]),
    outline.pile(state.resourcePile.length),
    outline.discard(state.resourceDiscard.length),
    `${outline.chits}: ${listed(phrases, components, state.chits)}`,
  ]
}

/** Each tile that lies there, with its text. */
const describedLines = (phrases: Phrases, { components, state }: Play, ids: readonly string[]): readonly string[] =>
  ids.flatMap(id => {
    const text = componentText(phrases, components, id, state.seats)
    return text === undefined ? [] : [`${text.name}: ${text.text}`]
  })

function academyLines(phrases: Phrases, play: Play): readonly string[] {
  const { outline, terms } = phrases
  const { projectPiles, returnedProjects, technologies, academy } = play.state
  const piles = play.components.pack.shapes.map((shape, at) =>
    outline.projectPile(terms.name(shape), (projectPiles[at]?.length ?? 0) + (returnedProjects[at]?.length ?? 0)),
  )
  return [
    ...describedLines(phrases, play, academy),
    ...piles,
    `${outline.technologies}: ${listed(phrases, play.components, technologies)}`,
  ]
}

/** Each row with its tokens from the right, each pile from the top, its leader and its chit. */
function patentLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline, terms } = phrases
  const { tokens, rowChits } = play.state
  const owner = (seat: number): string => (seat < 0 ? outline.ghost : who(seat))
  const rows = play.components.rows.map(({ resource }, at) => {
    const there = tokens
      .filter(({ row, column }) => row === at && column > 1)
      .reverse()
      .sort((one, other) => other.column - one.column)
    const leader = leaderOf(play, at)
    const chit = rowChits[at] ?? ''
    return [
      `${outline.tokens(nameOf(phrases, play.components, resource))}: ${
        there.length === 0 ? terms.nothing : there.map(token => `${token.column} ${owner(token.owner)}`).join(', ')
      }`,
      ...(leader === NOBODY ? [] : [outline.leader(who(leader))]),
      ...(chit === '' ? [] : [outline.chitThere(nameOf(phrases, play.components, chit))]),
    ].join('; ')
  })
  const waiting = tokens.filter(({ column }) => column === 1).map(({ owner: seat }) => owner(seat))
  return [...rows, `${outline.commonSpace}: ${waiting.length === 0 ? terms.nothing : waiting.join(', ')}`]
}

function juryLines({ outline }: Phrases, play: Play): readonly string[] {
  const { juryBoxes } = play.components.pack.limits
  return [
    outline.boxes(play.state.jury.length, juryBoxes),
    outline.votes(juryVotes(play, 'steam'), juryVotes(play, 'electricity')),
  ]
}
