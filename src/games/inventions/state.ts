import type { CoreState, Play as KernelPlay, Seat } from '../../kernel/contract.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Inventions } from './components.ts'
import type { InventionsFrame } from './frames.ts'
import type { EconomyWindow } from './pack.ts'
import type { Points } from './points.ts'

/**
 * Who has citizens on the board: a seat, or Chronos, who is counted after the last seat where he plays. Nobody is -1.
 */
export type Owner = number
export const NOBODY: Owner = -1

export interface InventionsState extends CoreState<InventionsFrame> {
  /** What setup laid out, for the whole game. Copies share it. */
  readonly layout: Layout
  /** The space of the Chronos figure on the Era track, from 0. */
  space: number
  /** Turns taken in this round, those of Chronos too. */
  turnsTaken: number
  /** Turn order, first to last. */
  order: Owner[]
  /** The turn being played, or the Stone Age placement. Replaced, never changed. */
  turn: Turn
  /** By region number, from 0. */
  regions: RegionState[]
  /** Common Knowledge, top to bottom. */
  common: string[]
  /** The Eureka display, left to right; empty where a tile has been taken. */
  eureka: string[]
  /** Private displays: the seats', that of Chronos, and those of nobody. */
  privates: string[]
  discard: string[]
  /** Milestones of eras 4, 5 and 6 that are still to come, in hidden order. */
  milestoneDecks: string[][]
  /** Citizens on each milestone, by its place in the components. */
  diplomats: Seat[][]
  /** The era marker's space, by owner. */
  markers: string[]
  /** Open ideas; the last is the rightmost, farthest from the stack. */
  ideas: string[]
  /** The idea stack; the first card is its top. */
  stack: string[]
  /** Cards out of the game. */
  removed: string[]
  /** Progress tiles left, by type and number from 0. */
  stock: number[][]
  /** Undealt private goals, by deck. */
  goalDecks: string[][]
  players: Player[]
  chronos?: Chronos
}

/** What lies beside each region, by region number. */
export interface Layout {
  readonly specialistTiles: readonly string[]
  readonly knowledgeTiles: readonly string[]
  /** The place among the wealth tiles of the letter that lies there. */
  readonly wealth: readonly number[]
}

export interface Turn {
  readonly seat: Seat
  /** Chain action tokens that were prepared in Step 1. */
  readonly tokens: number
  /** Ideas presented that are still to be replaced. */
  readonly presented: number
  /** A technology tile has been used. */
  readonly technology: boolean
  /** Inventions whose chain has been used by Call Specialists. */
  readonly chained: readonly string[]
  /** Spaces of the tiles display with an aspiration gained this turn. */
  readonly fresh: readonly number[]
  /** Aspirations gained this turn for which there is no space. */
  readonly surplus: readonly string[]
  /** How far the turn has come. */
  readonly part: TurnPart
}

/** The parts of a turn, as economy tiles name them: until the pillar stands, the rest of Step 2, Steps 3 and 4. Else nobody has a turn. */
export type TurnPart = EconomyWindow | 'none'

export interface RegionState {
  /** The card in the display; empty where there is none. */
  card: string
  invented: boolean
  presenter: Owner
  /** Citizens of the presenter on the specialist tile. */
  presenters: number
  inventor: Owner
  innovator: Owner
  /** Citizens on the map, by owner. */
  citizens: number[]
  /** Wealth tiles left. */
  wealth: number
  /** The knowledge tile shows its IP side. */
  turned: boolean
  sage: boolean
  /** Influence tokens from the leftmost space on. Their entries are replaced, never changed. */
  tokens: PlacedToken[]
}

export interface PlacedToken {
  readonly owner: Owner
  /** Empty for a token of Chronos, which has no chain. */
  readonly token: string
  readonly faceUp: boolean
}

export interface Player {
  readonly color: string
  points: Points
  influence: number
  /** Citizens not in play. */
  supply: number
  scholars: number
  /** Sages in the academy. */
  sages: number
  /** Available specialists by type, and exhausted ones. */
  home: [number, number, number]
  exhausted: [number, number, number]
  /** Chain action tokens that are prepared. */
  prepared: number
  /** The action space of the Epoch pillar; empty while it has none. */
  epoch: string
  seasons: string[]
  /** Influence tokens on the society board. */
  tokens: string[]
  /** Economy tokens that are ready. */
  ready: number
  /** Economy tiles with a token. */
  used: string[]
  /** Technology tiles turned face down. */
  faceDown: string[]
  /** Right of the board. */
  ideas: string[]
  /** Left of the board. */
  inventions: string[]
  /** The tiles display; empty text where no tile lies. */
  display: string[]
  /** The Progress map, by hex. */
  map: string[]
  goals: string[]
}

/** The automatic opponent. */
export interface Chronos {
  supply: number
  /** The region of his pillar, by number; -1 before the Stone Age placement. */
  region: number
  /** The region of his Stone Age token, which never scores. */
  settled: number
  /** Tiles taken from the stocks. */
  progress: string[]
  wealth: string[]
  /** In a solo game: points as presenter, and his start. */
  ip: number
}

export type Play = KernelPlay<InventionsState, Inventions>

export function pointsOf({ points }: Player): number {
  const { presenting, inventing, spaces, knowledge, specialistTiles, eraSpaces, hexes, culture } = points
  return presenting + inventing + spaces + knowledge + specialistTiles + eraSpaces + hexes + culture
}

export const playerAt = (play: Play, seat: Seat): Player => itemAt(play.state.players, seat)
export const regionAt = (play: Play, index: number): RegionState => play.state.regions[index] as RegionState

/** The number of a region, from 0; -1 if there is none of that name. */
export function regionIndex({ components: { regions } }: Play, id: string): number {
  for (let at = 0; at < regions.length; at++) if (regions[at]?.id === id) return at
  return -1
}

/** The number of the region in whose display a card lies. */
export function regionOf({ state: { regions } }: Play, card: string): number {
  for (let at = 0; at < regions.length; at++) if (regions[at]?.card === card) return at
  return -1
}

/** Whether an owner is the automatic opponent. */
export const isChronos = (state: InventionsState, owner: Owner): boolean => owner === state.seats

/** The era of the space on which the Chronos figure stands. */
export const currentEra = ({ state, components }: Play): number =>
  components.pack.eraTrack.spaces[state.space]?.era ?? 0

/** The era of a seat's private milestone: its academy limit, and one more than it may build. */
export const eraOf = ({ state, components }: Play, owner: Owner): number =>
  components.milestones.get(state.privates[owner] ?? '')?.era ?? 0
