import type { ConfirmFrame, Frame, SeatFrame } from '../../kernel/agenda.ts'
import type { Seat, TogetherFrame } from '../../kernel/contract.ts'
import type { BasicAction, PlaceKind } from './pack.ts'

/** Everything that can stand on Newton's agenda, besides the kernel's own frames. */
export type NewtonFrame =
  | TogetherFrame<'draft' | 'push-under'>
  | Frame<'next-turn' | 'renew-round'>
  | SeatFrame<'keep-masters' | 'turn' | 'play-master'>
  | ActionFrame
  | AnyActionFrame
  | EffectFrame
  | PlaceCubeFrame
  | PlaceTileFrame
  | TileFrame
  | RemoveTilesFrame
  | CardRewardFrame

/** A basic action being performed. */
export interface ActionFrame extends SeatFrame<BasicAction> {
  /** The highest value, without what is bought during the action. */
  readonly value: number
  /** Value used up so far: steps, levels of cards, shelves of tiles. */
  readonly spent: number
  /** How many steps, cards or tiles this has been. */
  readonly parts: number
  /** It is the basic action of the card played this turn: modifiers and `quick-increase` work on it. */
  readonly ofCard: boolean
  /** The value may be divided over several cards, tiles or Students. */
  readonly split: boolean
  readonly ignoreRequirement: boolean
  readonly noCoins: boolean
  readonly freeRoutes: boolean
  /** A cube may be placed on each place passed. */
  readonly cubesOnPassed: boolean
  /** Technology: the Student that moves now, or -1. */
  readonly student: number
  /** Technology, divided: Students that have moved. */
  readonly moved: readonly number[]
  /** Lessons: the card taken may be acted with at once. */
  readonly thenAct: boolean
  /** A card that counts as lying on the desk in this action (N-18.8). */
  readonly asIfPlayed?: string
}

/** Whether this is the basic action of the card played this turn, or a part of it. */
export const isOfCard = (frame: NewtonFrame | ConfirmFrame): boolean =>
  frame.rule === 'place-tile' ? frame.study.ofCard : 'ofCard' in frame && frame.ofCard

/** A basic action that begins; most have nothing special. Written out, because frames are made at every question. */
export function actionFrame(
  rule: BasicAction,
  seat: Seat,
  value: number,
  because: string,
  special?: Partial<ActionFrame>,
): ActionFrame {
  const plain: ActionFrame = {
    rule,
    seat,
    because,
    value,
    spent: 0,
    parts: 0,
    ofCard: false,
    split: false,
    ignoreRequirement: false,
    noCoins: false,
    freeRoutes: false,
    cubesOnPassed: false,
    student: -1,
    moved: noStudents,
    thenAct: false,
  }
  return special === undefined ? plain : { ...plain, ...special }
}

/** The basic action of the card played this turn. */
export const cardActionFrame = (rule: BasicAction, seat: Seat, value: number, card: string): ActionFrame => ({
  rule,
  seat,
  because: card,
  value,
  spent: 0,
  parts: 0,
  ofCard: true,
  split: false,
  ignoreRequirement: false,
  noCoins: false,
  freeRoutes: false,
  cubesOnPassed: false,
  student: -1,
  moved: noStudents,
  thenAct: false,
})

const noStudents: readonly number[] = []

/** One basic action of choice. */
export interface AnyActionFrame extends SeatFrame<'any-action'> {
  readonly value: number
  /** As in `ActionFrame`. */
  readonly asIfPlayed?: string
}

/** An effect of a component, by its place there. */
export interface EffectFrame extends SeatFrame<'effect'> {
  readonly of: string
  readonly index: number
}

export interface PlaceCubeFrame extends SeatFrame<'place-cube'> {
  readonly kinds: readonly PlaceKind[]
  readonly coins: number
}

/** A Bookshelf tile has been taken in a Study action, and is to be placed. */
export interface PlaceTileFrame extends SeatFrame<'place-tile'> {
  /** The action as it was when the tile was taken. */
  readonly study: ActionFrame
}

/** A tile is due: choose its type, or what it replaces. An empty type is still to be chosen. */
export interface TileFrame extends SeatFrame<'choose-tile' | 'replace-tile'> {
  readonly tile: 'income' | 'development'
  readonly type: string
}

export interface RemoveTilesFrame extends SeatFrame<'remove-tiles'> {
  readonly count: number
  /** Some have been removed: the rest follows without a question. */
  readonly begun: boolean
}

export interface CardRewardFrame extends SeatFrame<'discard'> {
  /** The effect that pays for the card: on which card, and where. */
  readonly card: string
  readonly effect: string
}
