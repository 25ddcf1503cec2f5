import type { ServerMessage } from '../../protocol/socket.ts'

/** The first byte of a WebSocket frame that holds a whole text. */
const WHOLE_TEXT = 0x81
/** What the second byte says where the length follows in two bytes, or in eight. */
const LENGTH_IN_TWO = 126
const LENGTH_IN_EIGHT = 127

/**
 * A message as the WebSocket frame that goes over the wire. What a server sends is neither masked nor, here, compressed, so it
 * is made once for everybody who gets it, and each delivery is one write.
 */
export const frameOf = (message: ServerMessage): Buffer => frameOfText(JSON.stringify(message))

/** The same, of a message that is written already. */
export function frameOfText(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < LENGTH_IN_TWO ? 2 : length < 0x10000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = LENGTH_IN_TWO
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LENGTH_IN_EIGHT
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
