import type { Failure } from './rest.ts'

/** The type of answers that come line by line, each a JSON text. */
export const LINES = 'application/x-ndjson'

/** What is told of an advice that waits its turn, a line each: how many thoughts come first, 0 when it begins; then what came of it. */
export type AdviceNews<Advice> =
  | { readonly before: number }
  | { readonly advice: Advice }
  | { readonly refused: Failure }
