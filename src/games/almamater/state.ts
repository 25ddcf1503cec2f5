import type { CoreState, Play as KernelPlay, Seat } from '../../kernel/contract.ts'
import { listFor } from '../../kernel/lists.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Books } from './books.ts'
import type { AlmaMater } from './components.ts'
import type { AlmaMaterFrame } from './frames.ts'
import type { Color, Letter } from './pack/terms.ts'
import { type Points, sumOf } from './points.ts'
import type { Modifiers } from './prepared/abilities.ts'

export interface AlmaMaterState extends CoreState<AlmaMaterFrame> {
  readonly layout: Layout
  /** From 1; one more than the rounds of the game when it is over. */
  round: number
  /** Turns taken in this round. */
  turnsTaken: number
  /** Seats in turn order. */
  order: Seat[]
  turn: Turn
  /** Student tiles left, by place on the campus. */
  campus: number[]
  /** Professor cards left, by slot. */
  academy: number[]
  /** The book price of each slot, by kind; empty while nobody has set it. */
  prices: number[][]
  /** Bust cards left of a, b, c. */
  busts: number[]
  /** The chancellors on bust piles a, b, c; a is empty until all have chosen. */
  bustChancellors: string[]
  /** Chancellors to choose from, in setup. */
  chancellors: string[]
  /** Masters by space of the board and colour: who stands where. */
  standing: number[][]
  /** Masters on the bishop space, in the order placed, with Erasmus' extra master. */
  bishop: Seat[]
  tutors: number
  /** Research levels by marker: seats, then Ignotus. */
  levels: number[]
  /** Markers by research rank, best first. */
  ranking: number[]
  /** Colours by rank; empty in round 1. Replaced, never changed. */
  reputation: readonly Color[]
  /** Displays by seat, then Ignotus. */
  displays: Display[]
  /** Hidden. */
  setupDeck: string[]
  /** Setup cards that have given their goods. */
  spentCards: string[]
  /** Hidden; empty without Ignotus. */
  ignotusDeck: string[]
  /** Ignotus cards shown so far, the last one of this round. */
  ignotusCards: string[]
  players: Player[]
}

/** What setup laid out for the whole game. */
export interface Layout {
  readonly board: string
  /** Research cards from a to e. */
  readonly research: readonly string[]
  /** Student kinds, row by row, in each the four faculties. */
  readonly campus: readonly string[]
  /** Professor kinds by slot of the board. */
  readonly academy: readonly string[]
  /** Glory tiles a, b, c. */
  readonly glory: readonly string[]
  /** The colour of Ignotus; empty without him. */
  readonly ignotus: Color | ''
  /** Colours in play, by marker: seats, then Ignotus. */
  readonly colors: readonly Color[]
}

export interface Turn {
  seat: Seat
  /** It is the taking of starting goods. */
  setup: boolean
  acted: boolean
  /** Research steps of the pool. */
  green: number
  black: number
  /** Green steps of setup cards that must still be taken. */
  owed: number
  /** The own research marker has moved. */
  moved: boolean
  /** Chancellors used whose limit is the turn. */
  used: string[]
  /** Pieces that count for the bishop in the action under way. */
  onBishop: number
  /** The space on which tutors stand for the action under way, and how many. */
  tutorsOn: string
  tutorsOut: number
}

/** Six slots from left to right; the seventh shelf lies beside them. */
export interface Display {
  /** What each shelf is worth to a buyer; 0 when its dark face shows. Empty until it is arranged. */
  shelves: number[]
  /** 1 where a textbook stands. */
  books: number[]
  /** The price of a tile over a slot; 0 where there is none. */
  tiles: number[]
}

/** A professor owned. Replaced, never changed. */
export interface OwnProfessor {
  readonly id: string
  readonly ready: boolean
  /** The kind of book that a lecture costs; -1 without a bookmark. */
  readonly bookmark: number
}

/** What the students and chancellors of a player change; made anew when one joins. */
export interface Powers extends Modifiers {
  /** The chancellor whose actions replace those of the spaces, or nobody. */
  readonly replaces: string
}

