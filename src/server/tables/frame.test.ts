import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { ServerMessage } from '../../protocol/socket.ts'
import { frameOf } from './frame.ts'

/** A message whose text has exactly so many bytes. */
function messageOf(bytes: number, letter = 'x'): ServerMessage {
  const bare: ServerMessage = { type: 'refused', code: '', message: '' }
  const room = bytes - Buffer.byteLength(JSON.stringify(bare))
  const letters = Math.floor(room / Buffer.byteLength(letter))
  const rest = 'x'.repeat(room - letters * Buffer.byteLength(letter))
  return { ...bare, message: letter.repeat(letters) + rest }
}

test('a client reads each frame as the message it was made of, in order, at every way of writing a length', async () => {
  const messages = [100, 125, 126, 127, 65_535, 65_536, 200_000].flatMap(bytes => [
    messageOf(bytes),
    messageOf(bytes, 'è'),
    messageOf(bytes, '𝛑'),
  ])
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  try {
    server.on('connection', (socket, request) => {
      for (const message of messages) request.socket.write(frameOf(message))
      socket.close()
    })
    const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`)
    const read: unknown[] = []
    client.on('message', (data, isBinary) => read.push(isBinary ? 'binary' : JSON.parse(String(data))))
    const [code] = await once(client, 'close')
    expect(code).toBe(1005)
    expect(read).toEqual(messages)
  } finally {
    server.close()
  }
})
