/**
 * The contract: all that a game gives to the kernel, and all that the kernel asks of it. Read this file first.
 *
 * A game is plain data and an agenda. The agenda always comes down to questions; a question has options; an answer is one
 * of them. Nothing else happens. A game states its rules as a table of three kinds of rule, by name:
 *
 * - a rule that **asks** one seat: `options` lays out what may be done, `apply` does it;
 * - a rule that asks several seats **together**, in secret: `resolve` goes on when all answers are in;
 * - a rule that **runs** by itself.
 *
 * A frame is taken off the agenda before its rule applies or runs. A rule that wants to be asked again puts its frame back.
 */
import type { ConfirmFrame, Frame, FrameNamed, FrameOf, SeatFrame } from './agenda.ts'
import type { Chance } from './chance.ts'
import type { Json } from './json.ts'
import type { GameOptions, OptionSpecs } from './options.ts'
import type { Offer, Option, Question } from './question.ts'
import type { TieBreak } from './ranking.ts'
import type { Language, Words } from './words.ts'

/** Seats are numbered from 0 in playing order. */
export type Seat = number

/**
 * The part of a state that every game has. A game's own state extends it, and says which frames can stand on its agenda; all of
 * it is plain JSON data.
 */
export interface CoreState<F extends Frame = Frame> {
  readonly game: string
  readonly rulesVersion: number
  /** The hash of the components in play: a game finishes on what it began with. */
  readonly components: string
  readonly seats: number
  readonly options: GameOptions
  /** The only source of chance. All zero in a view. */
  chance: Chance
  /** What is still to be done; the last frame comes next. Empty when the game is over. */
  agenda: (F | ConfirmFrame)[]
  /** How many answers have been given. */
  answered: number
}

/**
 * Something that happened. Log, animation, statistics and recap are folds over events. Two names mean the same in every
 * game: `turn-ended`, after which going back to the start of the turn goes no further; and `forced`, the kernel's own.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  /** What caused it: a component id, an option key or a rule name. */
  readonly because?: string
  /** Seats that may see it whole. For others the kernel hides the fields named in `hides`. */
  readonly only?: readonly Seat[]
  readonly hides?: readonly string[]
}

/** What the kernel itself tells: a secret answer is in, an answer was forced. */
export type KernelEvent = GameEvent & { readonly type: 'answered' | 'forced' }

/** Why an answer cannot simply be taken back. */
export interface Barrier {
  /** Something hidden was shown to somebody. */
  revealed: boolean
  /** Chance was drawn. */
  chance: boolean
  /** Another seat is to answer now. */
  handedOver: boolean
}

/** A game being played: its state, and what the last answer brought. Rules get it as their first argument. */
export interface Play<S extends CoreState = CoreState, C = unknown> {
  readonly game: Game<S, C>
  /** The components, prepared for use. */
  readonly components: C
  state: S
  barrier: Barrier
  /** Events of the last answer; undefined when nobody listens, as in a bot's thoughts. */
  events: GameEvent[] | undefined
  /** The questions that are open now; the kernel keeps them until the next answer. */
  open: readonly Question<FrameOf<S>>[]
}

/** Asks one seat, the frame's. */
export interface AskingRule<S extends CoreState, C, F extends Frame = Frame> {
  readonly kind: 'ask'
  /** Rules of the rulebook behind this question, for the link beside it. */
  readonly rules: readonly string[]
  /** What may be done. */
  options(play: Play<S, C>, frame: F, offer: Offer): void
  /** Doing it. */
  apply(play: Play<S, C>, frame: F, chosen: Option): void
  /** Whether the kernel may answer by itself when only this option is legal. It may, unless this says no. */
  forced?(play: Play<S, C>, frame: F, only: Option): boolean
}

/** Asks several seats at once; answers stay secret until all are in. Its frames are made by `everySeat`. */
export interface TogetherRule<S extends CoreState, C, F extends TogetherFrame = TogetherFrame> {
  readonly kind: 'together'
  readonly rules: readonly string[]
  options(play: Play<S, C>, frame: F, seat: Seat, offer: Offer): void
  resolve(play: Play<S, C>, frame: F, chosen: ReadonlyMap<Seat, Option>): void
}

/** It carries nothing of the game's own: what a rule needs to know for each seat stands in the state. */
export interface TogetherFrame<N extends string = string> extends Frame<N> {
  readonly seats: readonly Seat[]
  /** The key each seat has given, by seat; empty while it has not. */
  readonly given: readonly string[]
}

export interface RunningRule<S extends CoreState, C, F extends Frame = Frame> {
  readonly kind: 'run'
  run(play: Play<S, C>, frame: F): void
}

export type Rule<S extends CoreState, C> = AskingRule<S, C> | TogetherRule<S, C> | RunningRule<S, C>

