import type { Refusal } from './errors.ts'
import type { Reason } from './question.ts'

/**
 * Refusals that a layer knows, each by why: the code that programs go by, and the sentence in English. Other languages make
 * theirs of the same details. What a refusal tells keeps its name and its details from release to release: what tells something
 * else gets another name.
 */
export type SaidRefusals<Code extends string> = Readonly<
  Record<string, { readonly code: Code; say(...details: Details): string }>
>

/** Nothing, or what stands in the sentence. */
// biome-ignore lint/suspicious/noExplicitAny: each refusal has details of its own.
type Details = [] | [any]

/** What the sentence of a refusal is made of. */
export type DetailsOf<Refusals, Why extends keyof Refusals> = Refusals[Why] extends {
  say(...details: infer Given extends Details): string
}
  ? Given
  : never

/** A refusal as it is told: for programs, in English, and as data for other languages. */
export interface ToldRefusal {
  readonly code: string
  readonly message: string
  readonly reason: Reason
}

/** The code, sentence and data of a refusal. */
export function toldBy<Code extends string, Refusals extends SaidRefusals<Code>, Why extends keyof Refusals & string>(
  refusals: Refusals,
  why: Why,
  details: DetailsOf<Refusals, Why>,
): ToldRefusal & { readonly code: Refusals[Why]['code'] } {
  const { code, say } = refusals[why] as Refusals[Why]
  return { code, message: say(...details), reason: { ...details[0], why } }
}

/** What the engine refused, as data: what it said in English, and in any other language by that language's name. */
export const reasonOf = ({ code, message, translated }: Refusal): Reason => ({
  why: code,
  said: message,
  ...translated,
})
