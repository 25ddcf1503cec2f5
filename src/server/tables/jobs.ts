import { randomUUID } from 'node:crypto'
import { FORGET_JOB } from '../../store/delete-person.ts'
import type { Job } from '../../store/port/jobs.ts'
import { RESULT_JOB } from '../../store/results.ts'
import { nextTimeout } from '../../tables/clock.ts'
import { viewTable } from '../../tables/view.ts'
import { caller } from '../calls/call-job.ts'
import { CALL_JOB, MAIL_JOB } from '../calls/duties.ts'
import type { Context } from '../context.ts'
import { atOnce } from '../limits/at-once.ts'
import { digestWriter } from '../mail/digest-job.ts'
import { forgetPerson } from '../people/forget-job.ts'
import { callWebhook } from '../people/webhooks.ts'
import { BOTS_JOB, CLOCK_JOB, TURN_JOB, type TurnPayload } from './duties.ts'
import { type Duty, EVERY, startLoop } from './job-loop.ts'
import { keepResult } from './keep-result.ts'
import type { LiveTables } from './live-tables.ts'

/** Milliseconds for what only needs the database and our own memory. */
const DEADLINE = 15_000

/** Webhooks under way at once, and those of one person: nobody's slow ones keep the others' waiting. */
const CALLS_AT_ONCE = 32
const CALLS_PER_PERSON = 4

/** Does what is due: clocks that ran out, bots of processes that died, webhooks, calls. */
export function startJobs(context: Context, liveTables: LiveTables): { stop(): Promise<void> } {
  const duties: readonly Duty[] = [
    { family: CLOCK_JOB, atOnce: 32, deadline: DEADLINE, work: job => lookAtClocks(context, liveTables, job) },
    { family: BOTS_JOB, atOnce: 32, deadline: DEADLINE, work: job => wakeBots(context, liveTables, job) },
    {
      family: TURN_JOB,
      atOnce: CALLS_AT_ONCE,
      deadline: DEADLINE + context.settings.webhooks.timeout,
      work: turnTeller(context, liveTables),
    },
    {
      family: CALL_JOB,
      atOnce: CALLS_AT_ONCE,
      deadline: DEADLINE + context.settings.calls.timeout,
      work: caller(context, liveTables),
    },
    { family: RESULT_JOB, atOnce: 2, deadline: DEADLINE, work: job => keepResult(context, job) },
    { family: FORGET_JOB, atOnce: 2, deadline: DEADLINE, work: job => forgetPerson(context, liveTables, job) },
    ...lettersOf(context, liveTables),
  ]
  const owner = randomUUID()
  const loops = duties.map(duty => startLoop(context, owner, duty))
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

/** Where no mail server is named, letters that were due when there was one wait. */
const lettersOf = (context: Context, liveTables: LiveTables): readonly Duty[] =>
  context.mailer === undefined
    ? []
    : [{ family: MAIL_JOB, atOnce: 4, deadline: 4 * DEADLINE, work: digestWriter(context, liveTables, context.mailer) }]

async function lookAtClocks(context: Context, liveTables: LiveTables, job: Job): Promise<void> {
  await liveTables.serverCommand(job.table, { kind: 'look-at-clocks' })
  const { table } = await liveTables.look(job.table)
  const next = nextTimeout(table.clocks)
  // Whoever claims a job and whoever noted when it is due need not have the same time: a clock that still runs is looked at again.
  if (next === undefined) await context.store.finish(job)
  else await context.store.postpone(job, Math.max(next, context.now() + EVERY))
}

/** Kept until no bot is asked any more: then an append takes it away. */
async function wakeBots(context: Context, liveTables: LiveTables, job: Job): Promise<void> {
  if (await liveTables.wakeBots(job.table))
    await context.store.postpone(job, context.now() + context.settings.bots.overdue)
  else await context.store.finish(job)
}

function turnTeller(context: Context, liveTables: LiveTables): Duty['work'] {
  const calls = atOnce(CALLS_PER_PERSON)
  return async (job, over) => {
    const { seat, asked } = job.payload as TurnPayload
    const { table } = await liveTables.look(job.table)
    const holder = table.seats[seat]
    const question = context.ownPacks.run(table, () => viewTable(table, seat).own?.question)
    const person = holder?.kind === 'person' ? await context.store.person(holder.person) : undefined
    // Answered meanwhile, or nobody to tell any more.
    if (question?.asked !== asked || person?.webhook === undefined) return context.store.finish(job)
    const { webhook, id: called } = person
    const { id, game } = table.header
    const body = { type: 'your-turn', table: id, game, seat, asked, rule: question.rule, at: table.at } as const
    try {
      const made = await calls.within(called, () => callWebhook(context, webhook, called, body, over))
      if (made === 'busy') return context.store.postpone(job, context.now() + EVERY)
    } catch (fault) {
      return over.aborted ? undefined : tryAgain(context, job, fault)
    }
    context.metrics.count('webhooks_sent')
    return context.store.finish(job)
  }
}

async function tryAgain(context: Context, job: Job, fault: unknown): Promise<unknown> {
  const { attempts, firstRetry } = context.settings.webhooks
  const { seat, asked, attempt } = job.payload as TurnPayload
  if (attempt < attempts)
    return context.store.postpone(job, context.now() + firstRetry * 2 ** (attempt - 1), {
      seat,
      asked,
      attempt: attempt + 1,
    })
  context.metrics.count('webhooks_failed')
  context.log.warn({ table: job.table, seat, err: fault }, 'a webhook was given up')
  return context.store.finish(job)
}
