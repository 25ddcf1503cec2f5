import type { Path, Seat, Unknown } from '../../kernel/contract.ts'
import { HIDDEN, hideAll, withOwn } from '../../kernel/hidden.ts'
import type { Newton } from './components.ts'
import type { NewtonState, Player } from './state.ts'

/** Hides decks, boxed Masters, and players' packets and unplayed Masters (N-20). */
export const mask = (state: NewtonState): NewtonState => ({
  ...state,
  decks: state.decks.map(hideAll),
  boxedMasters: hideAll(state.boxedMasters),
  players: state.players.map(maskPlayer),
})

export const unmask = (masked: NewtonState, { players }: NewtonState, seat: Seat): NewtonState => ({
  ...masked,
  players: withOwn(masked.players, players, seat),
})

const maskPlayer = (player: Player): Player => ({
  ...player,
  masters: hideAll(player.masters),
  packet: hideAll(player.packet),
  passedOn: [],
})

/** Where the hidden cards of a view may be: each deck holds its level's unseen cards; Masters are anywhere unseen. */
export function unknowns(components: Newton, view: NewtonState, viewer: Seat | undefined): readonly Unknown[] {
  return [...view.decks.map((_, at) => unknownDeck(components, view, at)), unknownMasters(components, view, viewer)]
}

function unknownDeck({ pack }: Newton, view: NewtonState, at: number): Unknown {
  const seen = new Set([
    ...view.lines.flat(),
    ...view.removed,
    ...view.players.flatMap(player => [...player.hand, ...player.desk, ...player.under]),
  ])
  const pool = pack.actionCards.filter(card => card.level === at + 1 && !seen.has(card.id)).map(card => card.id)
  return { pool, slots: slotsIn(view.decks[at] ?? [], ['decks', at]) }
}

/** A Master that the viewer passed on in the draft is in a hand or a packet, not in the box. */
function unknownMasters({ pack }: Newton, view: NewtonState, viewer: Seat | undefined): Unknown {
  const seen = new Set(view.players.flatMap(player => [...player.masters, ...player.packet, ...player.playedMasters]))
  const pool = pack.masters.map(master => master.id).filter(id => !seen.has(id))
  const held = view.players.flatMap((player, seat) => [
    ...slotsIn(player.masters, ['players', seat, 'masters']),
    ...slotsIn(player.packet, ['players', seat, 'packet']),
  ])
  const boxed = slotsIn(view.boxedMasters, ['boxedMasters'])
  const slots = [...held, ...boxed]
  const passedOn = viewer === undefined ? [] : (view.players[viewer]?.passedOn ?? [])
  const items = passedOn.filter(id => !seen.has(id))
  return view.seats === 1 ? { pool, slots } : { pool, slots, confined: { items, slots: held } }
}

const slotsIn = (ids: readonly string[], path: Path): readonly Path[] =>
  ids.flatMap((id, at) => (id === HIDDEN ? [[...path, at]] : []))
