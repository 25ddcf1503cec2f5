import {
  array,
  boolean,
  intersection,
  number,
  object,
  enum as oneOf,
  partialRecord,
  record,
  string,
  union,
} from 'zod/mini'
import type { Advice, AdvisedOption, TermDifference } from '../../../bots/advice.ts'
import { levels } from '../../../bots/levels.ts'
import { languages } from '../../../kernel/words.ts'
import { failure } from '../../../protocol/answers.ts'
import type { AdviceNews } from '../../../protocol/lines.ts'
import { type Schema, whole } from '../../../protocol/whole.ts'

const words = record(string(), string())

/** What bots say of the options of a seat. */
const advice = whole<Advice>({
  level: oneOf(levels),
  knowsGame: boolean(),
  words: intersection(object({ en: words }), partialRecord(oneOf(languages), words)),
  options: array(
    whole<AdvisedOption>({
      key: string(),
      value: number(),
      difference: number(),
      terms: array(whole<TermDifference>({ term: string(), difference: number() })),
      rest: number(),
      line: array(string()),
    }),
  ),
})

/** What is told of an advice that waits its turn. */
export const adviceNews: Schema<AdviceNews<Advice>> = union([
  object({ before: number() }),
  object({ advice }),
  object({ refused: failure }),
])
