import type { Count, Texts } from '../../../phrase.ts'
import type { Handicap } from '../../pack.ts'
import type { PointSource } from '../../state.ts'

export interface TablePhrases {
  readonly options: Texts<'handicaps' | 'openPlayedCards' | 'colors' | 'confirm'>
  readonly handicaps: Texts<Handicap>
  readonly yes: string
  readonly no: string
  readonly any: string
  readonly setup: string
  readonly turn: (round: number, turn: number) => string
  readonly lastTurns: string
  readonly gameOver: string
  readonly sources: Texts<PointSource | 'jury' | 'columns'>
  readonly tieBreaks: Texts<'money'>
  readonly target: Count
}
