import type { FrameOf } from './agenda.ts'
import type { CoreState, GameEvent, Play, Seat } from './contract.ts'
import type { Option, Reason } from './question.ts'

/**
 * Every language by its tag, as it calls itself. English is whole; of any other there may be part, and the rest is said in
 * English (`translations.ts`). To bring in a language, name it here, then translate phrase by phrase.
 */
export const languageNames = { en: 'English', it: 'Italiano' } as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as readonly Language[]

export const isLanguage = (tag: unknown): tag is Language => languages.some(language => language === tag)

/** How a seat is called: by the person's name at a table, by colour or number elsewhere. */
export type SeatName = (seat: Seat) => string

/** A game's words in one language. All texts of a game are made here, from the same data that the rules use. */
export interface Words<S extends CoreState = CoreState, C = unknown> {
  /** One line for the home page. */
  readonly tagline: string
  /** What is asked, and a line of help. Only frames that ask come here. */
  question(play: Play<S, C>, frame: FrameOf<S>, seat: Seat): { readonly title: string; readonly help?: string }
  /** The option as a short phrase: `Go to Paris`. */
  option(play: Play<S, C>, option: Option, frame: FrameOf<S>): string
  /** Why something is blocked: `2 coins short`. */
  reason(play: Play<S, C>, reason: Reason): string
  /** A line of the log, with its cause; undefined for what need not be told. */
  event(components: C, event: GameEvent, who: SeatName): string | undefined
  /** A component's name and what it does; at a table, there. */
  component(components: C, id: string, state?: S): ComponentText | undefined
  /** What gave points. */
  scoreReason(components: C, because: string): string
  rank(rank: string): string
  /** What decides between seats with equal points, as who is ahead has it: `more money`. */
  tieBreak(by: string): string
  /** What a solo player has to reach, from the points to pass: `more than 30 points`. */
  target(points: number): string
  gameOption(name: string): string
  optionValue(name: string, value: string): string
  /** What is to be known before a game for so many players begins, if anything is. */
  beforehand?(players: number): string | undefined
  /** Where in the game we are: `Round 2, turn 3`. */
  moment(state: S): string
  /** The whole state as headings and lines: the terminal's board and the screen reader's. */
  outline(play: Play<S, C>, who: SeatName): readonly OutlineSection[]
}

export interface ComponentText {
  readonly name: string
  readonly text: string
}

export interface OutlineSection {
  readonly title: string
  /** The seat whose things these are, if they are a seat's. */
  readonly seat?: Seat
  readonly lines: readonly string[]
}

/** A text as the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text, and in brackets what else is to be known of it. */
export const withNotes = (text: string, ...notes: readonly string[]): string =>
  notes.length === 0 ? text : `${text} (${notes.join(', ')})`

/** Fragments as sentences, each with one full stop. */
export const sentences = (...fragments: readonly string[]): string =>
  fragments.map(fragment => capitalised(fragment.endsWith('.') ? fragment : `${fragment}.`)).join(' ')

/** `a, b and c`, with the language's own word before the last. */
export const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
