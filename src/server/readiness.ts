import type { Context } from './context.ts'

export type Readiness = { readonly ready: true } | { readonly ready: false; readonly because: string }

/** Milliseconds within which the database must answer. */
const SOON = 1_000

/** Whether this process can do its work now, as a balancer or a person who watches over it wants to know. */
export function readinessOf({ store, settings }: Context): () => Promise<Readiness> {
  /** However many ask, the database is asked once at a time. */
  let answer: Promise<Readiness> | undefined

  async function look(): Promise<Readiness> {
    await store.ping()
    const room = await store.room()
    return room !== undefined && room < settings.limits.diskReserve
      ? { ready: false, because: `only ${room} bytes are free on the disk of the data folder` }
      : { ready: true }
  }

  return () => {
    answer ??= look()
      .catch((): Readiness => ({ ready: false, because: 'the database does not answer' }))
      .finally(() => {
        answer = undefined
      })
    return Promise.race([answer, tooLate()])
  }
}

const tooLate = (): Promise<Readiness> =>
  new Promise(resolve => {
    const late: Readiness = { ready: false, because: 'the database did not answer within a second' }
    setTimeout(resolve, SOON, late).unref()
  })
