import type { ActionId, Metric } from '../../pack.ts'
import type { Count, Of, Texts } from './phrase.ts'

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
  /** By its number, with what building there brings. */
  readonly hex: (number: number, benefit: string) => string
  readonly goal: string
  readonly goalSum: (ip: string, what: string) => string
  readonly atMost: Of
  readonly goalTier: (min: number, ip: string) => string
  readonly metrics: Readonly<Record<Metric, (of: string) => string>>
  readonly actionTexts: Texts<ActionId>
}
