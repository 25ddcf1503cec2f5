import { messageOf, Refusal } from '../../../kernel/errors.ts'
import type { Reason } from '../../../kernel/question.ts'
import { reasonOf } from '../../../kernel/refusals.ts'
import { RefusedByServer } from '../../session/remote/refused-by-server.ts'
import type { Messages } from '../messages.ts'

/** Why something was not done, as it was told. */
export interface Refused {
  readonly message: string
  /** The same as data; what a server of an earlier release told has none. */
  readonly reason?: Reason | undefined
}

/** A refusal in the viewer's language; in the English in which it was told where we have no words, as for those of a newer server. */
export function saidRefusal({ message, reason }: Refused, { refusals }: Messages): string {
  const why = reason?.why ?? ''
  const words = refusals as Readonly<Record<string, (details: Reason | undefined) => string>>
  return Object.hasOwn(words, why) ? (words[why]?.(reason) ?? message) : message
}

/** Whatever went wrong with a request, as a sentence. What was not refused did not reach the server. */
export function saidFault(fault: unknown, messages: Messages): string {
  const refused = refusedBy(fault)
  return refused === undefined ? messages.you.noServer : asSentence(saidRefusal(refused, messages))
}

/** What went wrong without any server. */
export function saidFaultHere(fault: unknown, messages: Messages): string {
  const refused = refusedBy(fault) ?? { message: messageOf(fault) }
  return saidRefusal(refused, messages)
}

function refusedBy(fault: unknown): Refused | undefined {
  if (fault instanceof RefusedByServer) return fault
  if (fault instanceof Refusal) return { message: fault.message, reason: reasonOf(fault) }
  return undefined
}

/** Refusals are told as parts of a sentence: where one stands alone it is a whole one. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…)]$/.test(text) ? '' : '.'}`
