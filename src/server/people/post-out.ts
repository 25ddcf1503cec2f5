import { lookup as resolve } from 'node:dns'
import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../limits/addresses.ts'
import { ServerRefusal } from '../refused.ts'

/** Calls to addresses that people have given us: webhooks, and the push services of their browsers. */

/** Resolves a name and refuses what is not public, at the moment of connecting: a name cannot change its mind in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const bad = addresses.find(one => !isPublicAddress(one.address))
    const [first] = addresses
    if (bad !== undefined || first === undefined)
      return callback(new Error(`${hostname} is not a public address`), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** Refused early, with a reason, what could never be called. */
export function mustBePublic(address: string, allowPrivate: boolean): void {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') throw new ServerRefusal('address-with-user')
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (isIP(bare) !== 0 ? !isPublicAddress(bare) : !bare.includes('.')))
    throw new ServerRefusal('address-not-public', { host: hostname })
}

/** Bytes of an answer that are read before the connection is cut. Only its status matters. */
const ENOUGH = 4 * 1024

export interface OutgoingPost {
  readonly address: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  readonly allowPrivate: boolean
  /** Milliseconds for the whole exchange, however slowly the other side speaks. */
  readonly timeout: number
}

/** Posts something; gives the status that it is answered with. Redirects are not followed. It ends early when `over` says so. */
export async function postOut(post: OutgoingPost, over: AbortSignal): Promise<number> {
  const { address, headers, body, allowPrivate, timeout } = post
  mustBePublic(address, allowPrivate)
  over.throwIfAborted()
  const send = address.startsWith('https:') ? secureRequest : plainRequest
  const request = send(address, {
    method: 'POST',
    ...(allowPrivate ? {} : { lookup: publicLookup }),
    headers: { 'content-length': Buffer.byteLength(body), 'user-agent': 'athenaeum', ...headers },
  })
  const stop = () => request.destroy(new Error('the server stops'))
  const timer = setTimeout(() => request.destroy(new Error(`${new URL(address).host} did not answer in time`)), timeout)
  over.addEventListener('abort', stop, { once: true })
  try {
    return await statusOf(request, body)
  } finally {
    clearTimeout(timer)
    over.removeEventListener('abort', stop)
    request.destroy()
  }
}

/** What a request is answered with, once its answer is read or we have read enough of it. */
function statusOf(request: ClientRequest, body: string | Buffer): Promise<number> {
  return new Promise((done, fail) => {
    let status: number | undefined
    // Cut by either side or read to its end: what was said by then counts.
    const settle = (fault: Error) => (status === undefined ? fail(fault) : done(status))
    request.on('error', settle)
    request.on('close', () => settle(new Error('the other side hung up')))
    request.on('response', response => {
      status = response.statusCode ?? 0
      let read = 0
      response.on('error', settle)
      response.on('data', (part: Buffer) => {
        read += part.length
        if (read > ENOUGH) request.destroy()
      })
    })
    request.end(body)
  })
}
