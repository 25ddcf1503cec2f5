import { lookup as resolve } from 'node:dns'
import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { YourTurn } from '../protocol/rest.ts'
import type { House } from './house.ts'
import { ServerRefusal } from './refused.ts'
import { signature } from './secrets.ts'

/** Addresses that are not the public internet: a webhook must not reach into our own network. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublicAddress(mapped)
  if (/^::ffff:/i.test(address)) return false
  return !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

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
export async function checkWebhookAddress({ settings }: House, address: string): Promise<void> {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '')
    throw new ServerRefusal(
      'not-allowed',
      'a webhook address carries no user and no password; check its signature instead',
    )
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!settings.webhooks.allowPrivate && (isIP(bare) !== 0 ? !isPublicAddress(bare) : !bare.includes('.')))
    throw new ServerRefusal('not-allowed', `${hostname} is not a public address; webhooks go only to public ones`)
}

/** The key that signs calls for one person: derived, so that nothing more need be kept. */
export async function webhookKey({ store }: House, person: string): Promise<string> {
  const key = await store.constant('webhook-key', () => signature('webhook', crypto.randomUUID() + crypto.randomUUID()))
  return signature(key, person)
}

/** Bytes of an answer that are read before the connection is cut. Only its status matters. */
const ENOUGH = 4 * 1024

/**
 * Calls a webhook. Resolves when it was taken (any 2xx); redirects are not followed. The whole exchange has one deadline,
 * however slowly the other side speaks; it ends before that when `over` says so.
 */
export async function callWebhook(
  house: House,
  address: string,
  person: string,
  body: YourTurn,
  over: AbortSignal,
): Promise<void> {
  await checkWebhookAddress(house, address)
  const text = JSON.stringify(body)
  const key = await webhookKey(house, person)
  over.throwIfAborted()
  const { allowPrivate, timeout } = house.settings.webhooks
  const send = address.startsWith('https:') ? secureRequest : plainRequest
  const request = send(address, {
    method: 'POST',
    ...(allowPrivate ? {} : { lookup: publicLookup }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'user-agent': 'athenaeum',
      'x-athenaeum-signature': `sha256=${signature(key, text)}`,
    },
  })
  const stop = () => request.destroy(new Error('the server stops'))
  const timer = setTimeout(() => request.destroy(new Error('the webhook did not answer in time')), timeout)
  over.addEventListener('abort', stop, { once: true })
  try {
    const status = await statusOf(request, text)
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
  } finally {
    clearTimeout(timer)
    over.removeEventListener('abort', stop)
    request.destroy()
  }
}

/** What a request is answered with, once its answer is read or we have read enough of it. */
function statusOf(request: ClientRequest, text: string): Promise<number> {
  return new Promise((done, fail) => {
    let status: number | undefined
    // Cut by either side or read to its end: what was said by then counts.
    const settle = (fault: Error) => (status === undefined ? fail(fault) : done(status))
    request.on('error', settle)
    request.on('close', () => settle(new Error('the webhook hung up')))
    request.on('response', response => {
      status = response.statusCode ?? 0
      let read = 0
      response.on('error', settle)
      response.on('data', (part: Buffer) => {
        read += part.length
        if (read > ENOUGH) request.destroy()
      })
    })
    request.end(text)
  })
}
