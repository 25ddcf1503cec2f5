import type { Count, Texts } from '../../../phrase.ts'
import type { PointSource } from '../../state.ts'

export interface ScorePhrases {
  readonly sources: Texts<PointSource>
  readonly ranks: Texts<Rank>
}

export type Rank =
  | 'Illiterate'
  | 'Scribe'
  | 'Student'
  | 'Scholar'
  | 'Professor'
  | 'Dean'
  | 'Luminary'
  | 'Master of knowledge'
  | 'Genius'
  | 'Science Legend'

/** The game as a whole: what is chosen before it, and where in it we are. */
export interface TablePhrases {
  readonly options: Texts<'masterDraft' | 'colors' | 'confirm'>
  readonly yes: string
  readonly no: string
  readonly anyColor: string
  readonly mastersAreChosen: string
  readonly turn: (round: number, turn: number) => string
  readonly endOfRound: Count
  readonly gameOver: string
}
