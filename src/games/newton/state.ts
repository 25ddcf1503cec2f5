import type { CoreState, Play as KernelPlay, Seat } from '../../kernel/contract.ts'
import { listFor } from '../../kernel/lists.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Newton } from './components.ts'
import type { NewtonFrame } from './frames.ts'
import type { BasicAction, IncomeType } from './pack.ts'

export interface NewtonState extends CoreState<NewtonFrame> {
  /** What setup laid out, for the whole game. Copies share it. */
  readonly layout: Layout
  /** From 1. */
  round: number
  /** Turns taken by all players in this round. */
  turnsTaken: number
  /** Who has the First Player token. */
  first: Seat
  /** The turn being played. Replaced, never changed. */
  turn: Turn
  /** Bonus tokens that still lie, in the order of the Bonus spaces; empty where none lies. */
  tokens: string[]
  /** Tiles left in the stacks. */
  incomeStock: Record<IncomeType, number>
  developmentStock: Record<BasicAction, number>
  /** Decks of levels 1, 2, 3; the first card is the top. */
  decks: string[][]
  /** Face-up cards beside each deck. */
  lines: string[][]
  /** Cards removed from the game. */
  removed: string[]
  /** Masters that nobody has. */
  boxedMasters: string[]
  players: Player[]
}

export interface Layout {
  /** The tile on each place or space that holds one. */
  readonly tiles: Readonly<Record<string, string>>
}

export interface Turn {
  readonly seat: Seat
  /** The card played this turn; empty before. */
  readonly card: string
  /** The card's basic action has been begun, and cannot be begun again. */
  readonly acted: boolean
  /** Effects of the card and limited quick actions that have been used. */
  readonly used: readonly string[]
}

export interface Player {
  readonly color: string
  readonly board: string
  coins: number
  potions: number
  points: Points
  hand: string[]
  desk: string[]
  under: string[]
  /** Unplayed Masters. */
  masters: string[]
  playedMasters: string[]
  /** In the draft: the packet held. */
  packet: string[]
  /** Masters this player has seen in the draft and passed on. */
  passedOn: string[]
  scientist: string
  /** The Technology space of each Student in play, in the order they came into play. */
  students: string[]
  /** Students not yet in play. */
  supply: number
  /** Index of the marker on the Work track. */
  work: number
  /** Places with an own Travel cube, in the order placed. */
  cubes: string[]
  /** Book spaces filled, in the order filled. */
  shelf: string[]
  /** Bookshelf tiles taken, placed or removed. */
  tilesTaken: number
  /** Development tiles by type. */
  drawers: BasicAction[]
  /** Income tiles by type; the Medicine tile is `medicine`. */
  income: (IncomeType | 'medicine')[]
  /** Bonus tokens collected. */
  tokens: string[]
}

/** Victory points during the game, by what gave them. */
export interface Points {
  cards: number
  masters: number
  tokens: number
  cubes: number
  cities: number
  bookshelf: number
  lines: number
  income: number
  inventions: number
}
export type PointSource = keyof Points

export type Play = KernelPlay<NewtonState, Newton>

export const noPoints = (): Points => ({
  cards: 0,
  masters: 0,
  tokens: 0,
  cubes: 0,
  cities: 0,
  bookshelf: 0,
  lines: 0,
  income: 0,
  inventions: 0,
})

export function pointsOf({ points }: Player): number {
  const { cards, masters, tokens, cubes, cities, bookshelf, lines, income, inventions } = points
  return cards + masters + tokens + cubes + cities + bookshelf + lines + income + inventions
}

export const playerAt = (play: Play, seat: Seat): Player => itemAt(play.state.players, seat)

export function copyState(state: NewtonState): NewtonState {
  const { incomeStock, developmentStock } = state
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
    first: state.first,
    turn: state.turn,
    tokens: state.tokens.slice(),
    incomeStock: { vp: incomeStock.vp, coins: incomeStock.coins, potion: incomeStock.potion },
    developmentStock: {
      work: developmentStock.work,
      technology: developmentStock.technology,
      travel: developmentStock.travel,
      lessons: developmentStock.lessons,
      study: developmentStock.study,
    },
    decks: listFor(state.decks, copyList),
    lines: listFor(state.lines, copyList),
    removed: state.removed.slice(),
    boxedMasters: state.boxedMasters.slice(),
    players: listFor(state.players, copyPlayer),
  }
}

const copyList = (list: readonly string[]): string[] => list.slice()

function copyPlayer(player: Player): Player {
  const { points } = player
  return {
    color: player.color,
    board: player.board,
    coins: player.coins,
    potions: player.potions,
    points: {
      cards: points.cards,
      masters: points.masters,
      tokens: points.tokens,
      cubes: points.cubes,
      cities: points.cities,
      bookshelf: points.bookshelf,
      lines: points.lines,
      income: points.income,
      inventions: points.inventions,
    },
    hand: player.hand.slice(),
    desk: player.desk.slice(),
    under: player.under.slice(),
    masters: player.masters.slice(),
    playedMasters: player.playedMasters.slice(),
    packet: player.packet.slice(),
    passedOn: player.passedOn.slice(),
    scientist: player.scientist,
    students: player.students.slice(),
    supply: player.supply,
    work: player.work,
    cubes: player.cubes.slice(),
    shelf: player.shelf.slice(),
    tilesTaken: player.tilesTaken,
    drawers: player.drawers.slice(),
    income: player.income.slice(),
    tokens: player.tokens.slice(),
  }
}
