import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import type { Translations } from '../kernel/translations.ts'

/** Something that a challenge can ask a seat to do in its turn, said by the game that counts it. */
export interface GoalKind<S extends CoreState = CoreState, C = unknown> {
  readonly id: string
  /** Kinds of one theme come about together, so that nothing is found in asking for both. */
  readonly theme: string
  /** What to do, so much of it: `place at least 2 cubes`. `name` is that of the thing that is meant, where the kind names one. */
  readonly phrase: Translations<(gain: number, name: string) => string>
  /** Where the rules tell of it. */
  readonly rule: string
  /** How far a seat has come; with what is named. Undefined where answers are counted. */
  of?(play: Play<S, C>, seat: Seat, subject: string): number
  /** Answers of this verb count. */
  readonly verb?: string
  /** The things that can be named in a position, by their ids; without it the kind names none. */
  subjects?(play: Play<S, C>, seat: Seat): readonly string[]
  /** The least that is worth asking for, and how much more than a first thought it must be; one, where it is not said. */
  readonly least?: number
  readonly more?: number
  /** It is what is left at the end of a turn: it can fall again, and a whole round is too long to ask for it. */
  readonly left?: true
}
