import type { Option } from '../../kernel/question.ts'
import type { Dealing } from './dealing.ts'
import type { Effect } from './effect.ts'
import type { ActionId, EconomyWindow, Pack, Type } from './pack.ts'

/** The components of Inventions, prepared for play: looked up by id or place, with their options built once. */
export interface Inventions {
  readonly pack: Pack
  /** By number, from 0: the path of Chronos too. */
  readonly regions: readonly Region[]
  readonly cards: ReadonlyMap<string, Card>
  readonly milestones: ReadonlyMap<string, Milestone>
  readonly eraSpaces: ReadonlyMap<string, EraSpace>
  readonly forums: readonly Forum[]
  readonly specialistTiles: ReadonlyMap<string, SpecialistTile>
  readonly knowledgeTiles: ReadonlyMap<string, KnowledgeTile>
  readonly influenceTokens: ReadonlyMap<string, InfluenceToken>
  /** Progress and wealth tiles. */
  readonly tiles: ReadonlyMap<string, Tile>
  readonly economyTiles: ReadonlyMap<string, EconomyTile>
  /** The culture tile that answers an action. */
  readonly cultureOf: ReadonlyMap<ActionId, CultureTile>
  /** The technology tiles whose pair has an action. */
  readonly technologyOf: ReadonlyMap<ActionId, readonly TechnologyTile[]>
  readonly technologyTiles: ReadonlyMap<string, TechnologyTile>
  /** Progress tiles by type and number, from 0. */
  readonly progress: readonly (readonly Tile[])[]
  /** What an aspiration can become: tiles of its type, or of any. */
  readonly progressFor: ReadonlyMap<AspirationKind, readonly Tile[]>
  readonly wealth: readonly Wealth[]
  readonly hexes: readonly Hex[]
  readonly goals: ReadonlyMap<string, Pack['privateGoals']['items'][number]>
  readonly setup: Pack['setupByPlayers']['items'][number][]
  readonly dealing: Dealing
}

/** Amounts by type: economy, culture, technology. */
export type Triple = readonly [number, number, number]

export interface Region {
  readonly id: string
  readonly name: string
  readonly index: number
  readonly spaces: readonly number[]
  readonly routes: readonly { readonly to: number; readonly move: Option }[]
  /** Take its idea in the Stone Age. */
  readonly settle: Option
  /** Put a citizen there. */
  readonly citizen: Option
  /** Call so many citizens home; by number. */
  readonly call: readonly Option[]
  /** The same, with a type of choice: by number, then type. */
  readonly callAs: readonly (readonly Option[])[]
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly era: number
  /** Position in `types`. */
  readonly type: number
  readonly milestone: string
  /** Specialists and scholars that inventing takes, by type; one of them goes to the card. */
  readonly needs: Triple
  /** Those of them that are exhausted. */
  readonly exhausts: Triple
  readonly chain: Effect
  readonly shareIp: number
  readonly inventIp: number
  /** Present it, by region. */
  readonly presentAt: readonly Option[]
  readonly invent: Option
  readonly innovate: Option
  readonly share: Option
  readonly useChain: Option
  readonly take: Option
}

export interface Milestone {
  readonly id: string
  readonly name: string
  readonly index: number
  readonly letter: string
  readonly era: number
  readonly spaces: number
  readonly benefit: Effect
  /** Send a trader, an artisan, a thinker or a scholar. */
  readonly send: readonly Option[]
  readonly recall: Option
  /** Take it by Eureka, with a space for the era marker. */
  readonly eureka: readonly { readonly space: string; readonly take: Option }[]
}

export interface EraSpace {
  readonly id: string
  readonly era: number
  readonly position: number
  readonly effect: Effect
}

export interface Forum {
  readonly id: string
  readonly spaces: readonly ActionSpace[]
}
export interface ActionSpace {
  readonly action: ActionId
  readonly pillar: Option
  /** Put a pillar there where nothing can be done. */
  readonly rest: Option
}

export interface SpecialistTile {
  readonly id: string
  readonly specialists: number
  readonly effect: Effect
  readonly noStartingIdea: boolean
}

export interface KnowledgeTile {
  readonly id: string
  readonly chain: Effect
  readonly useChain: Option
}

export interface InfluenceToken {
  readonly id: string
  readonly cost: number
  readonly chain: Effect
  readonly useChain: Option
  /** Place it, by region. */
  readonly placeAt: readonly Option[]
  /** The same, with a type of choice for those who come home: by region, then type. */
  readonly placeAs: readonly (readonly Option[])[]
}

/** A tile that can lie in the display and be built. */
export interface Tile {
  readonly id: string
  /** Position in `types`; 3 is wealth. */
  readonly type: number
  /** From 1; 0 for wealth. */
  readonly number: number
  /** Take it for an aspiration. */
  readonly take: Option
  /** Build it, by hex. */
  readonly buildAt: readonly Option[]
}
export interface EconomyTile {
  readonly id: string
  readonly windows: readonly EconomyWindow[]
  readonly effect: Effect
  readonly use: Option
}
export interface CultureTile {
  readonly id: string
  readonly effect: Effect
}
export interface TechnologyTile {
  readonly id: string
  readonly pair: readonly [ActionId, ActionId]
  readonly influence: number
  readonly useChain: Option
}

export interface Wealth {
  readonly id: string
  readonly letter: string
  readonly score: Pack['wealthTiles']['items'][number]['score']
  /** Take it into an empty space of the display. */
  readonly take: Option
  /** Take it in place of an aspiration, by space of the display. */
  readonly swap: readonly Option[]
}

export interface Hex {
  readonly id: string
  readonly index: number
  readonly effect: Effect
  readonly discount: number
  readonly neighbours: readonly number[]
}

/** An aspiration is set to a type when it is gained, or to none. */
export type AspirationKind = Type | 'wild'

export const WEALTH = 3
