import type { Count, Texts } from '../../../phrase.ts'
import type { AspirationKind } from '../../components.ts'
import type { ActionId, TileType } from '../../pack.ts'

export interface TermPhrases {
  readonly ip: Count
  readonly influence: Count
  readonly scholars: Count
  readonly citizens: Count
  readonly sages: Count
  readonly chainTokens: Count
  /** So many of all. */
  readonly of: (count: number, all: string) => string
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
