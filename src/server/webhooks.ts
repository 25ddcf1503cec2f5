import { lookup as resolve } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { YourTurn } from '../protocol/rest.ts'
import { isPublicAddress } from './addresses.ts'
import type { House } from './house.ts'
import { ServerRefusal } from './refused.ts'
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

/** Calls a webhook. Resolves when it was taken (any 2xx); redirects are not followed. */
export async function callWebhook(house: House, address: string, person: string, body: YourTurn): Promise<void> {
  const { allowPrivate, timeout } = house.settings.webhooks
  await checkWebhookAddress(house, address)
  const text = JSON.stringify(body)
  const key = await webhookKey(house, person)
  const send = address.startsWith('https:') ? secureRequest : plainRequest
  await new Promise<void>((done, fail) => {
    const request = send(address, {
      method: 'POST',
      timeout,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'user-agent': 'athenaeum',
        'x-athenaeum-signature': `sha256=${signature(key, text)}`,
      },
    })
    request.on('response', response => {
      response.resume()
      const status = response.statusCode ?? 0
      if (status >= 200 && status < 300) done()
      else fail(new Error(`the webhook answered ${status}`))
    })
    request.on('timeout', () => request.destroy(new Error('the webhook did not answer in time')))
    request.on('error', fail)
    request.end(text)
  })
}
