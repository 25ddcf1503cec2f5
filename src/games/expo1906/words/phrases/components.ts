import type { Count, Text } from '../../../phrase.ts'
import type { Counted, MeetingChoice } from '../../pack.ts'

/** What components say on them. */
export interface ComponentPhrases {
  readonly resourceTile: (two: string, one: string) => string
  readonly project: (shape: string, needs: string, vp: string) => string
  readonly supplies: Text
  readonly improves: Text
  readonly scrap: string
  readonly jury: Text
  readonly resource: Text
  readonly gain: Text
  readonly buyResources: (max: number, prices: string) => string
  readonly buyInAcademy: (max: number, prices: string) => string
  readonly takeResource: Count
  readonly operations: Count
  readonly points: Count
  readonly jumpDiscount: Text
  readonly ghosts: string
  readonly ghostsWith: (players: readonly number[]) => string
  readonly choose: (count: number, options: string) => string
  readonly choices: { readonly [K in MeetingChoice]: (amount: number) => string }
  readonly endsRound: string
  readonly fixed: Text
  readonly per: (vp: string, what: string, roundedUp: boolean, most: string | undefined) => string
  readonly last: string
  readonly counted: { readonly [K in Counted]: (each: number) => string }
  readonly space: (row: string, column: number) => string
  readonly common: string
  readonly endVp: Text
  readonly bonusChit: string
  readonly jump: (to: string, money: string) => string
  readonly handicap: (resources: number, scrap: number) => string
}
