import type { Count, Text } from '../../../phrase.ts'

/** Headings and labels of the whole state; labels come before what they are about. */
export interface OutlinePhrases {
  readonly table: string
  readonly turnOrder: Text
  readonly onTurn: Text
  readonly chainTitle: string
  readonly chainTokens: Text
  readonly link: (depth: number, action: string, from: string) => string
  readonly world: string
  readonly region: (region: string, lines: string) => string
  readonly idea: (card: string, presenter: string) => string
  readonly untaken: Text
  readonly invention: (card: string, presenter: string, inventor: string, innovator: string) => string
  readonly free: string
  readonly citizens: Text
  readonly wealthLeft: (tile: string, count: number) => string
  readonly sage: string
  readonly noSage: string
  readonly showsIp: string
  readonly tokens: Text
  readonly milestones: string
  readonly common: Text
  readonly private: (who: string, milestone: string) => string
  readonly nonPlayer: string
  readonly eureka: Text
  readonly discard: Text
  readonly diplomats: (milestone: string, who: string) => string
  readonly ideas: string
  readonly open: Text
  readonly stackTop: (card: string, count: number) => string
  readonly stackEmpty: string
  readonly stocks: Text
  readonly chronos: string
  readonly chronosAt: Text
  readonly chronosSupply: Text
  readonly chronosTiles: Text
  readonly chronosIp: Text
  readonly player: (who: string, color: string) => string
  readonly points: (ip: string, atEnd: string) => string
  readonly influence: (level: string, tokens: string) => string
  readonly people: (home: string, exhausted: string) => string
  readonly academy: (scholars: string, limit: number, sages: string) => string
  readonly supply: Text
  readonly pillars: (epoch: string, seasons: string) => string
  readonly ownTokens: Text
  readonly economyTokens: (ready: number, used: string) => string
  readonly ownIdeas: Text
  readonly inventions: Text
  readonly display: Text
  readonly map: Text
  readonly goals: Text
  readonly hiddenGoals: Count
  readonly faceDown: Text
}
