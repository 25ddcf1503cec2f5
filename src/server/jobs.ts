import { randomUUID } from 'node:crypto'
import type { Job } from '../store/port.ts'
import { viewTable } from '../tables/view.ts'
import { BOTS_JOB, CLOCK_JOB, TURN_JOB, type TurnPayload } from './duties.ts'
import type { Hall } from './hall.ts'
import type { House } from './house.ts'
import { callWebhook } from './webhooks.ts'

/** How often due jobs are looked for, in milliseconds, and for how long one is ours. */
const EVERY = 500
const LEASE = 30_000
const AT_ONCE = 32

/** Does what is due: clocks that ran out, bots of processes that died, webhooks. */
export function startJobs(house: House, hall: Hall) {
  const owner = randomUUID()
  let stopped = false
  let round: Promise<void> = Promise.resolve()

  async function lookForDue(): Promise<void> {
    const jobs = await house.store.claimDue(house.now(), AT_ONCE, owner, LEASE)
    await Promise.all(
      jobs.map(job =>
        doJob(job).catch(fault => house.log.warn({ table: job.table, job: job.kind, err: fault }, 'a job met a fault')),
      ),
    )
  }

  async function doJob(job: Job): Promise<void> {
    if (job.kind === CLOCK_JOB) {
      await hall.forHouse(job.table, { kind: 'look-at-clocks' })
      await house.store.finish(job)
    } else if (job.kind === BOTS_JOB) {
      // Kept until no bot is asked any more: then an append takes it away.
      if (await hall.wakeBots(job.table))
        await house.store.schedule(job.table, {
          kind: BOTS_JOB,
          dueAt: house.now() + house.settings.bots.overdue,
          payload: {},
        })
      else await house.store.finish(job)
    } else if (job.kind.startsWith(TURN_JOB)) await tellTurn(house, hall, job)
  }

  const timer = setInterval(() => {
    round = round.then(lookForDue).catch(fault => {
      if (!stopped) house.log.warn({ err: fault }, 'due jobs could not be read')
    })
  }, EVERY)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}

async function tellTurn(house: House, hall: Hall, job: Job): Promise<void> {
  const { seat, asked, attempt } = job.payload as TurnPayload
  const { table } = await hall.look(job.table)
  const holder = table.seats[seat]
  const question = viewTable(table, seat).own?.question
  const person = holder?.kind === 'person' ? await house.store.person(holder.person) : undefined
  // Answered meanwhile, or nobody to tell any more.
  if (question?.asked !== asked || person?.webhook === undefined) return void (await house.store.finish(job))
  const { id, game } = table.header
  try {
    const body = { type: 'your-turn', table: id, game, seat, asked, rule: question.rule, at: table.at } as const
    await callWebhook(house, person.webhook, person.id, body)
    house.metrics.count('webhooks_sent')
    await house.store.finish(job)
  } catch (fault) {
    const { attempts, firstRetry } = house.settings.webhooks
    if (attempt >= attempts) {
      house.metrics.count('webhooks_failed')
      house.log.warn({ table: id, seat, err: fault }, 'a webhook was given up')
      await house.store.finish(job)
    } else {
      const dueAt = house.now() + firstRetry * 2 ** (attempt - 1)
      await house.store.schedule(id, { kind: job.kind, dueAt, payload: { seat, asked, attempt: attempt + 1 } })
    }
  }
}
