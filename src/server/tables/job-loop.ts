import type { Job } from '../../store/port/jobs.ts'
import type { Context } from '../context.ts'
import { refusalTold } from '../refused.ts'

/** A kind of job, done by a loop of its own: however slow it is, the others do not notice. */
export interface Duty {
  readonly family: string
  /** Jobs under way at once. */
  readonly atOnce: number
  /** Milliseconds after which a job is given up for now. It comes again when its lease is over. */
  readonly deadline: number
  /** The signal says that it is over: given up, or the server stops. */
  work(job: Job, over: AbortSignal): Promise<unknown>
}

/** How often due jobs are looked for, in milliseconds, and how much longer than its deadline one is ours. */
export const EVERY = 500
const AFTER_DEADLINE = 15_000

/** Milliseconds that stopping waits for a database that does not say which jobs it handed out. */
const PATIENCE = 1_000

export function startLoop(context: Context, owner: string, duty: Duty): { stop(): Promise<void> } {
  const underWay = new Map<Job, AbortController>()
  let looking: Promise<void> | undefined
  let stopped = false

  async function look(): Promise<void> {
    const free = duty.atOnce - underWay.size
    if (free === 0) return
    const lease = duty.deadline + AFTER_DEADLINE
    const jobs = await context.store.claimDue(context.now(), free, owner, lease, duty.family)
    // Handed out while we stop: somebody else's, at once.
    if (stopped) await Promise.all(jobs.map(job => context.store.postpone(job, job.dueAt)))
    else for (const job of jobs) begin(job)
  }

  function begin(job: Job): void {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(new Error('it took too long')), duty.deadline)
    const aborted = new Promise<never>((_, fail) => {
      over.signal.addEventListener('abort', () => fail(over.signal.reason), { once: true })
    })
    underWay.set(job, over)
    Promise.race([duty.work(job, over.signal), aborted])
      .catch(fault => report(job, fault))
      .finally(() => {
        clearTimeout(timer)
        underWay.delete(job)
      })
  }

  /** What the store could not do it has told itself, and a refusal is no fault. */
  function report({ table, kind }: Job, fault: unknown): void {
    if (stopped || refusalTold(fault) !== undefined) return
    context.log.warn({ table, job: kind, err: fault }, 'a job met a fault')
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(fault => {
        if (!stopped && refusalTold(fault) === undefined) context.log.warn({ err: fault }, 'due jobs could not be read')
      })
      .finally(() => {
        looking = undefined
      })
  }, EVERY)

  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      for (const over of underWay.values()) over.abort(new Error('the server stops'))
      await Promise.race([looking, new Promise(resolve => setTimeout(resolve, PATIENCE).unref())])
    },
  }
}
