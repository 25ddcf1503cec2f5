import { lookup as resolve } from 'node:dns'
import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { YourTurn } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { isPublicAddress } from '../limits/addresses.ts'
import { ServerRefusal } from '../refused.ts'
import { signature } from './secrets.ts'

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
export async function checkWebhookAddress({ settings }: Context, address: string): Promise<void> {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') throw new ServerRefusal('webhook-with-user')
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!settings.webhooks.allowPrivate && (isIP(bare) !== 0 ? !isPublicAddress(bare) : !bare.includes('.')))
    throw new ServerRefusal('webhook-not-public', { host: hostname })
}

/** The key that signs calls for one person: derived, so that nothing more need be kept. */
export async function webhookKey({ store }: Context, person: string): Promise<string> {
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
  context: Context,
  address: string,
  person: string,
  body: YourTurn,
  over: AbortSignal,
): Promise<void> {
  await checkWebhookAddress(context, address)
  const text = JSON.stringify(body)
  const key = await webhookKey(context, person)
  over.throwIfAborted()
  const { allowPrivate, timeout } = context.settings.webhooks
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
