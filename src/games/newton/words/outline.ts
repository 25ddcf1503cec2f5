import type { Seat } from '../../../kernel/contract.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { capitalised, withNotes } from '../../../kernel/words.ts'
import type { Place, TechnologySpace } from '../components.ts'
import type { BasicAction, IncomeType } from '../pack.ts'
import type { Play } from '../state.ts'
import { roman, volumesText } from './amounts.ts'
import { componentText, nameOf } from './components.ts'
import type { Phrases } from './phrases.ts'
import { playerSection } from './player-outline.ts'
import { technologyLabel, workSpaceName } from './spaces.ts'
import { momentText } from './table.ts'
import { tileName } from './tiles.ts'

/** The whole state as headings and lines. */
export function outlineText(phrases: Phrases, play: Play, who: SeatName): readonly OutlineSection[] {
  const { outline } = phrases
  return [
    { title: outline.table, lines: tableLines(phrases, play, who) },
    { title: outline.map, lines: mapLines(phrases, play, who) },
    { title: outline.work, lines: workLines(phrases, play, who) },
    { title: outline.technology, lines: technologyLines(phrases, play, who) },
    { title: outline.market, lines: marketLines(phrases, play) },
    ...play.state.players.map((_, seat) => playerSection(phrases, play, seat, who)),
  ]
}

/** `label: things`, or nothing if there are none. */
const labelled = (label: string, things: readonly string[]): readonly string[] =>
  things.length === 0 ? [] : [`${label}: ${things.join(', ')}`]

/** Names of the seats for which something holds. */
const seatsWhere = (play: Play, who: SeatName, holds: (seat: Seat) => boolean): readonly string[] =>
  play.state.players
    .map((_, seat) => seat)
    .filter(holds)
    .map(who)

function tableLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline, terms } = phrases
  const { state, components } = play
  const stack = (name: string, left: number | undefined): string => `${name} ×${left ?? 0}`
  const incomes = Object.keys(state.incomeStock) as IncomeType[]
  const developments = Object.keys(state.developmentStock) as BasicAction[]
  return [
    momentText(phrases, state),
    ...(state.seats > 1 ? [`${outline.firstPlayer}: ${who(state.first)}`] : []),
    ...labelled(outline.onTurn, state.agenda.some(frame => frame.rule === 'turn') ? [who(state.turn.seat)] : []),
    ...labelled(
      outline.incomeStacks,
      incomes.map(type => stack(tileName(phrases, components, 'income', type), state.incomeStock[type])),
    ),
    ...labelled(
      outline.developmentStacks,
      developments.map(type => stack(terms.actions[type], state.developmentStock[type])),
    ),
  ]
}

/** Every place with a tile, and all others where something lies. */
function mapLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { outline, terms } = phrases
  const { players, layout } = play.state
  return play.components.placeList.flatMap(place => {
    const tile = layout.tiles[place.id]
    const lies = [
      ...needs(phrases, place.requirement),
      ...tokenOn(phrases, play, place),
      ...labelled(
        outline.cubes,
        seatsWhere(play, who, seat => players[seat]?.cubes.includes(place.id) ?? false),
      ),
      ...labelled(
        outline.scientists,
        seatsWhere(play, who, seat => players[seat]?.scientist === place.id),
      ),
    ]
    if (!place.takesCube && lies.length === 0) return []
    const what = tile === undefined ? terms.placeKinds[place.kind] : nameOf(phrases, play.components, tile)
    return [line(withNotes(place.name, what), lies)]
  })
}

const line = (name: string, lies: readonly string[]): string =>
  capitalised(lies.length === 0 ? name : `${name}. ${lies.join('. ')}`)

function tokenOn(phrases: Phrases, play: Play, { bonusAt }: Place | TechnologySpace): readonly string[] {
  const token = play.state.tokens[bonusAt] ?? ''
  return token === '' ? [] : [nameOf(phrases, play.components, token)]
}

const needs = (phrases: Phrases, requirement: Place['requirement']): readonly string[] =>
  requirement === undefined ? [] : [phrases.outline.needs(volumesText(phrases, requirement))]

function workLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { players, layout } = play.state
  return play.components.work.flatMap(space => {
    const tile = layout.tiles[space.id]
    const at = seatsWhere(play, who, seat => players[seat]?.work === space.index)
    if (space.kind === 'plain' && at.length === 0) return []
    const lies = [...needs(phrases, space.requirement), ...labelled(phrases.outline.markers, at)]
    const name = workSpaceName(phrases, tile === undefined ? space : { ...space, kind: 'plain' })
    return [line(tile === undefined ? name : withNotes(name, nameOf(phrases, play.components, tile)), lies)]
  })
}

function technologyLines(phrases: Phrases, play: Play, who: SeatName): readonly string[] {
  const { players, layout } = play.state
  return [...play.components.technology.values()].flatMap(space => {
    const tile = layout.tiles[space.id]
    const students = players.flatMap((player, seat) => {
      const count = player.students.filter(id => id === space.id).length
      return count === 0 ? [] : [count === 1 ? who(seat) : `${who(seat)} ×${count}`]
    })
    const lies = [
      ...needs(phrases, space.requirement),
      ...tokenOn(phrases, play, space),
      ...labelled(phrases.outline.students, students),
    ]
    const shown = space.kind !== 'plain' && space.kind !== 'bonus'
    if (!shown && lies.length === 0) return []
    const label = technologyLabel(phrases, space)
    if (tile !== undefined) return [line(withNotes(label, nameOf(phrases, play.components, tile)), lies)]
    return [line(space.kind === 'master' ? withNotes(label, phrases.terms.spaceKinds.master) : label, lies)]
  })
}

/** Each face-up card with its text, and how many cards each deck holds. */
function marketLines(phrases: Phrases, play: Play): readonly string[] {
  const { decks, lines } = play.state
  return lines.flatMap((cards, at) => [
    phrases.outline.deck(roman(at + 1), decks[at]?.length ?? 0),
    ...cards.map(id => {
      const card = componentText(phrases, play.components, id)
      return card === undefined ? phrases.terms.hidden : `${card.name}: ${card.text}`
    }),
  ])
}
