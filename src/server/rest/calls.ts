import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done } from '../../protocol/answers.ts'
import { callInfo } from '../../protocol/notices/answers.ts'
import { type CallInfo, callChange, newDevice } from '../../protocol/notices/requests.ts'
import type { Device } from '../../store/port/devices.ts'
import { mustBeHoliday } from '../../tables/decide-absence.ts'
import { isTimeZone, noHoliday } from '../../tables/pace.ts'
import { tellHoliday } from '../calls/holidays.ts'
import { preferencesOf, withPreferences } from '../calls/preferences.ts'
import { isDeviceKey, pushKeys } from '../calls/push.ts'
import type { Context } from '../context.ts'
import { mustBePublic } from '../people/post-out.ts'
import { hashOfSecret } from '../people/secrets.ts'
import { mustBeInSession, type Visit } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'

const tag = 'people'
const deviceParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })

/** How I am called when I do not look. */
export function callRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  deviceRoutes(app, context)

  addRoute(app, {
    method: 'GET',
    path: '/api/me/calls',
    summary: 'How I am called: my devices, my quiet hours, and the key that a browser subscribes with',
    tag,
    answer: callInfo,
    handle: async ({ request }) => infoFor(context, await mustBeInSession(context, request)),
  })

  addRoute(app, {
    method: 'PATCH',
    path: '/api/me/calls',
    summary: 'Change my quiet hours, or when I am away from tables over days; null takes them away',
    tag,
    body: callChange,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: callInfo,
    handle: async ({ body, request }) => {
      const visit = await mustBeInSession(context, request)
      if (body.zone !== undefined && !isTimeZone(body.zone)) throw new ServerRefusal('bad-zone')
      if (body.holiday) mustBeHoliday(body.holiday, context.now())
      const { quiet, holiday, ...kept } = { ...preferencesOf(visit.person), ...body }
      const changed = { ...kept, ...(quiet ? { quiet } : {}), ...(holiday ? { holiday } : {}) }
      // Kept first: a game that starts at this moment finds it there.
      await context.store.changePerson(visit.person.id, { settings: withPreferences(visit.person, changed) })
      if (body.holiday !== undefined) await tellHoliday(context, liveTables, visit.person, body.holiday ?? noHoliday)
      return infoFor(context, visit)
    },
  })
}

async function infoFor(context: Context, { person, hash }: Visit): Promise<CallInfo> {
  const { publicKey: key } = await pushKeys(context)
  const devices = await context.store.devices(person.id, context.now())
  const known = (await context.store.person(person.id)) ?? person
  return { key, devices: devices.map(device => infoOfDevice(device, hash)), ...preferencesOf(known) }
}

/** The devices on which I am called. */
function deviceRoutes(app: FastifyInstance, context: Context): void {
  const { store, settings } = context

  addRoute(app, {
    method: 'POST',
    path: '/api/me/devices',
    summary: 'Call me on this device too: a push subscription of its browser; named again, it is changed',
    tag,
    body: newDevice,
    perMinute: settings.limits.sessionsPerMinute,
    answer: callInfo,
    handle: async ({ body, request }) => {
      const visit = await mustBeInSession(context, request)
      const { address, ...chosen } = body
      const { allowPrivate, devices: most } = settings.calls
      mustBePublic(address, allowPrivate)
      if (!allowPrivate && !address.startsWith('https:')) throw new ServerRefusal('push-without-https')
      if (!isDeviceKey(chosen.keys.p256dh)) throw new ServerRefusal('bad-push-key')
      const id = hashOfSecret(address)
      const known = await store.devices(visit.person.id, context.now())
      if (known.length >= most && !known.some(device => device.id === id))
        throw new ServerRefusal('too-many-devices', { most })
      await store.putDevice({
        ...{ id, address, ...chosen, person: visit.person.id, session: visit.hash },
        ...{ site: `https://${request.host}`, createdAt: context.now() },
      })
      return infoFor(context, visit)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/devices/:id',
    summary: 'Call me on this device no more',
    tag,
    params: deviceParams,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const { person } = await mustBeInSession(context, request)
      const mine = await store.devices(person.id, context.now())
      if (mine.some(device => device.id === id)) await store.removeDevice(id)
      return {}
    },
  })
}

const infoOfDevice = ({ id, label, kinds, createdAt, session }: Device, own: string): CallInfo['devices'][number] => ({
  ...{ id, label, kinds, createdAt },
  current: session === own,
})
