import { basicActions, type Volumes } from '../../games/newton/pack.ts'
import { type Play, type Player, playerAt } from '../../games/newton/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import { type Atlas, atlasOf, type Shelf } from './atlas.ts'
import { JOKER, type Notes } from './notes.ts'
import type { Weights } from './weights.ts'

/** What one seat may still do: turns, incomes, expected uses of each action. All terms of the judgement start from it. */
export interface Outlook {
  readonly play: Play
  readonly seat: Seat
  readonly player: Player
  readonly weights: Weights
  readonly notes: Notes
  readonly atlas: Atlas
  /** End Round phases that are still to come. */
  readonly incomes: number
  /** Own turns left in this round, the one that is being played included. */
  readonly turnsNow: number
  readonly turns: number
  /** Plays of cards to be expected, now and in later rounds. */
  readonly playsNow: number
  readonly playsLater: number
  /** Expected uses of each basic action in the rest of the game. */
  readonly uses: Float64Array
  /** Symbols that stay: under the desk and in drawers. */
  readonly lasting: Float64Array
  /** Volumes on all own cards and on Masters played: what a round could make available. */
  readonly volumes: Volumes
  /** By place number: an own cube lies there. */
  readonly visited: Uint8Array
  readonly universities: number
  readonly ancientLands: number
  readonly medicineCities: number
  /** By the number of the book space on the own board: a tile lies there. */
  readonly filled: Uint8Array
  readonly completeLines: number
  /** What the best Master in hand would be worth if played now. */
  bestMaster: number
}

export function lookOut(play: Play, seat: Seat, weights: Weights, notes: Notes): Outlook {
  const { state, components } = play
  const player = playerAt(play, seat)
  const { rounds, turnsPerRound } = components.pack.constants
  const incomes = rounds - state.round + 1
  const turnsNow = turnsLeft(play, seat, turnsPerRound)
  const { hand, desk } = player
  const playsNow = Math.min(turnsNow, hand.length)
  const cards = hand.length + desk.length
  let playsLater = 0
  for (let round = 1; round < incomes; round++) playsLater += Math.min(turnsPerRound, Math.max(0, cards - round))
  const uses = new Float64Array(basicActions.length)
  const volumes = { orange: 0, blue: 0, green: 0, any: 0 }
  const now = hand.length === 0 ? 0 : playsNow / hand.length
  const later = cards === 0 ? 0 : playsLater / cards
  for (const id of hand) countCard(notes, id, now + later, uses, volumes)
  for (const id of desk) countCard(notes, id, later, uses, volumes)
  countMasters(play, player, volumes)
  const atlas = atlasOf(play)
  const visited = new Uint8Array(components.placeList.length)
  let [universities, ancientLands, medicineCities] = [0, 0, 0]
  for (const id of player.cubes) {
    const at = atlas.placeNumber.get(id) ?? 0
    visited[at] = 1
    const kind = atlas.kinds[at]
    if (kind === 'university') universities++
    else if (kind === 'ancientLand') ancientLands++
    else if (atlas.isMedicine[at]) medicineCities++
  }
  const shelf = atlas.boards.get(player.board) as Shelf
  const filled = new Uint8Array(shelf.cells.length)
  for (const id of player.shelf) filled[shelf.cellNumber.get(id) ?? 0] = 1
  return {
    play,
    seat,
    player,
    weights,
    notes,
    atlas,
    incomes,
    turnsNow,
    turns: turnsNow + turnsPerRound * (incomes - 1),
    playsNow,
    playsLater,
    uses,
    lasting: lastingSymbols(notes, player),
    volumes,
    visited,
    universities,
    ancientLands,
    medicineCities,
    filled,
    completeLines: linesIn(shelf, filled),
    bestMaster: 0,
  }
}

function linesIn({ lines }: Shelf, filled: Uint8Array): number {
  let complete = 0
  for (const { cells } of lines) {
    let missing = 0
    for (const cell of cells) if (filled[cell] === 0) missing++
    if (missing === 0) complete++
  }
  return complete
}

function turnsLeft({ state }: Play, seat: Seat, turnsPerRound: number): number {
  const { seats, first, turnsTaken } = state
  const place = (seat - first + seats) % seats
  const taken = Math.floor((turnsTaken - place + seats - 1) / seats)
  return turnsPerRound - Math.max(0, taken)
}

function countCard(notes: Notes, id: string, plays: number, uses: Float64Array, volumes: Volumes): void {
  const note = notes.cards.get(id)
  if (note === undefined) return
  if (note.action === JOKER) for (let each = 0; each < uses.length; each++) uses[each] = (uses[each] ?? 0) + plays / 5
  else uses[note.action] = (uses[note.action] ?? 0) + plays
  addVolumes(volumes, note.volumes)
}

function countMasters({ components }: Play, player: Player, volumes: Volumes): void {
  for (const id of player.playedMasters) {
    const lasting = components.masters.get(id)?.volumes
    if (lasting !== undefined) addVolumes(volumes, lasting)
  }
}

function addVolumes(sum: Volumes, more: Volumes): void {
  sum.orange += more.orange
  sum.blue += more.blue
  sum.green += more.green
  sum.any += more.any
}

function lastingSymbols(notes: Notes, { under, drawers }: Player): Float64Array {
  const lasting = new Float64Array(basicActions.length)
  for (const id of under) {
    const action = notes.cards.get(id)?.action ?? JOKER
    if (action !== JOKER) lasting[action] = (lasting[action] ?? 0) + 1
  }
  for (const type of drawers) {
    const action = basicActions.indexOf(type)
    lasting[action] = (lasting[action] ?? 0) + 1
  }
  return lasting
}
