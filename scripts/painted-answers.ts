/**
 * How long the main thread works for an answer that a page is told of, until the board is painted: from the task that is
 * given the new view to the end of the first frame that paints it, whatever is done in between. What comes after the paint
 * keeps nobody waiting and does not count. Nor do views that change nothing on the board, and frames that paint several
 * views at once: there bots have answered faster than anybody lets them who wants to see it.
 */
import type { CDPSession, Page } from '@playwright/test'

/** Main-thread time of one painted answer in milliseconds, and of its parts; the rest are frames, hit tests and the like. */
export interface Painted {
  readonly all: number
  readonly script: number
  readonly style: number
  readonly layout: number
  readonly paint: number
}

const TOLD = 'answer-told'
const CHANGED = 'board-changed'
/** Marks of the page between which answers are measured. */
export const BEGIN = 'measure-begin'
export const END = 'measure-end'

/** Lets a page mark in its trace when it is told a view. To be called before the page is loaded. */
export async function markViews(page: Page): Promise<void> {
  await page.addInitScript(mark => {
    const listen = MessagePort.prototype.addEventListener
    MessagePort.prototype.addEventListener = function (
      this: MessagePort,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const marking = (event: Event): void => {
        performance.mark(mark)
        if (typeof listener === 'function') listener.call(this, event)
        else listener.handleEvent(event)
      }
      listen.call(this, type, type === 'message' ? marking : listener, options)
    }
  }, TOLD)
}

/** Lets a page mark in its trace when its board has changed. To be called when the board is there. */
export async function markChanges(page: Page): Promise<void> {
  await page.evaluate(mark => {
    const board = document.querySelector('.table-main')
    const watch = new MutationObserver(() => performance.mark(mark))
    if (board !== null) watch.observe(board, { subtree: true, childList: true, attributes: true, characterData: true })
  }, CHANGED)
}

/** An event of a trace; times are microseconds, `tdur` those of the thread itself: a busy machine does not count. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Every answer that is painted while something is done. */
export async function paintedWhile(session: CDPSession, act: () => Promise<void>): Promise<readonly Painted[]> {
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) events.push(one as unknown as Traced)
  })
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await act()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return paintedIn(events)
}

/** An outermost task of the main thread, and what was done in it. */
interface Task {
  readonly span: Traced
  readonly inside: Traced[]
}

function paintedIn(events: readonly Traced[]): readonly Painted[] {
  const painted: Painted[] = []
  let measuring = false
  let since: Task[] = []
  for (const task of tasksIn(events)) {
    const did = (name: string): boolean => task.inside.some(one => one.name === name)
    if (did(BEGIN)) measuring = true
    if (did(END)) measuring = false
    if (!measuring) since = []
    else if (since.length > 0 || did(TOLD)) since.push(task)
    if (since.length === 0 || !did('Paint')) continue
    const inside = since.flatMap(one => one.inside)
    const views = inside.filter(one => one.name === TOLD).length
    if (views === 1 && inside.some(one => one.name === CHANGED)) painted.push(timesOf(since))
    since = []
  }
  return painted
}

function tasksIn(events: readonly Traced[]): readonly Task[] {
  const marked = events.find(one => one.name === TOLD)
  const ofPage = events
    .filter(one => one.pid === marked?.pid && one.tid === marked.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: Task[] = []
  for (const one of ofPage) {
    const last = tasks.at(-1)
    if (last !== undefined && one.ts < endOf(last.span)) last.inside.push(one)
    else if (one.name === 'ThreadControllerImpl::RunTask') tasks.push({ span: one, inside: [] })
  }
  return tasks
}

function timesOf(tasks: readonly Task[]): Painted {
  const inside = tasks.flatMap(task => task.inside)
  const style = outermost(inside, ['UpdateLayoutTree'])
  const layout = outermost(inside, ['Layout'])
  const called = outermost(inside, ['FunctionCall', 'RunMicrotasks'])
  const within = (parts: readonly Traced[], whole: readonly Traced[]) =>
    parts.filter(part => whole.some(one => part.ts >= one.ts && part.ts < endOf(one)))
  return {
    all: time(tasks.map(task => task.span)),
    script: time(called) - time(within([...style, ...layout], called)),
    style: time(style),
    layout: time(layout),
    paint: time(outermost(inside, ['PrePaint', 'Paint', 'Layerize'])),
  }
}

/** The events of these names that lie in no other of them. */
function outermost(inside: readonly Traced[], names: readonly string[]): readonly Traced[] {
  let end = 0
  return inside.filter(one => {
    if (!names.includes(one.name) || one.dur === undefined || one.ts < end) return false
    end = endOf(one)
    return true
  })
}

const endOf = (one: Traced): number => one.ts + (one.dur ?? 0)
const time = (spans: readonly Traced[]): number => spans.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
