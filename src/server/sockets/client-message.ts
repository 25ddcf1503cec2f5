import { requestId } from '../../protocol/commands.ts'
import { type ClientMessage, clientMessage } from '../../protocol/socket.ts'

/** A message, or what is wrong with it and the id under which its sender can be told. */
export function messageIn(data: unknown): ClientMessage | { readonly wrong: string; readonly id: string | undefined } {
  const { success, data: message, error } = clientMessage.safeParse(data)
  if (success) return message
  const [fault] = error.issues
  return { wrong: `${fault?.path.join('.') || 'the message'}: ${fault?.message}`, id: idOf(data) }
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
