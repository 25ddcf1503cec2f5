import { randomUUID } from 'node:crypto'
import type { Job } from '../store/port.ts'
import { nextTimeout } from '../tables/clock.ts'
import { viewTable } from '../tables/view.ts'
import { BOTS_JOB, CLOCK_JOB, TURN_JOB, type TurnPayload } from './duties.ts'
import type { Hall } from './hall.ts'
import type { House } from './house.ts'
import { type Duty, EVERY, startLoop } from './job-loop.ts'
import { callWebhook } from './webhooks.ts'

/** Milliseconds for what only needs the database and our own memory. */
const DEADLINE = 15_000

/** Webhooks under way at once, and those of one person: nobody's slow ones keep the others' waiting. */
const CALLS_AT_ONCE = 32
const CALLS_PER_PERSON = 4

/** Does what is due: clocks that ran out, bots of processes that died, webhooks. */
export function startJobs(house: House, hall: Hall): { stop(): Promise<void> } {
  const duties: readonly Duty[] = [
    { family: CLOCK_JOB, atOnce: 32, deadline: DEADLINE, work: job => lookAtClocks(house, hall, job) },
    { family: BOTS_JOB, atOnce: 32, deadline: DEADLINE, work: job => wakeBots(house, hall, job) },
    {
      family: TURN_JOB,
      atOnce: CALLS_AT_ONCE,
      deadline: DEADLINE + house.settings.webhooks.timeout,
      work: turnTeller(house, hall),
    },
  ]
  const owner = randomUUID()
  const loops = duties.map(duty => startLoop(house, owner, duty))
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

async function lookAtClocks(house: House, hall: Hall, job: Job): Promise<void> {
  await hall.forHouse(job.table, { kind: 'look-at-clocks' })
  const { table } = await hall.look(job.table)
  const next = nextTimeout(table.clocks)
  // Whoever claims a job and whoever noted when it is due need not have the same time: a clock that still runs is looked at again.
  if (next === undefined) await house.store.finish(job)
  else await house.store.postpone(job, Math.max(next, house.now() + EVERY))
}

/** Kept until no bot is asked any more: then an append takes it away. */
async function wakeBots(house: House, hall: Hall, job: Job): Promise<void> {
  if (await hall.wakeBots(job.table)) await house.store.postpone(job, house.now() + house.settings.bots.overdue)
  else await house.store.finish(job)
}

function turnTeller(house: House, hall: Hall): Duty['work'] {
  const calls = new Map<string, number>()
  return async (job, over) => {
    const { seat, asked } = job.payload as TurnPayload
    const { table } = await hall.look(job.table)
    const holder = table.seats[seat]
    const question = viewTable(table, seat).own?.question
    const person = holder?.kind === 'person' ? await house.store.person(holder.person) : undefined
    // Answered meanwhile, or nobody to tell any more.
    if (question?.asked !== asked || person?.webhook === undefined) return house.store.finish(job)
    const underWay = calls.get(person.id) ?? 0
    if (underWay >= CALLS_PER_PERSON) return house.store.postpone(job, house.now() + EVERY)
    calls.set(person.id, underWay + 1)
    const { id, game } = table.header
    const body = { type: 'your-turn', table: id, game, seat, asked, rule: question.rule, at: table.at } as const
    try {
      await callWebhook(house, person.webhook, person.id, body, over)
    } catch (fault) {
      return over.aborted ? undefined : tryAgain(house, job, fault)
    } finally {
      const left = (calls.get(person.id) ?? 1) - 1
      if (left > 0) calls.set(person.id, left)
      else calls.delete(person.id)
    }
    house.metrics.count('webhooks_sent')
    return house.store.finish(job)
  }
}

async function tryAgain(house: House, job: Job, fault: unknown): Promise<unknown> {
  const { attempts, firstRetry } = house.settings.webhooks
  const { seat, asked, attempt } = job.payload as TurnPayload
  if (attempt < attempts)
    return house.store.postpone(job, house.now() + firstRetry * 2 ** (attempt - 1), {
      seat,
      asked,
      attempt: attempt + 1,
    })
  house.metrics.count('webhooks_failed')
  house.log.warn({ table: job.table, seat, err: fault }, 'a webhook was given up')
  return house.store.finish(job)
}
