import { isLanguage } from '../../kernel/words.ts'
import type { Device, WaitingNotice } from '../../store/port/devices.ts'
import type { Job } from '../../store/port/jobs.ts'
import type { Context } from '../context.ts'
import { atOnce } from '../limits/at-once.ts'
import { oneByOne } from '../limits/one-by-one.ts'
import { type Duty, EVERY } from '../tables/job-loop.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { CallPayload, InvitationPayload } from './duties.ts'
import { type Call, callOf } from './notice-of.ts'
import { type CallPreferences, preferencesOf, quietSince, quietUntil } from './preferences.ts'
import { push, pushKeys } from './push.ts'

/** Calls under way for one person at once. */
const CALLS_PER_PERSON = 2
/** Milliseconds after which we look again whether somebody still looks. */
const STILL_LOOKING = 30_000

/** Calls somebody on their devices, if there is still a reason, they do not look, and no notice waits for them already. */
export function caller(context: Context, liveTables: LiveTables): Duty['work'] {
  const { store } = context
  const calls = atOnce(CALLS_PER_PERSON)
  const inTurn = oneByOne(CALLS_PER_PERSON)
  return async (job, over) => {
    const payload = job.payload as CallPayload | InvitationPayload
    const call = await callOf(context, liveTables, job.table, payload)
    const person = call && (await store.person(call.person))
    if (call === undefined || person === undefined) return store.finish(job)
    const now = context.now()
    const notBefore = call.notBefore === undefined ? now : inTime(call.notBefore, call.until, preferencesOf(person))
    if (notBefore > now) return store.postpone(job, Math.ceil(notBefore))
    if (call.seat !== undefined && liveTables.isWatched(call.table, call.seat, call.person))
      return store.postpone(job, now + STILL_LOOKING)
    const quiet = quietUntil(preferencesOf(person), now)
    if (quiet !== undefined) return store.postpone(job, quiet)
    const waiting = waitingFor(call, payload)
    if (payload.left === undefined && (await isCalledAlready(context, waiting))) return store.finish(job)
    const devices = (await store.devices(person.id, now)).filter(
      ({ id, kinds }) =>
        kinds.includes(payload.kind === 'started' ? 'turn' : payload.kind) && payload.left?.includes(id) !== false,
    )
    const left = await calls.within(person.id, () =>
      // Of two that are due at the same moment the second finds the notice of the first.
      inTurn(`${person.id} at ${call.table}`, async () =>
        payload.left === undefined && (await isCalledAlready(context, waiting))
          ? []
          : callAll(context, call, devices, waiting, over),
      ),
    )
    if (left === 'busy') return store.postpone(job, now + EVERY)
    if (over.aborted) return undefined
    return left.length === 0 ? store.finish(job) : tryAgain(context, job, left)
  }
}

/** Milliseconds that somebody must have after their quiet hours, to be told only then that their time runs out. */
const LEAST_LEFT = 60 * 60_000
/** How long before quiet hours somebody is told what cannot wait until they are over. */
const BEFORE_QUIET = 30 * 60_000

/** When somebody is told of a time that runs out: while it can still be of use to them, and not at night. */
function inTime(notBefore: number, until: number | undefined, preferences: CallPreferences): number {
  const over = quietUntil(preferences, notBefore)
  if (over === undefined || until === undefined || over + LEAST_LEFT <= until) return notBefore
  return quietSince(preferences, notBefore) - BEFORE_QUIET
}

/**
 * Until somebody has looked one notice waits at a table, one more when they are nudged, when the time runs out, and when the game
 * begins. A word or an invitation, which is read where it is shown, gives way to what they are asked: the later notice takes its place.
 */
const waitingFor = ({ person, table }: Call, { kind, by }: CallPayload | InvitationPayload): WaitingNotice => ({
  person,
  table,
  kind: kind === 'turn' ? (by === undefined ? 'call' : 'nudge') : kind === 'chat' || kind === 'invited' ? 'word' : kind,
})

/** Whether a notice of the same weight, or of more, waits for them at the table. */
async function isCalledAlready({ store }: Context, waiting: WaitingNotice): Promise<boolean> {
  if (await store.hasNotice(waiting)) return true
  return waiting.kind === 'word' && (await store.hasNotice({ ...waiting, kind: 'call' }))
}

/** Calls each of the devices; gives those that are to be tried again. */
async function callAll(
  context: Context,
  call: Call,
  devices: readonly Device[],
  waiting: WaitingNotice,
  over: AbortSignal,
): Promise<readonly string[]> {
  const keys = await pushKeys(context)
  const outcomes = await Promise.all(
    devices.map(async device => {
      const notice = call.notice(isLanguage(device.language) ? device.language : 'en')
      return { id: device.id, outcome: await push(context, keys, device, notice, over) }
    }),
  )
  const of = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
  if (of('taken').length > 0) await context.store.noteNotice(waiting, context.now())
  await Promise.all(of('gone').map(id => context.store.removeDevice(id)))
  context.metrics.count('notices_sent', of('taken').length)
  context.metrics.count('notices_failed', of('refused').length)
  return of('later')
}

async function tryAgain(context: Context, job: Job, left: readonly string[]): Promise<unknown> {
  const { attempts, firstRetry } = context.settings.calls
  const payload = job.payload as CallPayload | InvitationPayload
  const { attempt } = payload
  if (attempt < attempts) {
    const at = context.now() + firstRetry * 2 ** (attempt - 1)
    return context.store.postpone(job, at, { ...payload, left, attempt: attempt + 1 } satisfies typeof payload)
  }
  context.metrics.count('notices_failed', left.length)
  return context.store.finish(job)
}
