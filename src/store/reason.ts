/** What an error says, for use inside a sentence. */
export function reason(error: unknown): string {
  // Where a name has several addresses and none answers, the error holds one for each and has no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
