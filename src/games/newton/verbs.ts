import { option as anyOption, optionsOf as anyOptionsOf } from '../../kernel/question.ts'

/** All that an answer of Newton can do. Rules make options of these alone, so that words and bots can know them all. */
export type Verb =
  | 'play'
  | 'take'
  | 'discard'
  | 'push'
  | 'draft'
  | 'keep'
  | 'master'
  | 'end-turn'
  | 'stop'
  | 'work'
  | 'enter'
  | 'student'
  | 'travel'
  | 'cube'
  | 'visit'
  | 'village'
  | 'take-tile'
  | 'shelve'
  | 'shelve-freely'
  | 'use'
  | 'copy'
  | 'remove-tiles'
  | 'tile'
  | 'replace'

/** A quick action is done by its id. */
export type QuickVerb = `quick-${string}`

export const option: (verb: Verb | QuickVerb, ...to: string[]) => ReturnType<typeof anyOption> = anyOption
export const optionsOf: (verb: Verb) => ReturnType<typeof anyOptionsOf> = anyOptionsOf
