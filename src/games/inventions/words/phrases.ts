import type { ActionId, Metric, TileType } from '../pack.ts'
import type { AspirationKind } from '../rules/aspirations.ts'
import type { PointSource } from '../state.ts'

/** A text for each of some keys. */
export type Texts<K extends string> = Readonly<Record<K, string>>
/** A text that depends on how many there are. */
export type Count = (count: number) => string
type Of = (what: string) => string
type Told = (who: string, what: string) => string
type ToldOf = (who: string, what: string, where: string) => string

/**
 * All that one language has to say about Inventions. Every key is required: a missing translation is a type error. Amounts
 * come as numbers where a language must choose between singular and plural, and as finished texts everywhere else.
 */
export interface Phrases {
  readonly tagline: string
  /** Names of components by id; those that are not here have the name of the pack. */
  readonly names: Readonly<Record<string, string>>
  readonly terms: TermPhrases
  readonly effects: EffectPhrases
  readonly components: ComponentPhrases
  readonly questions: QuestionPhrases
  readonly help: HelpPhrases
  readonly options: OptionPhrases
  readonly reasons: ReasonPhrases
  readonly events: EventPhrases
  readonly scores: ScorePhrases
  readonly table: TablePhrases
  readonly outline: OutlinePhrases
}

export interface TermPhrases {
  readonly ip: Count
  readonly influence: Count
  readonly scholars: Count
  readonly citizens: Count
  readonly sages: Count
  readonly chainTokens: Count
  readonly economyTokens: Count
  /** Traders, artisans, thinkers. */
  readonly specialists: readonly [Count, Count, Count]
  readonly anySpecialists: Count
  readonly types: Texts<TileType>
  readonly aspirations: Texts<AspirationKind>
  readonly actions: Texts<ActionId>
  readonly pillars: Texts<'epoch' | 'season'>
  readonly eras: readonly string[]
  readonly chronos: string
  readonly and: string
  readonly or: string
  readonly nothing: string
  readonly nobody: string
}

/** What an effect does, as a fragment without a full stop. */
export interface EffectPhrases {
  readonly gain: Of
  readonly specialistOfChoice: Count
  readonly wildAspiration: string
  readonly economyToken: string
  readonly placeCitizens: Count
  readonly action: Of
  readonly refresh: Count
  readonly callHome: string
  readonly build: (influence: string) => string
  readonly buy: (pay: string, gain: string) => string
  readonly discount: Count
  readonly turnOrder: string
  readonly none: string
}

export interface ComponentPhrases {
  readonly card: (era: string, type: string) => string
  readonly needsMilestone: Of
  readonly inventing: Of
  readonly chain: Of
  readonly shareIp: Of
  readonly inventIp: Of
  readonly milestone: (letter: string, era: string, spaces: number) => string
  readonly benefit: Of
  readonly region: (spaces: string, neighbours: string) => string
  readonly eraSpace: (era: number, position: number) => string
  readonly specialistTile: Of
  readonly specialistTileText: (citizens: string, benefit: string) => string
  readonly knowledgeTile: Of
  readonly knowledgeText: (chain: string, ip: string) => string
  readonly token: Of
  readonly tokenText: (cost: string, chain: string) => string
  readonly firstToken: string
  readonly firstTokenText: Of
  readonly progress: (type: string, number: number) => string
  readonly named: (tile: string, name: string) => string
  readonly economyText: Of
  readonly cultureText: (action: string, effect: string) => string
  readonly technologyText: (one: string, other: string, influence: string) => string
  readonly wealth: Of
  readonly largestGroup: (ip: string, type: string, max: string) => string
  readonly adjacentPairs: (ip: string, one: string, other: string, max: string) => string
  readonly aspiration: Of
  readonly aspirationText: string
  readonly hex: Of
  readonly goal: string
  readonly goalSum: (ip: string, what: string) => string
  readonly atMost: Of
  readonly goalTier: (min: number, ip: string) => string
  readonly metrics: Readonly<Record<Metric, (of: string) => string>>
  readonly actionTexts: Texts<ActionId>
}

export interface QuestionPhrases {
  readonly settle: string
  readonly main: string
  readonly actions: Texts<ActionId>
  readonly chain: string
  readonly technology: string
  readonly pay: Of
  readonly payAny: Of
  readonly placeCitizen: Count
  readonly chooseSpecialist: string
  readonly refresh: Count
  readonly callHome: string
  readonly shareReward: string
  readonly economy: string
  readonly takeIdea: Count
  readonly returnAspiration: string
  readonly progress: Of
  readonly build: string
  readonly buildMore: string
  readonly turnOrder: string
  readonly confirm: string
  readonly other: string
}

