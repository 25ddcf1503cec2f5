import type { Seat } from '../../../kernel/contract.ts'
import type { NewtonState, Play, Player, Points, Turn } from '../state.ts'
import { sound } from './conservation.ts'

/** What a test places on a set-up game. What it does not name stays as it was set up, except that no Bonus token lies. */
export interface Placed {
  readonly seats?: readonly PlacedSeat[]
  /** The Bonus tokens that lie, by space. `set-up` leaves them as they were laid. */
  readonly tokens?: Readonly<Record<string, string>> | 'set-up'
  /** Tiles by space; a tile that lies elsewhere changes places. */
  readonly tiles?: Readonly<Record<string, string>>
  /** Face-up cards of levels 1, 2, 3; those not named go to the bottom of their deck. */
  readonly lines?: readonly (readonly string[])[]
  /** How many cards each deck has; the rest leaves the game. */
  readonly decks?: readonly number[]
  /** The first in which so many cards can lie under the desks, if nothing is said. */
  readonly round?: number
  readonly first?: Seat
  /** Turns taken by all players in this round; the first player's turn is next if nothing is said. */
  readonly turnsTaken?: number
}

/** What a seat has. A hand that is not named keeps what is not placed elsewhere. */
export interface PlacedSeat {
  readonly board?: string
  readonly coins?: number
  readonly potions?: number
  readonly points?: Partial<Points>
  readonly hand?: readonly string[]
  readonly desk?: readonly string[]
  readonly under?: readonly string[]
  readonly masters?: readonly string[]
  readonly played?: readonly string[]
  readonly scientist?: string
  readonly students?: readonly string[]
  readonly work?: number
  readonly cubes?: readonly string[]
  readonly shelf?: readonly string[]
  readonly tilesTaken?: number
  readonly drawers?: readonly Player['drawers'][number][]
  readonly income?: readonly Player['income'][number][]
  readonly tokens?: readonly string[]
}

/** What no rule may change, a test lays out. */
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Places it, in a game whose first turn has just begun, and checks that the whole is a position of Newton. */
export function place(play: Play, placed: Placed): void {
  const { state } = play
  const seats = placed.seats ?? []
  if (seats.length > state.seats) throw new Error(`${seats.length} seats are placed, but there are ${state.seats}`)
  placeTiles(play, placed.tiles ?? {})
  seats.forEach((seat, at) => {
    placeSeat(play, at, seat)
  })
  placeLines(play, placed.lines ?? [])
  placed.decks?.forEach((size, at) => {
    state.removed.push(...(state.decks[at]?.splice(size) ?? []))
  })
  if (placed.tokens !== 'set-up') placeTokens(play, placed.tokens ?? {})
  beginTurn(play, placed)
  sound(play)
}

function beginTurn({ state }: Play, { round, first = 0, turnsTaken = 0 }: Placed): void {
  state.round = round ?? 1 + Math.max(...state.players.map(player => player.under.length))
  state.first = first
  state.turnsTaken = turnsTaken
  const seat = (first + turnsTaken) % state.seats
  const turn: Turn = { seat, card: '', acted: false, used: [] }
  state.turn = turn
  state.agenda = [{ rule: 'next-turn' }, { rule: 'turn', seat }]
}

/** Two spaces change their tiles, or the tile comes from the box. */
function placeTiles({ state }: Play, wanted: Readonly<Record<string, string>>): void {
  const tiles: Record<string, string> = { ...state.layout.tiles }
  for (const [space, tile] of Object.entries(wanted)) {
    const was = tiles[space]
    if (was === undefined) throw new Error(`${space} takes no tile`)
    const other = Object.keys(tiles).find(one => tiles[one] === tile)
    if (other !== undefined) tiles[other] = was
    tiles[space] = tile
  }
  ;(state as Writable<NewtonState>).layout = { tiles }
}

function placeTokens({ state, components: { bonusSpaces } }: Play, wanted: Readonly<Record<string, string>>): void {
  state.tokens = bonusSpaces.map(() => '')
  for (const [space, token] of Object.entries(wanted)) {
    const at = bonusSpaces.findIndex(one => one.id === space)
    if (at < 0) throw new Error(`${space} is not a Bonus space`)
    state.tokens[at] = token
  }
}

function placeSeat(play: Play, seat: Seat, placed: PlacedSeat): void {
  const player = play.state.players[seat] as Player
  if (placed.board !== undefined) giveBoard(play, seat, placed.board)
  placeCards(play, player, placed)
  placeMasters(play, player, placed)
  player.coins = placed.coins ?? player.coins
  player.potions = placed.potions ?? player.potions
  Object.assign(player.points, placed.points)
  player.scientist = placed.scientist ?? player.scientist
  player.work = placed.work ?? player.work
  player.cubes = [...(placed.cubes ?? [])]
  player.tokens = [...(placed.tokens ?? [])]
  player.shelf = [...(placed.shelf ?? [])]
  player.tilesTaken = placed.tilesTaken ?? player.shelf.length
  if (placed.students !== undefined) {
    player.supply += player.students.length - placed.students.length
    player.students = [...placed.students]
  }
  for (const type of placed.drawers ?? []) play.state.developmentStock[type]--
  player.drawers = [...(placed.drawers ?? [])]
  for (const type of placed.income ?? []) if (type !== 'medicine') play.state.incomeStock[type]--
  player.income = [...(placed.income ?? [])]
}

function giveBoard({ state, components }: Play, seat: Seat, board: string): void {
  if (!components.boards.has(board)) throw new Error(`there is no Study board ${board}`)
  const player = state.players[seat] as Writable<Player>
  const other = state.players.find(one => one.board === board) as Writable<Player> | undefined
  if (other !== undefined) other.board = player.board
  player.board = board
}

function placeCards(play: Play, player: Player, { hand, desk = [], under = [] }: PlacedSeat): void {
  for (const card of [...desk, ...under, ...(hand ?? [])]) takeFromAnywhere(play, card)
  player.desk = [...desk]
  player.under = [...under]
  if (hand === undefined) return
  play.state.removed.push(...player.hand)
  player.hand = [...hand]
}

function takeFromAnywhere({ state, components }: Play, card: string): void {
  if (!components.cards.has(card)) throw new Error(`there is no card ${card}`)
  const { decks, lines, removed, players } = state
  const places = [...decks, ...lines, removed, ...players.flatMap(({ hand, desk, under }) => [hand, desk, under])]
  for (const cards of places) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
}

function placeMasters({ state }: Play, player: Player, { masters, played }: PlacedSeat): void {
  if (masters === undefined && played === undefined) return
  state.boxedMasters.push(...player.masters.splice(0))
  const take = (ids: readonly string[]): string[] => {
    for (const id of ids) {
      const at = state.boxedMasters.indexOf(id)
      if (at < 0) takeFromHands(state.players, id)
      else state.boxedMasters.splice(at, 1)
    }
    return [...ids]
  }
  player.masters = take(masters ?? [])
  player.playedMasters = take(played ?? [])
}

function takeFromHands(players: readonly Player[], id: string): void {
  const holder = players.find(({ masters }) => masters.includes(id))
  if (holder === undefined) throw new Error(`there is no Master ${id} left`)
  holder.masters.splice(holder.masters.indexOf(id), 1)
}

function placeLines(play: Play, wanted: readonly (readonly string[])[]): void {
  wanted.forEach((cards, at) => {
    for (const card of cards) takeFromAnywhere(play, card)
    play.state.decks[at]?.push(...(play.state.lines[at] ?? []))
    play.state.lines[at] = [...cards]
  })
}
