import type { Count, Text, Texts } from '../../../phrase.ts'
import type { ActionId } from '../../pack.ts'

export interface QuestionPhrases {
  readonly settle: string
  readonly main: string
  readonly actions: Texts<ActionId>
  readonly chain: string
  readonly technology: string
  readonly pay: Text
  readonly payAny: Text
  readonly placeCitizen: Count
  readonly chooseSpecialist: string
  readonly refresh: Count
  readonly callHome: string
  readonly shareReward: string
  readonly economy: string
  readonly takeIdea: Count
  readonly returnAspiration: string
  readonly giveBack: string
  readonly progress: Text
  readonly build: string
  readonly buildMore: string
  readonly turnOrder: string
  readonly confirm: string
}

/** Sentences for the line below a question. */
export interface HelpPhrases {
  readonly settle: string
  readonly pillar: Text
  readonly tokensLeft: (left: string) => string
  readonly main: string
  readonly chain: (of: string) => string
  readonly technology: (of: string) => string
  readonly benefit: (of: string) => string
  readonly after: (action: string) => string
  readonly costsToken: string
  readonly costsTokenAndInfluence: string
  readonly homeAndScholars: (home: string) => string
  readonly because: Text
  readonly buildCost: (influence: string, tiles: number) => string
  readonly buildLimit: Count
  readonly freeBuild: string
  readonly surplus: string
  readonly waited: string
  readonly turnOrder: string
  readonly stillUndoable: string
}

export interface OptionPhrases {
  readonly settle: (region: string, card: string, tile: string) => string
  readonly pillar: Text
  readonly rest: Text
  readonly economy: (tile: string, effect: string) => string
  readonly goOn: string
  readonly endTurn: string
  readonly decline: string
  readonly stop: string
  readonly present: (card: string, region: string, benefit: string) => string
  readonly invent: (card: string, region: string) => string
  readonly innovate: (card: string, chain: string) => string
  readonly share: (card: string, region: string) => string
  readonly call: (citizens: string, region: string) => string
  readonly callAs: (citizens: string, region: string, type: string) => string
  readonly influence: (token: string, region: string, ip: string) => string
  readonly travel: (from: string, to: string) => string
  readonly eureka: (milestone: string, benefit: string) => string
  readonly send: (kind: string, milestone: string, benefit: string) => string
  readonly recall: (milestone: string, benefit: string) => string
  readonly chain: (icon: string, does: string) => string
  readonly tokenChain: (does: string) => string
  readonly knowledgeIp: (icon: string, ip: string) => string
  readonly technology: (tile: string, action: string) => string
  readonly scholars: (specialists: string) => string
  readonly exhaust: Text
  readonly exhaustScholar: Text
  readonly citizen: Text
  readonly gain: Text
  readonly refresh: Text
  readonly wealth: Text
  /** The space is named where another one of the display holds the same. */
  readonly swap: (tile: string, aspiration: string, space: number | undefined) => string
  readonly wild: string
  readonly wildFor: Text
  readonly nothing: string
  readonly take: (card: string, type: string, era: number) => string
  readonly return: Text
  readonly progress: (tile: string, effect: string) => string
  readonly build: (tile: string, hex: string, cost: number) => string
  readonly position: Count
  readonly confirm: string
}

export interface ReasonPhrases {
  readonly specialistsShort: (missing: string) => string
  readonly citizensShort: Count
  readonly influenceShort: Count
  readonly costUnpaid: Count
  readonly noAccess: Text
  readonly plain: Texts<PlainReason>
  readonly unknown: string
}
export type PlainReason =
  | 'idea-taken'
  | 'own-pillar'
  | 'no-idea'
  | 'no-free-region'
  | 'nobody-to-send'
  | 'region-taken'
  | 'no-presented-idea'
  | 'no-invention'
  | 'nothing-to-innovate'
  | 'own-invention'
  | 'innovated'
  | 'nobody-beside'
  | 'no-map-citizen'
  | 'no-influence-token'
  | 'no-region-to-lead'
  | 'own-token-there'
  | 'spaces-full'
  | 'not-most-citizens'
  | 'eureka-empty'
  | 'era-not-later'
  | 'era-space-taken'
  | 'no-milestone-with-room'
  | 'own-diplomat-there'
  | 'milestone-full'
  | 'no-diplomat'
  | 'chained-this-turn'
  | 'face-down'
  | 'no-aspiration-left'
  | 'owned'
  | 'stack-empty'
  | 'display-full'
  | 'build-limit'
  | 'used-this-era'
  | 'no-economy-token'
  | 'not-now'
  | 'gives-nothing'
