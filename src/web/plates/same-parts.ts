import { useRef } from 'react'
import { withSameParts } from '../../kernel/sharing.ts'

/** Whether two lists hold the very same things, one for one. */
export const holdTheSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((one, at) => one === now[at])

/** A value that is worked out each time something is drawn: it stays the same object while it says the same. */
export function useSameParts<T>(value: T): T {
  const kept = useRef(value)
  kept.current = withSameParts(kept.current, value)
  return kept.current
}
