/**
 * Something to be done for a table at a time: a clock that runs out. A newer one of the same kind replaces it. Kinds with a
 * part after a colon are of one family: `turn:0` and `turn:1` are turns.
 */
export type JobOrder = { kind: string; dueAt: number; payload: object }

/**
 * An order that goes with an append. One for a person's webhook is dropped if that person has none at that moment, and one
 * for calling or writing to a person if there is no way to.
 */
export type AppendedOrder = JobOrder & { webhookOf?: string; callOf?: string; mailOf?: string }

export type Job = { id: string; table: string; kind: string; dueAt: number; payload: unknown }

export type JobStore = {
  schedule(table: string, order: JobOrder): Promise<void>
  unschedule(table: string, kind: string): Promise<void>
  /**
   * Takes due jobs of a family (of all where none is named), earliest first; nobody else gets them before the lease is over.
   * A job not finished by then (its owner died) is handed out again: doing a job twice must do no harm, which the number of
   * an append sees to. So is one whose lease ends far later than any lease can: it was given by a clock that ran ahead.
   */
  claimDue(now: number, limit: number, owner: string, leaseMs: number, family?: string): Promise<Job[]>
  /** False when it was replaced or finished meanwhile. */
  finish(job: Job): Promise<boolean>
  /** Puts a claimed job off, with another payload if one is given. False when it was replaced or finished meanwhile. */
  postpone(job: Job, dueAt: number, payload?: object): Promise<boolean>
  /** When the next unclaimed job falls due, so that a server can sleep until then. */
  nextDue(): Promise<number | undefined>
}