/** The rules of a game by name: one for each frame that can stand on its agenda, and each gets just that frame. */
export type RuleTable<S extends CoreState, C> = {
  readonly [N in Exclude<FrameOf<S>['rule'], ConfirmFrame['rule']>]: RuleFor<S, C, FrameNamed<FrameOf<S>, N>>
}

/** What kind of rule a frame can call: only a frame of one seat asks it, and only one made by `everySeat` asks several. */
type RuleFor<S extends CoreState, C, F extends Frame> = Takes<F> &
  (F extends TogetherFrame
    ? TogetherRule<S, C, F>
    : F extends SeatFrame
      ? AskingRule<S, C, F> | RunningRule<S, C, F>
      : RunningRule<S, C, F>)

/** A rule wants no more than its frame carries. Said with functions: of a method TypeScript would accept that it wants more. */
interface Takes<F extends Frame> {
  readonly options?: (play: never, frame: F, ...rest: never[]) => void
  readonly apply?: (play: never, frame: F, ...rest: never[]) => void
  readonly resolve?: (play: never, frame: F, ...rest: never[]) => void
  readonly run?: (play: never, frame: F) => void
}

/** Those frames of a state that ask, by its table of rules, and the kernel's `confirm`: what words and bots must know. */
export type AskedFrameOf<S extends CoreState, T> = FrameNamed<FrameOf<S>, AskedRuleOf<T> | ConfirmFrame['rule']>
type AskedRuleOf<T> = { [N in keyof T & string]: T[N] extends { readonly kind: 'run' } ? never : N }[keyof T & string]

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** Every point, by its reason; the points add up to the total. */
  readonly reasons: readonly ScoreReason[]
  /** What decides between seats with equal points, in the order of the rules. */
  readonly tieBreaks?: readonly TieBreak[]
  /** In a solo game that can be won: the points to pass. */
  readonly target?: number
  /** Won, or shares the victory. In a solo game: reached what the rules call a win, if they do. */
  readonly won: boolean
  /** A named rank, in games that give one. */
  readonly rank?: string
  /** The rank above it, if there is one, and the points from which it is given. */
  readonly nextRank?: { readonly rank: string; readonly from: number }
}

export interface ScoreReason {
  /** What gave the points: a component id or a source that the words know. */
  readonly because: string
  readonly points: number
}

/** Hidden items and the places of a view where they may lie. The pool fills the slots exactly. */
export interface Unknown {
  readonly pool: readonly string[]
  readonly slots: readonly Path[]
  /** Items of the pool that can lie only in some of the slots. */
  readonly confined?: { readonly items: readonly string[]; readonly slots: readonly Path[] }
}

/** Where something lies in a state: property names and array positions from the root. */
export type Path = readonly (string | number)[]

export interface Turns<S extends CoreState = CoreState> {
  /** The rule that runs before every turn and puts it on the agenda. */
  readonly next: FrameOf<S>['rule']
  /** Counts the turn that is under way as taken, although nothing was done in it. Gives back whether the rules can say that. */
  passOver(state: S): boolean
}

export interface Game<S extends CoreState = CoreState, C = unknown> {
  readonly id: string
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** From 1 (light) to 5 (heavy). */
  readonly weight: number
  /** Raised by every change after which an old record would no longer replay. */
  readonly rulesVersion: number
  /** What is chosen before setup, with defaults. */
  readonly options: OptionSpecs
  /** The component data as shipped. */
  readonly pack: Json
  /** Checks a component pack and prepares it for use; throws a Refusal that names each fault and its place. */
  prepare(pack: Json): C
  /** Sets up: fills the state and puts the first frames on the agenda. */
  setup(play: Play<CoreState<FrameOf<S>>, C>): S
  readonly rules: ReadonlyMap<string, Rule<S, C>>
  /** A fast copy that shares only what never changes. */
  copy(state: S): S
  /**
   * What a spectator sees: the state with HIDDEN in place of ids that not everybody may see, in the same shape. The state itself
   * stays as it is; what is not hidden is shared with it.
   */
  mask(state: S): S
  /** What a seat sees: the masked state with what the seat itself may see of the state. */
  unmask(masked: S, state: S, seat: Seat): S
  /** Where the hidden things of a seat's view may be. */
  unknowns(components: C, view: S, seat: Seat | undefined): readonly Unknown[]
  /** Scores as they stand; final when the game is over. */
  scores(play: Play<S, C>): readonly Score[]
  /** How turns follow each other, so that a seat can plan from its own next one. Editions frozen earlier do not say it. */
  readonly turns?: Turns<S>
  /** Where in the game we are, as in round 2, turn 3: numbers that only grow. */
  moment(state: S): readonly number[]
  readonly words: Readonly<Record<Language, Words<S, C>>>
}
