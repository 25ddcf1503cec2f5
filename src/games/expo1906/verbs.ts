import { option as anyOption, optionsOf as anyOptionsOf } from '../../kernel/question.ts'

/** All that an answer of Expo 1906 can do. Rules make options of these alone, so that words and bots can know them all. */
export type Verb =
  | 'play'
  | 'pass'
  | 'buy'
  | 'take'
  | 'place'
  | 'move'
  | 'remove'
  | 'enter'
  | 'advance'
  | 'jump'
  | 'chit'
  | 'money'
  | 'jury'
  | 'stop'

export const option: (verb: Verb, ...to: string[]) => ReturnType<typeof anyOption> = anyOption
export const optionsOf: (verb: Verb) => ReturnType<typeof anyOptionsOf> = anyOptionsOf
