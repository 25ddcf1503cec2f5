import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { InventionsFrame } from '../frames.ts'
import { clearRegion } from '../rules/share.ts'
import type { Owner, Play, RegionState, Turn, TurnPart } from '../state.ts'
import { freshTurn } from '../turn-so-far.ts'
import { conserved } from './conservation.ts'
import { type PlacedRegion, placeRegion, regionNamed } from './placing-regions.ts'
import { type PlacedSeat, placeSeat } from './placing-seats.ts'
import { takeFromAnywhere } from './take-card.ts'

/**
 * What a test places on a board without cards, citizens and tokens. Citizens come from the supply, cards and tiles from
 * wherever they lie; what is not named stays as it was set up.
 */
export interface Placed {
  readonly seats?: readonly PlacedSeat[]
  readonly regions?: Readonly<Record<string, PlacedRegion>>
  /** Common Knowledge, top to bottom. */
  readonly common?: readonly string[]
  readonly eureka?: readonly string[]
  readonly discard?: readonly string[]
  /** Milestones of private displays that are not a seat's, by display. */
  readonly privates?: Readonly<Record<number, string>>
  /** Open ideas, from the stack outward. */
  readonly ideas?: readonly string[]
  /** The top card of the stack. */
  readonly top?: string
  /** Turn order; seats in order if nothing is said. */
  readonly order?: readonly Owner[]
  readonly space?: number
  readonly turnsTaken?: number
  readonly chronos?: PlacedChronos
  /** Era markers by owner. */
  readonly markers?: readonly string[]
  readonly turn?: Partial<Turn>
  /** What is asked, if it is not the main action of the seat on turn. */
  readonly asks?: readonly InventionsFrame[]
}

export interface PlacedChronos {
  readonly region?: string
  readonly settled?: string
  readonly supply?: number
  readonly progress?: readonly string[]
  readonly wealth?: readonly string[]
  readonly ip?: number
}

/** Places it, and checks that the whole is a position of Inventions. */
export function place(play: Play, placed: Placed): void {
  const { state } = play
  clearBoard(play)
  placeMilestones(play, placed)
  placeIdeas(play, placed)
  for (const [id, region] of Object.entries(placed.regions ?? {})) placeRegion(play, id, region)
  placed.seats?.forEach((seat, at) => {
    placeSeat(play, at, seat)
  })
  if (placed.chronos !== undefined) placeChronos(play, placed.chronos)
  if (placed.markers !== undefined) state.markers = [...placed.markers]
  leaveInSupply(play, placed)
  if (placed.order !== undefined) state.order = [...placed.order]
  state.space = placed.space ?? 1
  state.turnsTaken = placed.turnsTaken ?? 0
  const seat = state.order[state.turnsTaken] ?? 0
  state.turn = { ...freshTurn(seat, state.players[seat]?.prepared ?? 0, partOf(placed.asks)), ...placed.turn }
  state.agenda = [{ rule: 'next-turn' }, ...[...(placed.asks ?? turnOf(seat))].reverse()]
  conserved(play)
}

/** How far the turn has come in which something is asked. */
function partOf(asks: readonly InventionsFrame[] | undefined): TurnPart {
  if (asks === undefined || asks.some(({ rule }) => rule === 'main')) return 'before-main'
  if (asks.some(({ rule }) => rule === 'turn' || rule === 'economy')) return 'after-main'
  return asks.some(({ rule }) => rule === 'build') ? 'before-build' : 'none'
}

const turnOf = (seat: Seat): readonly InventionsFrame[] => [
  { rule: 'main', seat },
  { rule: 'turn', seat, stage: 'window' },
]

function clearBoard({ state }: Play): void {
  state.order = [...state.order].sort()
  for (const region of state.regions) {
    if (region.card !== '') state.removed.push(region.card)
    clearRegion(region)
    region.citizens = region.citizens.map(() => 0)
    region.tokens = []
  }
  state.diplomats = state.diplomats.map(() => [])
  for (const player of state.players) player.tokens = ['token-present', 'token-invent', 'token-innovate', 'token-share']
}