/** Sentences for the line below a question. */
export interface HelpPhrases {
  readonly settle: string
  readonly pillar: Of
  readonly tokensLeft: (left: string) => string
  readonly main: string
  readonly chain: (of: string) => string
  readonly technology: (of: string) => string
  readonly benefit: (of: string) => string
  readonly after: (action: string) => string
  readonly costsToken: string
  readonly costsTokenAndInfluence: string
  readonly homeAndScholars: (home: string) => string
  readonly because: Of
  readonly buildCost: (influence: string, tiles: number) => string
  readonly buildLimit: Count
  readonly freeBuild: string
  readonly surplus: string
  readonly turnOrder: string
  readonly stillUndoable: string
}

export interface OptionPhrases {
  readonly settle: (region: string, card: string, tile: string) => string
  readonly pillar: Of
  readonly rest: Of
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
  readonly knowledgeIp: (icon: string, ip: string) => string
  readonly technology: (tile: string, action: string) => string
  readonly scholars: (specialists: string) => string
  readonly exhaust: Of
  readonly exhaustScholar: Of
  readonly citizen: Of
  readonly gain: Of
  readonly refresh: Of
  readonly wealth: Of
  readonly swap: (tile: string, aspiration: string) => string
  readonly wild: string
  readonly nothing: string
  readonly take: (card: string, type: string, era: number) => string
  readonly return: Of
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
  readonly noAccess: Of
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
  | 'influence-full'
  | 'owned'
  | 'stack-empty'
  | 'display-full'
  | 'build-limit'
  | 'used-this-era'
  | 'no-economy-token'
  | 'not-now'
  | 'gives-nothing'

export interface EventPhrases {
  readonly gained: Told
  readonly paid: Told
  readonly scored: Told
  readonly calledHome: ToldOf
  readonly refreshed: Told
  readonly exhausted: Told
  readonly sent: Told
  readonly settled: ToldOf
  readonly roundBegan: (era: string, round: number) => string
  readonly turnBegan: Told
  readonly pillarPlaced: ToldOf
  readonly rested: Told
  readonly action: Readonly<Record<'main' | 'chain' | 'technology' | 'benefit', ToldOf>>
  readonly declined: Told
  readonly chained: ToldOf
  readonly presented: ToldOf
  readonly invented: ToldOf
  readonly innovated: ToldOf
  readonly shared: ToldOf
  readonly cardKept: Told
  readonly cardLost: Of
  readonly citizensPlaced: ToldOf
  readonly wealthTaken: Told
  readonly aspiration: Told
  readonly surplus: Told
  readonly aspirationReturned: Told
  readonly progressTaken: Told
  readonly tokenPlaced: ToldOf
  readonly tokenTurned: Told
  readonly travelled: (who: string, from: string, to: string) => string
  readonly sageTaken: Told
  readonly knowledgeTurned: Of
  readonly allKnowledgeTurned: string
  readonly milestoneTaken: Told
  readonly milestoneInserted: Of
  readonly milestoneDiscarded: Of
  readonly diplomatScholar: Told
  readonly diplomatSupply: Told
  readonly diplomatSent: ToldOf
  readonly ideaTaken: Told
  readonly ideaRemoved: Of
  readonly economyUsed: Told
  readonly economyToken: (who: string) => string
  readonly technologyTurned: Told
  readonly built: ToldOf
  readonly turnEnded: (who: string) => string
  readonly eraBegan: Of
  readonly turnOrder: (who: string, position: number) => string
  readonly eurekaLaid: Of
  readonly nonPlayerMilestone: Of
  readonly sagesReturned: string
  readonly goalsShown: Told
  readonly gameEnded: string
  readonly answered: (who: string) => string
  readonly chronosSettled: (region: string, card: string, ip: string) => string
  readonly chronosTurn: Of
  readonly chronosMoved: (region: string, does: string) => string
  readonly chronosCannot: Of
  readonly chronosPresented: (card: string, region: string, citizens: string) => string
  readonly chronosInvented: (card: string, region: string) => string
  readonly chronosShared: (card: string, region: string) => string
  readonly chronosInnovated: (card: string, region: string) => string
  readonly chronosTook: Of
  readonly chronosIdle: Of
  readonly chronosToken: (region: string, ip: string) => string
  readonly chronosMilestone: Of
  readonly chronosScored: Of
}

export type Title = 'Tinkerer' | 'Apprentice' | 'Inventor' | 'Visionary' | 'Genius of the Ages'
export interface ScorePhrases {
  readonly sources: Texts<PointSource | 'influence'>
  readonly titles: Texts<Title>
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
