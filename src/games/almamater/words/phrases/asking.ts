import type { Count, Texts } from '../../../phrase.ts'
import type { AskedFrame } from '../../rules.ts'

export interface QuestionPhrases {
  readonly titles: Texts<AskedFrame['rule'] | 'turnDone'>
  readonly from: (cause: string) => string
  readonly have: (holdings: string) => string
  readonly pool: (steps: string) => string
  readonly archive: (pieces: string) => string
  readonly passLeft: Count
  readonly boxOne: string
  readonly nextSlot: Count
  readonly aside: string
  readonly booksOver: Count
  readonly setsPrice: string
  readonly lostIfUnused: string
  readonly rightmost: string
}

export interface OptionPhrases {
  readonly keep: (card: string) => string
  readonly putAway: (card: string) => string
  /** The number of a setup card that counts for the turn order. */
  readonly inTurnOrder: (number: number) => string
  readonly chancellor: (name: string) => string
  readonly shelfHere: (points: string) => string
  readonly takeItem: (card: string, item: string) => string
  readonly endTurn: string
  readonly endGoods: string
  readonly pass: string
  readonly greenStep: Count
  readonly blackStep: (level: number, cost: string) => string
  readonly bust: (letter: string, bonus: string, chancellor: string) => string
  readonly use: (chancellor: string, gain: string) => string
  readonly ready: (professor: string) => string
  readonly student: (student: string, faculty: string) => string
  readonly professor: (professor: string, faculty: string) => string
  readonly pieces: Count
  readonly choice: (space: string, what: string) => string
  readonly bishop: (pieces: number, ducats: string) => string
  readonly bishopExtra: (pieces: number, ducats: string) => string
  readonly buy: (books: string, ducats: string) => string
  readonly own: (books: string, ducats: string) => string
  readonly ownNone: (space: string) => string
  readonly lecture: (professor: string, book: string | undefined) => string
  readonly givenFirst: (gain: string) => string
  readonly lectureFirst: (gain: string) => string
  readonly tutors: (masters: string, tutors: string) => string
  readonly pay: (books: string) => string
  readonly gain: (books: string) => string
  readonly display: (shown: number, stored: number) => string
  readonly bookmark: (kind: string) => string
  readonly repeatBonus: string
  readonly exhaust: (professor: string) => string
  readonly giveMaster: string
  readonly giveTutor: string
  readonly scoreShelf: (color: string, slot: number, points: string) => string
  readonly prices: (prices: string) => string
  readonly returnBook: (book: string) => string
  readonly stop: Texts<'other' | 'free-lecture' | 'second-purchase' | 'price-tiles' | 'recruit' | 'repeat-milestone'>
  readonly confirm: string
}

export type PlainReason =
  | 'archive-empty'
  | 'no-ready-professor'
  | 'own-master-there'
  | 'student-owned'
  | 'professor-owned'
  | 'stack-empty'
  | 'halls-full'
  | 'research-finished'
  | 'no-student-to-recruit'
  | 'no-professor-to-recruit'
  | 'professor-exhausted'
  | 'act-first'
  | 'goods-left'
  | 'steps-left'
  | 'used-this-round'
  | 'used-this-turn'
  | 'not-moved-yet'

export interface ReasonPhrases {
  readonly short: (amount: string) => string
  readonly piecesShort: Count
  readonly booksMissing: (books: string) => string
  readonly gloryMissing: (what: string) => string
  readonly plain: Texts<PlainReason>
  readonly unknown: string
}
