import { createHash, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Notice } from '../../protocol/notices/notice.ts'
import type { Device } from '../../store/port/devices.ts'
import type { Context } from '../context.ts'
import { postOut } from '../people/post-out.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys by which push services know this server: made at first, and the same for all of its processes. */
export async function pushKeys({ store }: Pick<Context, 'store'>): Promise<PushKeys> {
  return JSON.parse(await store.constant('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys())))
}

/** Whether a notice can be written for a device with this key: not any 65 bytes are a point of the curve. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** What became of a notice to a device: taken; the device is gone; refused for good; or to be tried again. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later'

/** Seconds that a push service keeps a notice for a device that is off: after that nobody wants to read it. */
const KEPT = 3 * 86_400

/** Sends a notice, so written that only the device can read it. */
export async function push(
  context: Context,
  keys: PushKeys,
  device: Device,
  notice: Notice,
  over: AbortSignal,
): Promise<PushOutcome> {
  const request = requestTo(keys, device, notice)
  if (request === undefined) return 'refused'
  const { endpoint, headers, body } = request
  const { allowPrivate, timeout } = context.settings.calls
  try {
    const status = await postOut(
      { address: endpoint, headers: headers as never, body: body ?? '', allowPrivate, timeout },
      over,
    )
    if (status >= 200 && status < 300) return 'taken'
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'later' : 'refused'
  } catch {
    return 'later'
  }
}

/** The notice as its push service takes it; undefined for a device to which nothing can be written. */
function requestTo(keys: PushKeys, device: Device, notice: Notice): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint: device.address, keys: device.keys }, JSON.stringify(notice), {
      vapidDetails: { subject: device.site, ...keys },
      TTL: KEPT,
      urgency: notice.kind === 'time' ? 'high' : 'normal',
      // One that the device has not fetched yet is replaced by the next about the same table.
      topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, 32),
    })
  } catch {
    return undefined
  }
}
