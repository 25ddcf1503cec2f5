import type { CoreState, Play as KernelPlay, Seat } from '../../kernel/contract.ts'
import { listFor } from '../../kernel/lists.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Expo } from './components.ts'
import type { ExpoFrame } from './frames.ts'
import type { LabTile } from './lab/piece.ts'
import type { Handicap } from './pack.ts'

export interface ExpoState extends CoreState<ExpoFrame> {
  /** From 1. */
  round: number
  /** Turns taken by all in this round. */
  turns: number
  /** Who began the game. */
  readonly first: Seat
  /** Whose turn it is. In solo play the Ghost sits at 1 (E-14.3). */
  turn: number
  /** The action chosen in the turn just before, in this round; empty when none was. */
  lastAction: string
  /** Who ended the game; NOBODY until then. */
  endedBy: number
  /** The first tile is the top of the pile. */
  resourcePile: string[]
  resourceDiscard: string[]
  /** Empty where a tile was bought. */
  station: string[]
  juryPile: string[]
  /** Jury tiles in their boxes, in the order placed. */
  jury: string[]
  /** Projects that nobody has seen yet, by shape; the first is the top. */
  projectPiles: string[][]
  /** Projects put under their pile, in full view; they come after the pile, the first of them first (E-16.2). */
  returnedProjects: string[][]
  /** Face-up Projects, by shape; empty where none lies. */
  academy: string[]
  /** Technologies for sale. */
  technologies: string[]
  /** Bonus chits beside the board. */
  chits: string[]
  /** The chit on the last space of each row; empty while nobody has reached it. */
  rowChits: string[]
  /**
   * All tokens of the Patents Office, the one that moved last at the front: so tokens in one space stand in the order of
   * their pile, from bottom to top (E-8.6).
   */
  tokens: Token[]
  /** Solo play only; else empty. */
  ghost: GhostDeck
  players: Player[]
}

/** Replaced, never changed. */
export interface Token {
  /** GHOST for a Ghost token. */
  readonly owner: Seat
  /** Position of its row; -1 for a player's token in column 1, which belongs to no row. */
  readonly row: number
  readonly column: number
}

export const GHOST = -1
export const NOBODY = -1

/** The Ghost's cards in this round. The top of the deck is its first card. */
export interface GhostDeck {
  deck: string[]
  /** Accepted cards, the last one last. */
  accepted: string[]
  aside: string[]
}

export interface Player {
  readonly color: string
  readonly handicap: Handicap
  money: number
  points: Points
  hand: string[]
  /** Cards played in this round, the last one last. */
  played: string[]
  /** Bought tiles not yet in the Lab. */
  reserve: string[]
  /** In the order placed. */
  lab: LabTile[]
  /** Cells with a Scrap tile. */
  scrap: number[]
  /** Cells whose Scrap tile was removed in the game. */
  cleared: number[]
}

/** Victory points during the game, by what gave them. */
export interface Points {
  projects: number
  leaders: number
}
export type PointSource = keyof Points

export type Play = KernelPlay<ExpoState, Expo>

export const playerAt = (play: Play, seat: Seat): Player => itemAt(play.state.players, seat)

/** VP on the Prestige track. */
export const prestigeOf = ({ points }: Player): number => points.projects + points.leaders

/** How many take turns: the Ghost does in solo play. */
export const placesAtTable = (state: Pick<ExpoState, 'seats'>): number => (state.seats === 1 ? 2 : state.seats)

export const isGhost = (state: ExpoState, place: number): boolean => place >= state.seats

export function copyState(state: ExpoState): ExpoState {
  const { ghost } = state
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    components: state.components,
    seats: state.seats,
    options: state.options,
    chance: [state.chance[0], state.chance[1], state.chance[2], state.chance[3]],
    agenda: state.agenda.slice(),
    answered: state.answered,
    round: state.round,
    turns: state.turns,
    first: state.first,
    turn: state.turn,
    lastAction: state.lastAction,
    endedBy: state.endedBy,
    resourcePile: state.resourcePile.slice(),
    resourceDiscard: state.resourceDiscard.slice(),
    station: state.station.slice(),
    juryPile: state.juryPile.slice(),
    jury: state.jury.slice(),
    projectPiles: listFor(state.projectPiles, copyList),
    returnedProjects: listFor(state.returnedProjects, copyList),
    academy: state.academy.slice(),
    technologies: state.technologies.slice(),
    chits: state.chits.slice(),
    rowChits: state.rowChits.slice(),
    tokens: state.tokens.slice(),
    ghost: { deck: ghost.deck.slice(), accepted: ghost.accepted.slice(), aside: ghost.aside.slice() },
    players: listFor(state.players, copyPlayer),
  }
}

const copyList = (list: readonly string[]): string[] => list.slice()

const copyPlayer = (player: Player): Player => ({
  color: player.color,
  handicap: player.handicap,
  money: player.money,
  points: { projects: player.points.projects, leaders: player.points.leaders },
  hand: player.hand.slice(),
  played: player.played.slice(),
  reserve: player.reserve.slice(),
  lab: player.lab.slice(),
  scrap: player.scrap.slice(),
  cleared: player.cleared.slice(),
})
