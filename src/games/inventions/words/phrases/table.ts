import type { Count, Texts } from '../../../phrase.ts'
import type { PointSource } from '../../points.ts'

export type Title = 'Tinkerer' | 'Apprentice' | 'Inventor' | 'Visionary' | 'Genius of the Ages'

export interface ScorePhrases {
  readonly sources: Texts<PointSource | 'influence'>
  readonly titles: Texts<Title>
  readonly tieBreaks: Texts<'tiles' | 'inventions' | 'supply'>
  readonly target: Count
}

export interface TablePhrases {
  readonly options: Texts<'confirm' | 'level' | 'colors'>
  readonly levels: Texts<'easy' | 'normal' | 'hard'>
  readonly colors: Texts<'orange' | 'purple' | 'yellow' | 'blue'>
  readonly anyColor: string
  readonly yes: string
  readonly no: string
  readonly soloIsOurs: string
  readonly stoneAge: string
  readonly moment: (era: string, round: number, turn: number) => string
  readonly over: string
}
