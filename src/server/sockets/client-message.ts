import { type ClientMessage, clientMessage } from '../../protocol/socket.ts'
import { requestId } from '../../protocol/texts.ts'
import type { ServerRefusal } from '../refused.ts'
import { unfitting } from '../unfitting.ts'

/** A message, or what is wrong with it and the id under which its sender can be told. */
export function messageIn(
  data: unknown,
): ClientMessage | { readonly wrong: ServerRefusal; readonly id: string | undefined } {
  const { success, data: message, error } = clientMessage.safeParse(data)
  if (success) return message
  return { wrong: unfitting(error, []), id: idOf(data) }
}

const idOf = (data: unknown): string | undefined =>
  requestId.safeParse((data as { id?: unknown } | undefined | null)?.id).data

/** The id of a message that is refused as a whole, if it has one. */
export function idIn(text: string): string | undefined {
  try {
    return idOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
