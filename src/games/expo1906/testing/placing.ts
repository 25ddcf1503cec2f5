import type { Seat } from '../../../kernel/contract.ts'
import type { LabTile } from '../lab/piece.ts'
import { cellAt } from '../lab/placement.ts'
import { GHOST, type Play, type Player, type Points, type Token } from '../state.ts'
import { conserved } from './conservation.ts'

/** What a test places on a set-up game. What it does not name stays as it was set up. */
export interface Placed {
  readonly seats?: readonly PlacedSeat[]
  /** Whose turn begins; 0 if nothing is said. In solo play 1 is the Ghost. */
  readonly turn?: number
  readonly round?: number
  /** The action chosen in the turn just before. */
  readonly lastAction?: string
  /** Energies in the Jury boxes. */
  readonly jury?: readonly string[]
  /** Face-up Projects; the other slots are empty. */
  readonly academy?: readonly string[]
  /** Tiles in the Train Station; the other slots are empty. */
  readonly station?: readonly string[]
  /** What lies on top of the resource pile. */
  readonly pile?: readonly string[]
  /** How many Resource tiles the pile keeps; the rest is discarded. */
  readonly pileSize?: number
  /** Tokens by space, from the bottom of each pile: seats, and GHOST for a Ghost. */
  readonly tokens?: Readonly<Record<string, readonly number[]>>
  /** Chits at the ends of rows. */
  readonly rowChits?: Readonly<Record<string, string>>
  /** The Ghost deck from its top; accepted cards before it are what is missing of the eleven. */
  readonly ghostDeck?: readonly string[]
}

export interface PlacedSeat {
  readonly money?: number
  readonly points?: Partial<Points>
  /** Cards in hand; the others have been played in this order of the hand. */
  readonly hand?: readonly string[]
  readonly played?: readonly string[]
  readonly reserve?: readonly string[]
  /** Tiles in the Lab as `cellophane 3 2 0`; with `!` at the end a Project is complete. */
  readonly lab?: readonly string[]
  /** Scrap removed from these cells, as `4 5`. */
  readonly cleared?: readonly string[]
}

/** Places it and checks that the whole is a position of Expo 1906. */
export function place(play: Play, placed: Placed): void {
  const { state } = play
  placed.seats?.forEach((seat, at) => {
    placeSeat(play, at, seat)
  })
  if (placed.academy !== undefined) placeAcademy(play, placed.academy)
  placeStation(play, placed)
  if (placed.jury !== undefined) placeJury(play, placed.jury)
  if (placed.tokens !== undefined) state.tokens = tokensWith(play, placed.tokens)
  for (const [row, chit] of Object.entries(placed.rowChits ?? {})) {
    state.rowChits[play.components.rowOf.get(row) ?? -1] = chit
    state.chits.splice(state.chits.indexOf(chit), 1)
  }
  state.round = placed.round ?? state.jury.length - play.components.pack.setup.juryTilesDrawn + 1
  state.lastAction = placed.lastAction ?? ''
  state.turn = placed.turn ?? 0
  state.turns = 0
  if (placed.ghostDeck !== undefined) placeGhostDeck(play, placed.ghostDeck)
  state.agenda = [{ rule: 'next-turn' }, { rule: 'choose-card', seat: state.turn, last: false }]
  conserved(play)
}

function takeTile({ state }: Play, tile: string): void {
  const piles = [state.resourcePile, state.resourceDiscard, ...state.projectPiles, ...state.returnedProjects]
  const lists = [...piles, state.technologies, ...state.players.map(({ reserve }) => reserve)]
  for (const list of lists) if (list.includes(tile)) list.splice(list.indexOf(tile), 1)
  for (const slots of [state.station, state.academy]) if (slots.includes(tile)) slots[slots.indexOf(tile)] = ''
}

