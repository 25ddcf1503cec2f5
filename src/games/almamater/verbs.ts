import { option as anyOption, optionsOf as anyOptionsOf } from '../../kernel/question.ts'

/** All that an answer of Alma Mater can do. Rules make options of these alone, so that words and bots can know them all. */
const verbs = [
  'keep',
  'discard',
  'chancellor',
  'shelf',
  'take',
  'end-turn',
  'pass',
  'step',
  'bust',
  'use',
  'ready',
  'exhaust',
  'student',
  'professor',
  'lecture',
  'order',
  'bishop',
  'buy',
  'dictionaries',
  'own',
  'tutors',
  'pay',
  'gain',
  'display',
  'bookmark',
  'repeat-bonus',
  'cost',
  'give',
  'prices',
  'return',
  'stop',
  'choose',
] as const
export type Verb = (typeof verbs)[number]

export const option: (verb: Verb, ...to: string[]) => ReturnType<typeof anyOption> = anyOption
export const optionsOf: (verb: Verb) => ReturnType<typeof anyOptionsOf> = anyOptionsOf

/** Choices of a space are called by the name of its action, as the pack has it: `park`, `antiquarian:2`. */
export const choiceOption: (name: string, ...to: string[]) => ReturnType<typeof anyOption> = anyOption

const known: ReadonlySet<string> = new Set(verbs)
export const isVerb = (verb: string): verb is Verb => known.has(verb)
