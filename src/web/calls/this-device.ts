import { anything } from '../../protocol/answers.ts'
import { callInfo } from '../../protocol/notices/answers.ts'
import { type NoticeKind, noticeKinds } from '../../protocol/notices/notice.ts'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { ask } from '../session/remote/ask.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { CALLED_KEY } from './is-called.ts'
import { tellZone } from './zone.ts'

/** Calling the viewer on this device when the page is closed: the browser's push service, and what the server knows of it. */

/** The address at which the server was told last that this device is called. */
const CALLED_AT = 'athenaeum-called-at'

/** Whether the viewer was asked. They are asked once. */
const ASKED = 'athenaeum-called-asked'

/** Browsers without push, and pages without https, have no way to. On an iPhone the site must be on the home screen first. */
export const canBeCalled = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The kinds of notices that are wanted on this device; undefined where it is not called. */
export function kindsHere(): readonly NoticeKind[] | undefined {
  const kept = localStorage.getItem(CALLED_KEY)
  if (kept === null) return undefined
  return noticeKinds.filter(kind => kept.split(' ').includes(kind))
}

export const mayAsk = (): boolean =>
  canBeCalled() &&
  kindsHere() === undefined &&
  Notification.permission !== 'denied' &&
  localStorage.getItem(ASKED) === null

export const neverAsk = (): void => localStorage.setItem(ASKED, 'yes')

export const myCalls = (): Promise<CallInfo> => ask(callInfo, 'GET', '/me/calls')

/** The viewer does not let the browser show notices. */
export class NotPermitted extends Error {}

/** From now on the viewer is called here for these things. */
export async function callHere(kinds: readonly NoticeKind[]): Promise<CallInfo> {
  neverAsk()
  if ((await Notification.requestPermission()) !== 'granted') throw new NotPermitted('notifications are not allowed')
  const { key } = await myCalls()
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const known = await tellServer(subscription, kinds)
  localStorage.setItem(CALLED_KEY, kinds.join(' '))
  changeSettings({ notifications: kinds.includes('turn') })
  await tellZone()
  return known
}

async function tellServer(subscription: PushSubscription, kinds: readonly NoticeKind[]): Promise<CallInfo> {
  const { endpoint: address, keys } = subscription.toJSON()
  const { language } = settings.get()
  const known = await ask(callInfo, 'POST', '/me/devices', {
    ...{ address, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, kinds, language, label: labelOfDevice() },
  })
  localStorage.setItem(CALLED_AT, address ?? '')
  return known
}

/** No longer on this device. */
export async function callHereNoMore(): Promise<void> {
  for (const key of [CALLED_KEY, CALLED_AT]) localStorage.removeItem(key)
  changeSettings({ notifications: false })
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  await subscription?.unsubscribe()
}

export const removeDevice = (id: string): Promise<unknown> => ask(anything, 'DELETE', `/me/devices/${id}`)

/** The push service may have given this browser another address, or the viewer another session: the server is told at each start. */
export async function stayCalled(): Promise<void> {
  const kinds = kindsHere()
  if (kinds === undefined || !canBeCalled() || !wasAtServer() || Notification.permission !== 'granted') return
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  if (subscription === null) return
  if (await wasTakenAway(subscription)) await callHereNoMore()
  else await tellServer(subscription, kinds)
}

/** On another device, or with its session, the viewer has said that this one is called no more. */
async function wasTakenAway({ endpoint }: PushSubscription): Promise<boolean> {
  if (localStorage.getItem(CALLED_AT) !== endpoint) return false
  return !(await myCalls()).devices.some(device => device.current)
}

/** What the viewer knows this device by: its browser and its system. */
function labelOfDevice(): string {
  const { userAgent } = navigator
  const first = (names: readonly string[]): string | undefined => names.find(name => userAgent.includes(name))
  const browser = first(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'])?.replace('Edg', 'Edge').replace('OPR', 'Opera')
  const system = first(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'])
  return [browser, system].filter(part => part !== undefined).join(', ') || 'Browser'
}
