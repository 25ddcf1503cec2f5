import type { PointSource } from '../../state.ts'
import type { Count, Of, Texts } from './phrase.ts'

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
  readonly stoneAge: string
  readonly moment: (era: string, round: number, turn: number) => string
  readonly over: string
}

/** Headings and labels of the whole state; labels come before what they are about. */
export interface OutlinePhrases {
  readonly table: string
  readonly turnOrder: Of
  readonly onTurn: Of
  readonly chainTitle: string
  readonly chainTokens: Of
  readonly link: (depth: number, action: string, from: string) => string
  readonly world: string
  readonly region: (region: string, lines: string) => string
  readonly idea: (card: string, presenter: string) => string
  readonly untaken: Of
  readonly invention: (card: string, presenter: string, inventor: string, innovator: string) => string
  readonly free: string
  readonly citizens: Of
  readonly wealthLeft: (tile: string, count: number) => string
  readonly sage: string
  readonly noSage: string
  readonly showsIp: string
  readonly tokens: Of
  readonly milestones: string
  readonly common: Of
  readonly private: (who: string, milestone: string) => string
  readonly nonPlayer: string
  readonly eureka: Of
  readonly discard: Of
  readonly diplomats: (milestone: string, who: string) => string
  readonly ideas: string
  readonly open: Of
  readonly stackTop: (card: string, count: number) => string
  readonly stackEmpty: string
  readonly stocks: Of
  readonly chronos: string
  readonly chronosAt: Of
  readonly chronosSupply: Of
  readonly chronosTiles: Of
  readonly chronosIp: Of
  readonly player: (who: string, color: string) => string
  readonly points: (ip: string, atEnd: string) => string
  readonly influence: (level: string, tokens: string) => string
  readonly people: (home: string, exhausted: string) => string
  readonly academy: (scholars: string, limit: number, sages: string) => string
  readonly supply: Of
  readonly pillars: (epoch: string, seasons: string) => string
  readonly ownTokens: Of
  readonly economyTokens: (ready: number, used: string) => string
  readonly ownIdeas: Of
  readonly inventions: Of
  readonly display: Of
  readonly map: Of
  readonly goals: Of
  readonly hiddenGoals: Count
  readonly faceDown: Of
}
