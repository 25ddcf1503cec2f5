import type { Messages } from '../messages/messages.ts'
import { RefusedByServer } from '../session/remote/ask.ts'

/**
 * Why the server did not do something, in the viewer's language; in the server's own words where we have none. What a code
 * means in one place only is said by `here`.
 */
export const faultWords = (
  fault: unknown,
  { faults, noServer }: Messages['you'],
  here: Readonly<Record<string, string>> = {},
): string => (fault instanceof RefusedByServer ? (here[fault.code] ?? faults[fault.code] ?? fault.message) : noServer)