export interface Player {
  readonly color: Color
  ducats: number
  books: Books
  points: Points
  /** In the order of the halls, from hall 2 on; the printed student is not named. */
  students: string[]
  professors: OwnProfessor[]
  /** The own chancellor, then those of bust cards. */
  chancellors: string[]
  busts: Letter[]
  powers: Powers
  /** Chancellors used whose limit is the round, or the game. */
  usedThisRound: string[]
  usedThisGame: string[]
  /** All masters owned, wherever they are. */
  masters: number
  archive: number
  dormitory: number
  additionalMasters: number
  /** The prestige for an additional master was reached once. */
  prestigeMaster: boolean
  tutors: number
  restingTutors: number
  /** Own student spaces on which a master stands. */
  ownSpaces: string[]
  passed: boolean
  /** In the draft: the hand now held. Hidden from others. */
  packet: string[]
  /** Setup cards kept. Hidden from others until all are revealed. */
  kept: string[]
  /** Setup cards put away unseen by others. */
  boxed: string[]
  /** Setup cards this player has seen and passed on. */
  passedOn: string[]
}

export type Play = KernelPlay<AlmaMaterState, AlmaMater>

export const playerAt = (play: Play, seat: Seat): Player => itemAt(play.state.players, seat)
export const displayAt = (play: Play, marker: number): Display => play.state.displays[marker] as Display
export const prestigeOf = (player: Player): number => sumOf(player.points)
/** The printed student is one of them. */
export const studentsOf = (player: Player): number => player.students.length + 1

export const freshTurn = (seat: Seat, setup: boolean): Turn => ({
  seat,
  setup,
  acted: false,
  green: 0,
  black: 0,
  owed: 0,
  moved: false,
  used: [],
  onBishop: 0,
  tutorsOn: '',
  tutorsOut: 0,
})

const copyList = <T>(list: readonly T[]): T[] => list.slice()

export function copyState(state: AlmaMaterState): AlmaMaterState {
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    components: state.components,
    seats: state.seats,
    options: state.options,
    chance: [state.chance[0], state.chance[1], state.chance[2], state.chance[3]],
    agenda: state.agenda.slice(),
    answered: state.answered,
    layout: state.layout,
    round: state.round,
    turnsTaken: state.turnsTaken,
    order: state.order.slice(),
    turn: copyTurn(state.turn),
    campus: state.campus.slice(),
    academy: state.academy.slice(),
    prices: listFor(state.prices, copyList),
    busts: state.busts.slice(),
    bustChancellors: state.bustChancellors.slice(),
    chancellors: state.chancellors.slice(),
    standing: listFor(state.standing, copyList),
    bishop: state.bishop.slice(),
    tutors: state.tutors,
    levels: state.levels.slice(),
    ranking: state.ranking.slice(),
    reputation: state.reputation,
    displays: listFor(state.displays, copyDisplay),
    setupDeck: state.setupDeck.slice(),
    spentCards: state.spentCards.slice(),
    ignotusDeck: state.ignotusDeck.slice(),
    ignotusCards: state.ignotusCards.slice(),
    players: listFor(state.players, copyPlayer),
  }
}

const copyTurn = (turn: Turn): Turn => ({
  seat: turn.seat,
  setup: turn.setup,
  acted: turn.acted,
  green: turn.green,
  black: turn.black,
  owed: turn.owed,
  moved: turn.moved,
  used: turn.used.slice(),
  onBishop: turn.onBishop,
  tutorsOn: turn.tutorsOn,
  tutorsOut: turn.tutorsOut,
})

const copyDisplay = ({ shelves, books, tiles }: Display): Display => ({
  shelves: shelves.slice(),
  books: books.slice(),
  tiles: tiles.slice(),
})

function copyPlayer(player: Player): Player {
  const { points } = player
  return {
    color: player.color,
    ducats: player.ducats,
    books: player.books.slice(),
    points: {
      setup: points.setup,
      students: points.students,
      lectures: points.lectures,
      milestones: points.milestones,
      shelves: points.shelves,
      spaces: points.spaces,
      chancellors: points.chancellors,
      busts: points.busts,
      spent: points.spent,
    },
    students: player.students.slice(),
    professors: player.professors.slice(),
    chancellors: player.chancellors.slice(),
    busts: player.busts.slice(),
    powers: player.powers,
    usedThisRound: player.usedThisRound.slice(),
    usedThisGame: player.usedThisGame.slice(),
    masters: player.masters,
    archive: player.archive,
    dormitory: player.dormitory,
    additionalMasters: player.additionalMasters,
    prestigeMaster: player.prestigeMaster,
    tutors: player.tutors,
    restingTutors: player.restingTutors,
    ownSpaces: player.ownSpaces.slice(),
    passed: player.passed,
    packet: player.packet.slice(),
    kept: player.kept.slice(),
    boxed: player.boxed.slice(),
    passedOn: player.passedOn.slice(),
  }
}
