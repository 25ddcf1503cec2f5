import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import type { Notice } from '../../protocol/notices/notice.ts'

/** A notice as a device has got and read it. */
export interface Received {
  readonly notice: Notice
  readonly headers: IncomingHttpHeaders
  /** The body as it came over the wire. */
  readonly wire: Buffer
}

/** A push service and its devices, as a browser's maker runs one. */
export interface PushService {
  /** What a browser would give for a subscription. */
  device(name: string): { address: string; keys: { p256dh: string; auth: string } }
  received(name: string): readonly Received[]
  /** What a device is answered with from now on; 201 unless told. */
  answer(name: string, status: number): void
  /** How often a device was called, whatever came of it. */
  calls(name: string): number
  close(): void
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>()
  const received = new Map<string, Received[]>()
  const statuses = new Map<string, number>()
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      calls.set(name, (calls.get(name) ?? 0) + 1)
      const status = statuses.get(name) ?? 201
      const device = devices.get(name)
      if (status === 201 && device !== undefined) {
        const wire = Buffer.concat(parts)
        const read = ece.decrypt(wire, {
          version: 'aes128gcm',
          privateKey: device.ecdh,
          authSecret: device.auth.toString('base64url'),
        })
        const known = received.get(name) ?? []
        received.set(name, [...known, { notice: JSON.parse(String(read)), headers: request.headers, wire }])
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    device(name) {
      const known = devices.get(name) ?? { ecdh: createECDH('prime256v1'), auth: randomBytes(16) }
      if (!devices.has(name)) known.ecdh.generateKeys()
      devices.set(name, known)
      const keys = { p256dh: known.ecdh.getPublicKey('base64url'), auth: known.auth.toString('base64url') }
      return { address: `http://127.0.0.1:${port}/${encodeURIComponent(name)}`, keys }
    },
    received: name => received.get(name) ?? [],
    answer: (name, status) => void statuses.set(name, status),
    calls: name => calls.get(name) ?? 0,
    close: () => void server.close(),
  }
}

/** The claims of a call, if it is signed with the server's key as RFC 8292 has it. */
export function claimsOf({ authorization = '' }: IncomingHttpHeaders, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('the call names another key')
  const [head = '', body = '', signature = ''] = token.split('.')
  const raw = Buffer.from(publicKey, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map(half => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the call is not signed by its key')
  return JSON.parse(String(Buffer.from(body, 'base64url')))
}