/** Milestones that are not named keep their place if it is free, or fill one that lacks its own, or are discarded. */
function placeMilestones({ state, components: { milestones } }: Play, placed: Placed): void {
  const privates = state.privates.map((id, at) => placed.seats?.[at]?.milestone ?? placed.privates?.[at] ?? id)
  const named = new Set([
    ...(placed.common ?? []),
    ...(placed.eureka ?? []),
    ...(placed.discard ?? []),
    ...(placed.seats?.flatMap(seat => seat.milestone ?? []) ?? []),
    ...Object.values(placed.privates ?? {}),
  ])
  const spare = [...milestones.keys()].filter(id => !named.has(id) && !privates.includes(id))
  const takeSpare = (letter: string): string => {
    const at = spare.findIndex(id => row(milestones, id).letter >= letter)
    if (at < 0) throw new Error(`no milestone ${letter} is free`)
    return spare.splice(at, 1)[0] as string
  }
  const isNamedElsewhere = (at: number): boolean =>
    named.has(privates[at] ?? '') && placed.seats?.[at]?.milestone === undefined && placed.privates?.[at] === undefined
  state.privates = privates.map((id, at) => (isNamedElsewhere(at) ? takeSpare('B') : id))
  state.common = [...(placed.common ?? Array.from({ length: 4 }, () => takeSpare('A')).reverse())]
  const letter = (one: string) => spare.filter(id => row(milestones, id).letter === one)
  const take = (ids: readonly string[]): string[] => ids.map(id => spare.splice(spare.indexOf(id), 1)[0] as string)
  state.eureka = [...(placed.eureka ?? take(letter('C')))]
  const size = (one: string) => [...milestones.values()].filter(milestone => milestone.letter === one).length
  state.milestoneDecks = ['D', 'E', 'F'].map(one => (letter(one).length === size(one) ? take(letter(one)) : []))
  state.discard = [...(placed.discard ?? []), ...spare]
}

function placeIdeas(play: Play, { ideas, top }: Placed): void {
  const { state } = play
  if (ideas !== undefined) {
    for (const card of ideas) takeFromAnywhere(play, card)
    state.removed.push(...state.ideas)
    state.ideas = [...ideas]
  }
  if (top === undefined) return
  const era = row(play.components.cards, top).era
  takeFromAnywhere(play, top)
  state.removed.push(...state.stack.filter(id => row(play.components.cards, id).era < era))
  state.stack = [top, ...state.stack.filter(id => row(play.components.cards, id).era >= era)]
}

function placeChronos(play: Play, placed: PlacedChronos): void {
  const { chronos } = play.state
  if (chronos === undefined) throw new Error('Chronos does not play here')
  chronos.region = placed.region === undefined ? 0 : regionNamed(play, placed.region)
  chronos.settled = placed.settled === undefined ? -1 : regionNamed(play, placed.settled)
  chronos.progress = [...(placed.progress ?? [])]
  chronos.wealth = [...(placed.wealth ?? [])]
  chronos.ip = placed.ip ?? 0
  for (const id of chronos.progress) {
    const { type, number } = row(play.components.tiles, id)
    const stacks = play.state.stock[type] ?? []
    stacks[number - 1] = (stacks[number - 1] ?? 0) - 1
  }
  for (const id of chronos.wealth) {
    const at = play.components.wealth.findIndex(wealth => wealth.id === id)
    const region = play.state.regions[play.state.layout.wealth.indexOf(at)]
    if (region !== undefined) region.wealth--
  }
}

/** Whoever is not placed anywhere is in the supply; a named supply of Chronos puts the rest of his citizens in Africa. */
function leaveInSupply({ state, components: { pack } }: Play, { chronos: placed }: Placed): void {
  const outside = (owner: Owner): number =>
    state.regions.reduce((sum, { citizens, presenter, presenters, inventor, innovator }) => {
      const beside = [presenter, inventor, innovator].filter(one => one === owner).length
      return sum + (citizens[owner] ?? 0) + beside + (presenter === owner ? presenters - 1 : 0)
    }, 0)
  state.players.forEach((player, seat) => {
    const diplomats = state.diplomats.filter(seats => seats.includes(seat)).length
    const inside = [...player.home, ...player.exhausted, player.scholars].reduce((sum, count) => sum + count, 0)
    player.supply = pack.playerPieces.citizens - inside - diplomats - outside(seat)
    if (player.supply < 0) throw new Error(`seat ${seat} has ${-player.supply} citizens too many`)
  })
  const { chronos } = state
  if (chronos === undefined) return
  chronos.supply = pack.chronosRival.citizens - outside(state.seats)
  const spare = chronos.supply - (placed?.supply ?? chronos.supply)
  const africa = state.regions[0] as RegionState
  africa.citizens[state.seats] = (africa.citizens[state.seats] ?? 0) + spare
  chronos.supply -= spare
}
