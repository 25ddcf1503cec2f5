import type { Count, Texts } from '../../../phrase.ts'
import type { CardAction, Counted, PlaceKind, VolumeColor } from '../../pack.ts'

export type SpaceKind = 'start' | 'plain' | 'bonus' | 'specialization' | 'invention' | 'master' | 'objective'
export type PlayerColor = 'red' | 'blue' | 'green' | 'yellow'

/** Left, middle and right, as ids of Technology spaces have them. */
export type TechnologyPath = 'l' | 'm' | 'r'

/** The glossary: words that all other phrases are made with. */
export interface TermPhrases {
  readonly and: (items: readonly string[]) => string
  readonly or: (items: readonly string[]) => string
  readonly coins: Count
  readonly potions: Count
  readonly vp: Count
  readonly students: Count
  readonly free: string
  readonly nothing: string
  /** Stands for a card that the reader may not see. */
  readonly hidden: string
  readonly hiddenCards: Count
  readonly actions: Texts<CardAction>
  readonly volumes: (count: number, color: VolumeColor | 'any') => string
  readonly playerColors: Texts<PlayerColor>
  readonly placeKinds: Texts<PlaceKind>
  readonly spaceKinds: Texts<SpaceKind>
  /** A step of one of the three paths of the Technology track. */
  readonly technologyPaths: Readonly<Record<TechnologyPath, (step: string) => string>>
  readonly university: (number: string) => string
  readonly ancientLand: (symbol: string) => string
  readonly cell: (shelf: number, column: number) => string
  readonly shelfLine: (shelf: number, fromColumn: number, toColumn: number) => string
  readonly columnLine: (column: number, fromShelf: number, toShelf: number) => string
  readonly perRound: (amount: string) => string
  /** One of what an effect counts, as in `2 VP for each …`. */
  readonly counted: Texts<Counted>
}
