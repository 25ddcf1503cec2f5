import { isLanguage } from '../../kernel/words.ts'
import type { Device, Job, WaitingNotice } from '../../store/port.ts'
import type { Context } from '../context.ts'
import { atOnce } from '../limits/at-once.ts'
import { type Duty, EVERY } from '../tables/job-loop.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { CallPayload } from './duties.ts'
import { type Call, callOf } from './notice-of.ts'
import { preferencesOf, quietUntil } from './preferences.ts'
import { push, pushKeys } from './push.ts'

/** Calls under way for one person at once. */
const CALLS_PER_PERSON = 2
/** Milliseconds after which we look again whether somebody still looks. */
const STILL_LOOKING = 30_000

/** Calls somebody on their devices, if there is still a reason, they do not look, and no notice waits for them already. */
export function caller(context: Context, liveTables: LiveTables): Duty['work'] {
  const { store } = context
  const calls = atOnce(CALLS_PER_PERSON)
  return async (job, over) => {
    const payload = job.payload as CallPayload
    const call = await callOf(context, liveTables, job.table, payload)
    const person = call && (await store.person(call.person))
    if (call === undefined || person === undefined) return store.finish(job)
    const now = context.now()
    if ((call.notBefore ?? now) > now) return store.postpone(job, Math.ceil(call.notBefore ?? now))
    if (liveTables.isWatched(call.table, call.seat)) return store.postpone(job, now + STILL_LOOKING)
    const quiet = quietUntil(preferencesOf(person), now)
    if (quiet !== undefined) return store.postpone(job, quiet)
    const waiting = waitingFor(call, payload)
    if (payload.left === undefined && (await store.hasNotice(waiting))) return store.finish(job)
    const devices = (await store.devices(person.id, now)).filter(
      ({ id, kinds }) =>
        kinds.includes(payload.kind === 'started' ? 'turn' : payload.kind) && payload.left?.includes(id) !== false,
    )
    const left = await calls.within(person.id, () => callAll(context, call, devices, waiting, over))
    if (left === 'busy') return store.postpone(job, now + EVERY)
    if (over.aborted) return undefined
    return left.length === 0 ? store.finish(job) : tryAgain(context, job, left)
  }
}

/** Until somebody has looked one notice waits at a table, one more when they are nudged, when the time runs out, and when the game begins. */
const waitingFor = ({ person, table }: Call, { kind, by }: CallPayload): WaitingNotice => ({
  person,
  table,
  kind: kind === 'time' || kind === 'started' ? kind : by === undefined ? 'call' : 'nudge',
})

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
  const payload = job.payload as CallPayload
  const { attempt } = payload
  if (attempt < attempts) {
    const at = context.now() + firstRetry * 2 ** (attempt - 1)
    return context.store.postpone(job, at, { ...payload, left, attempt: attempt + 1 } satisfies CallPayload)
  }
  context.metrics.count('notices_failed', left.length)
  return context.store.finish(job)
}
