import type { Frame, SeatFrame } from '../../kernel/agenda.ts'
import type { TogetherFrame } from '../../kernel/contract.ts'

/** Everything that can stand on Alma Mater's agenda, besides the kernel's own frames. */
export type AlmaMaterFrame =
  | TogetherFrame<'draft' | 'put-away'>
  | Frame<
      | 'chancellors-chosen'
      | 'setup-done'
      | 'begin-round'
      | 'next-turn'
      | 'administration'
      | 'close-round'
      | 'ignotus-income'
    >
  | SeatFrame<
      | 'choose-chancellor'
      | 'keep-card'
      | 'arrange'
      | 'starting-goods'
      | 'turn'
      | 'tutors-home'
      | 'pay-step'
      | 'return-books'
      | 'income'
    >
  | EffectsFrame
  | EffectFrame
  | TextbooksFrame
  | ShelveFrame
  | PiecesFrame
  | PayStudentFrame
  | PayProfessorFrame
  | ProfessorFrame
  | LectureFrame
  | ColloquiumFrame
  | MilestoneFrame
  | GoodsFrame
  | PriceTilesFrame

/** Lists of effects still to be carried out; the first from one of its effects on. */
export interface EffectsFrame extends SeatFrame<'effects'> {
  readonly lists: readonly string[]
  readonly at: number
}

/** A question put by an effect, by its list and its place there. */
export interface EffectFrame extends SeatFrame<'recruit-student' | 'recruit-professor' | 'choose' | 'repeat'> {
  readonly list: string
  readonly at: number
}

/** Textbooks are gained: which colours. */
export interface TextbooksFrame extends SeatFrame<'textbooks'> {
  readonly count: number
  readonly mode: 'any' | 'different' | 'same'
}

/** Own textbooks are gained: how many of them go to the display. */
export interface ShelveFrame extends SeatFrame<'shelve'> {
  readonly count: number
}

/** Pieces are sent: masters or tutors. The action follows. */
export interface PiecesFrame extends SeatFrame<'pieces'> {
  readonly space: string
  readonly need: number
  /** The key of the answer that began it. */
  readonly action: string
}

/** A student or professor is recruited: which books pay. */
export interface PayStudentFrame extends SeatFrame<'pay-student'> {
  readonly student: string
  readonly discount: number
  /** The lecture in which it is recruited, or nothing. */
  readonly lecture: string
}
export interface PayProfessorFrame extends SeatFrame<'pay-professor'> {
  readonly slot: number
  readonly noDucats: boolean
}

/** A professor has joined: the free lecture, then the bookmark. */
export interface ProfessorFrame extends SeatFrame<'free-lecture' | 'bookmark' | 'choose-bookmark'> {
  readonly professor: string
  /** The kind of the bookmark; -1 if it is to be chosen. */
  readonly kind: number
}

/** A lecture whose effect is still to come, or for which it is asked what comes first. */
export interface LectureFrame extends SeatFrame<'lecture' | 'lecture-order'> {
  readonly professor: string
}

/** The colloquium: what has been bought so far, as colours and slots. */
export interface ColloquiumFrame extends SeatFrame<'second-purchase' | 'score-shelf'> {
  /** The first seller's colour, or `dictionary`. */
  readonly first: string
  readonly slots: readonly string[]
}

/** A milestone was reached: its bonus may be repeated. */
export interface MilestoneFrame extends SeatFrame<'repeat-milestone'> {
  readonly list: string
}

/** Starting goods that are still to be taken, by card and item. */
export interface GoodsFrame extends SeatFrame<'goods'> {
  readonly left: readonly string[]
}

/** Price tiles are laid; anew, they may also stay. */
export interface PriceTilesFrame extends SeatFrame<'price-tiles'> {
  readonly anew: boolean
}
