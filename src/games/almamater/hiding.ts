import type { Path, Seat, Unknown } from '../../kernel/contract.ts'
import { HIDDEN, hideAll, withOwn } from '../../kernel/hidden.ts'
import type { AlmaMater } from './components.ts'
import type { AlmaMaterState, Player } from './state.ts'

/** Hides the two decks, and players' hands, cards put away and, until all are revealed, cards kept (A-19.1). */
export function mask(state: AlmaMaterState): AlmaMaterState {
  const revealed = state.order.length > 0
  const maskPlayer = (player: Player): Player => ({
    ...player,
    packet: hideAll(player.packet),
    boxed: hideAll(player.boxed),
    kept: revealed ? player.kept : hideAll(player.kept),
    passedOn: [],
  })
  return {
    ...state,
    setupDeck: hideAll(state.setupDeck),
    ignotusDeck: hideAll(state.ignotusDeck),
    players: state.players.map(maskPlayer),
  }
}

export const unmask = (masked: AlmaMaterState, { players }: AlmaMaterState, seat: Seat): AlmaMaterState => ({
  ...masked,
  players: withOwn(masked.players, players, seat),
})

/** Where the hidden cards of a view may be. */
export function unknowns(components: AlmaMater, view: AlmaMaterState, viewer: Seat | undefined): readonly Unknown[] {
  return [unknownSetupCards(components, view, viewer), unknownIgnotusCards(components, view)]
}

/** A card that the viewer passed on in the draft lies with somebody, not in the deck. */
function unknownSetupCards({ pack }: AlmaMater, view: AlmaMaterState, viewer: Seat | undefined): Unknown {
  const held = view.players.flatMap(({ packet, kept, boxed }) => [...packet, ...kept, ...boxed])
  const seen = new Set([...held, ...view.spentCards])
  const pool = pack.setupCards.cards.map(({ id }) => id).filter(id => !seen.has(id))
  const withPlayers = view.players.flatMap((player, seat) => [
    ...slotsIn(player.packet, ['players', seat, 'packet']),
    ...slotsIn(player.kept, ['players', seat, 'kept']),
    ...slotsIn(player.boxed, ['players', seat, 'boxed']),
  ])
  const passedOn = viewer === undefined ? [] : (view.players[viewer]?.passedOn ?? [])
  return {
    pool,
    slots: [...withPlayers, ...slotsIn(view.setupDeck, ['setupDeck'])],
    confined: { items: passedOn.filter(id => !seen.has(id)), slots: withPlayers },
  }
}

function unknownIgnotusCards({ pack }: AlmaMater, view: AlmaMaterState): Unknown {
  const slots = slotsIn(view.ignotusDeck, ['ignotusDeck'])
  if (view.layout.ignotus === '') return { pool: [], slots }
  const pool = pack.ignotus.cards.map(({ id }) => id).filter(id => !view.ignotusCards.includes(id))
  return { pool, slots }
}

const slotsIn = (ids: readonly string[], path: Path): readonly Path[] =>
  ids.flatMap((id, at) => (id === HIDDEN ? [[...path, at]] : []))
