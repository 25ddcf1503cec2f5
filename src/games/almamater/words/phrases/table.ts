import type { Count, Texts } from '../../../phrase.ts'
import type { PointSource } from '../../points.ts'
import type { Cause } from './events.ts'

export type FinalReason =
  | 'final-ducats'
  | 'final-dictionaries'
  | 'final-reputation'
  | 'final-milestones'
  | 'final-halls'
  | 'final-busts'

export interface TablePhrases {
  readonly gameOver: string
  readonly settingUp: string
  readonly turn: (round: number, turn: number) => string
  readonly endOfRound: Count
  readonly options: Texts<'colors' | 'confirm'>
  readonly yes: string
  readonly no: string
  readonly anyColor: string
  readonly causes: Texts<Cause>
  readonly scores: Texts<PointSource | FinalReason>
  readonly tieBreaks: Texts<'turn-order'>
}
