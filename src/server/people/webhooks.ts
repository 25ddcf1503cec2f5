import type { YourTurn } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { mustBePublic, postOut } from './post-out.ts'
import { signature } from './secrets.ts'

/** Refused early, with a reason, what could never be called. */
export const checkWebhookAddress = ({ settings }: Context, address: string): void =>
  mustBePublic(address, settings.webhooks.allowPrivate)

/** The key that signs calls for one person: derived, so that nothing more need be kept. */
export async function webhookKey({ store }: Context, person: string): Promise<string> {
  const key = await store.constant('webhook-key', () => signature('webhook', crypto.randomUUID() + crypto.randomUUID()))
  return signature(key, person)
}

/** Calls a webhook. Resolves when it was taken (any 2xx). */
export async function callWebhook(
  context: Context,
  address: string,
  person: string,
  body: YourTurn,
  over: AbortSignal,
): Promise<void> {
  const text = JSON.stringify(body)
  const key = await webhookKey(context, person)
  const { allowPrivate, timeout } = context.settings.webhooks
  const headers = {
    'content-type': 'application/json',
    'x-athenaeum-signature': `sha256=${signature(key, text)}`,
  }
  const status = await postOut({ address, headers, body: text, allowPrivate, timeout }, over)
  if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
}
