import type { Count, Text, Texts } from '../../../phrase.ts'
import type { ActionId, Metric } from '../../pack.ts'

/** What an effect does, as a fragment without a full stop. */
export interface EffectPhrases {
  readonly gain: Text
  readonly specialistOfChoice: Count
  readonly wildAspiration: string
  readonly economyToken: string
  readonly placeCitizens: Count
  readonly action: Text
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
  readonly needsMilestone: Text
  readonly inventing: Text
  readonly chain: Text
  readonly shareIp: Text
  readonly inventIp: Text
  readonly milestone: (letter: string, era: string, spaces: number) => string
  readonly benefit: Text
  readonly region: (spaces: string, neighbours: string) => string
  readonly eraSpace: (era: number, position: number) => string
  readonly specialistTile: Text
  readonly specialistTileText: (citizens: string, benefit: string) => string
  readonly knowledgeTile: Text
  readonly knowledgeText: (chain: string, ip: string) => string
  readonly token: Text
  readonly tokenText: (cost: string, chain: string) => string
  readonly firstToken: string
  readonly firstTokenText: Text
  readonly progress: (type: string, number: number) => string
  readonly named: (tile: string, name: string) => string
  readonly economyText: Text
  readonly cultureText: (action: string, effect: string) => string
  readonly technologyText: (one: string, other: string, influence: string) => string
  readonly wealth: Text
  readonly largestGroup: (ip: string, type: string, max: string) => string
  readonly adjacentPairs: (ip: string, one: string, other: string, max: string) => string
  readonly aspiration: Text
  readonly aspirationText: string
  /** By its number, with what building there brings. */
  readonly hex: (number: number, benefit: string) => string
  readonly goal: string
  readonly goalSum: (ip: string, what: string) => string
  readonly atMost: Text
  readonly goalTier: (min: number, ip: string) => string
  readonly metrics: Readonly<Record<Metric, (of: string) => string>>
  readonly actionTexts: Texts<ActionId>
}