function placeSeat(play: Play, seat: Seat, placed: PlacedSeat): void {
  const player = play.state.players[seat] as Player
  const { grid } = play.components
  player.money = placed.money ?? player.money
  for (const tile of placed.reserve ?? []) {
    takeTile(play, tile)
    player.reserve.push(tile)
  }
  for (const cell of placed.cleared ?? []) {
    const [row = 0, col = 0] = cell.split(' ').map(Number)
    player.scrap.splice(player.scrap.indexOf(cellAt(grid, row, col)), 1)
    player.cleared.push(cellAt(grid, row, col))
  }
  player.lab = (placed.lab ?? []).map(text => labTile(play, text))
  Object.assign(player.points, { projects: printedPoints(play, player) }, placed.points)
  placeCards(play, player, placed)
}

function labTile(play: Play, text: string): LabTile {
  const [tile = '', row, col, rotation = '0', complete] = text.replace('!', ' !').split(/ +/)
  takeTile(play, tile)
  return { tile, row: Number(row), col: Number(col), rotation: Number(rotation), complete: complete === '!' }
}

const printedPoints = ({ components }: Play, { lab }: Player): number =>
  lab.reduce((sum, { tile, complete }) => sum + (complete ? (components.tiles.get(tile)?.vp ?? 0) : 0), 0)

/** Improvement Technologies in the Lab bring their cards, in the hand unless the test says otherwise. */
function placeCards({ components }: Play, player: Player, { hand, played }: PlacedSeat): void {
  const improved = new Map(
    player.lab.flatMap(({ tile }) => {
      const base = components.tiles.get(tile)?.improves
      return base === undefined ? [] : [[base, components.improved.get(base) ?? '']]
    }),
  )
  const all = components.pack.actionCards.base.map(({ id }) => improved.get(id) ?? id)
  player.hand = all.filter(card => hand?.includes(card) ?? !played?.includes(card))
  player.played = played === undefined ? all.filter(card => !player.hand.includes(card)) : [...played]
}

function placeAcademy(play: Play, wanted: readonly string[]): void {
  const { academy, projectPiles } = play.state
  academy.forEach((tile, at) => {
    if (tile !== '' && !wanted.includes(tile)) projectPiles[at]?.push(tile)
    academy[at] = ''
  })
  for (const tile of wanted) {
    takeTile(play, tile)
    const shape = play.components.tiles.get(tile)?.shape
    academy[play.components.pack.shapes.findIndex(({ id }) => id === shape)] = tile
  }
}

function placeStation(play: Play, { station, pile, pileSize }: Placed): void {
  const { state } = play
  if (station !== undefined) {
    const size = state.station.length
    for (const tile of state.station) if (tile !== '') state.resourcePile.push(tile)
    state.station = []
    for (const tile of station) takeTile(play, tile)
    state.station = [...station, ...Array.from({ length: size - station.length }, () => '')]
  }
  for (const tile of [...(pile ?? [])].reverse()) {
    takeTile(play, tile)
    state.resourcePile.unshift(tile)
  }
  if (pileSize !== undefined) state.resourceDiscard.push(...state.resourcePile.splice(pileSize))
}

function placeJury({ state, components }: Play, energies: readonly string[]): void {
  state.juryPile.push(...state.jury.splice(0))
  for (const energy of energies) {
    const at = state.juryPile.findIndex(tile => components.jury.get(tile)?.energy === energy)
    state.jury.push(...state.juryPile.splice(at, 1))
  }
}

/** Tokens that are not named stay in column 1. */
function tokensWith({ state, components }: Play, placed: Readonly<Record<string, readonly number[]>>): Token[] {
  const left = state.tokens.map(({ owner, row }) => ({ owner, row: owner === GHOST ? row : -1, column: 1 }))
  const layoutOf = Object.entries(placed).flatMap(([space, owners]) => {
    const [resource = '', column = ''] = space.split('-')
    const row = components.rowOf.get(resource) ?? -1
    return owners.map((owner): Token => {
      left.splice(
        left.findIndex(token => token.owner === owner && (owner !== GHOST || token.row === row)),
        1,
      )
      return { owner, row, column: Number(column) }
    })
  })
  return [...layoutOf, ...left]
}

function placeGhostDeck({ state }: Play, deck: readonly string[]): void {
  const rest = [...state.ghost.deck, ...state.ghost.accepted, ...state.ghost.aside]
  for (const card of deck) rest.splice(rest.indexOf(card), 1)
  state.ghost = { deck: [...deck], accepted: rest, aside: [] }
}
