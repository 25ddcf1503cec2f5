import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A bare connection, for what no proper client would send. */
export async function openRaw(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** A WebSocket of bare bytes that reads nothing after the handshake. */
export async function openDeaf(url: string): Promise<Socket> {
  const socket = await openRaw(url)
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  const [head] = await once(socket, 'data')
  if (!String(head).startsWith('HTTP/1.1 101')) throw new Error(`no socket: ${String(head).slice(0, 80)}`)
  socket.pause()
  return socket
}

/** A frame with a mask of zeroes, as a client sends it. */
export function rawFrame(firstByte: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  if (payload.length > 125) throw new Error('only short frames')
  return Buffer.concat([Buffer.from([firstByte, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

export const PING = 0x89
export const PONG = 0x8a
/** The beginning of a text that does not end, and more of it. */
export const HALF_TEXT = 0x01
export const MORE = 0x00

/** Sends the same bytes as fast as they are taken until the other side closes. Returns how many it took, `most` if it never did. */
export async function flood(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  let sent = 0
  const closed = new Promise<'closed'>(resolve => socket.once('close', () => resolve('closed')))
  while (!socket.destroyed && sent < most) {
    sent += bytes.length
    const more = socket.write(bytes) ? new Promise(resolve => setImmediate(resolve)) : once(socket, 'drain')
    if ((await Promise.race([more.catch(() => 'closed'), closed])) === 'closed') break
  }
  return sent
}
