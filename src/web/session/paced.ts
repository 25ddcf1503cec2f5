import { observableOf } from './observable.ts'
import type { TableSession, TableSnapshot } from './session.ts'

/** How fast answers of bots are shown: all at once, so that an eye can follow, at leisure, or turn by turn when it is asked for. */
export const PACES = ['instant', 'normal', 'slow', 'step'] as const
export type BotPace = (typeof PACES)[number]

/** Milliseconds from one answer of a bot to the next. */
const delays: Readonly<Record<BotPace, number>> = { instant: 0, normal: 260, slow: 1300, step: 260 }

/**
 * The same table, shown at a pace: what bots answer comes one after the other, and where it goes step by step, turn by turn.
 * People are never held back, nor is a table with clocks; whatever else happens is shown at once.
 */
export function pacedSession(session: TableSession, paceOf: () => BotPace): TableSession {
  const shown = observableOf(session.snapshot())
  let coming: TableSnapshot[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let waits = false
  const show = (snapshot: TableSnapshot): void => shown.set(waits ? { ...snapshot, waitsForNext: true } : snapshot)
  const goOn = (): void => {
    clearTimeout(timer)
    timer = undefined
    const [next] = coming
    if (next === undefined) return
    if (paceOf() === 'step' && beginsTurn(shown.get(), next) && !waits) {
      waits = true
      show(shown.get())
      return
    }
    if (waits && paceOf() === 'step') return
    waits = false
    timer = setTimeout(() => {
      coming = coming.slice(1)
      show(next)
      goOn()
    }, delays[paceOf()])
  }
  const catchUp = (snapshot: TableSnapshot): void => {
    clearTimeout(timer)
    timer = undefined
    coming = []
    waits = false
    show(snapshot)
  }
  const unsubscribe = session.subscribe(() => {
    const now = session.snapshot()
    const last = coming.at(-1) ?? shown.get()
    if (onlyBotsAnswered(last, now) && delays[paceOf()] > 0) {
      coming.push(now)
      if (timer === undefined) goOn()
    } else if (coming.length > 0 && now.happened === last.happened) coming[coming.length - 1] = now
    else catchUp(now)
  })
  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    commands: session.commands,
    next() {
      if (!waits) return
      waits = false
      const [next] = coming
      if (next === undefined) return
      coming = coming.slice(1)
      show(next)
      goOn()
    },
    close() {
      clearTimeout(timer)
      unsubscribe()
      session.close()
    },
  }
}

/** All that is new was answered by bots, where nobody's clock runs. */
function onlyBotsAnswered(before: TableSnapshot, now: TableSnapshot): boolean {
  const news = now.happened.slice(before.happened.length)
  return (
    news.length > 0 &&
    now.clocks.length === 0 &&
    before.happened.every((one, at) => one === now.happened[at]) &&
    news.every(({ seat }) => seat !== undefined && now.seats[seat]?.kind === 'bot')
  )
}

/** The next answer is not of the turn that is shown: another seat gave it, or the game has gone on since. */
function beginsTurn(shown: TableSnapshot, next: TableSnapshot): boolean {
  const last = shown.happened.at(-1)
  const before = shown.happened.at(-2)
  const coming = next.happened[shown.happened.length]
  return last?.seat !== coming?.seat || String(last?.moment) !== String(before?.moment)
}
