import { type Level, looksAhead } from '../../bots/levels.ts'
import type { Metrics } from '../metrics.ts'
import { newSeed } from '../people/secrets.ts'
import type { BotSettings } from '../settings.ts'
import type { ExtraGame } from '../tables/games.ts'
import { type BotThread, startThread, type Thought } from './bot-thread.ts'
import type { BotTask, BotThoughts } from './bot-worker.ts'
import type { BotPosition, Wanted } from './bots.ts'
import { effortFor, levelAfter } from './thought-effort.ts'
import {
  charge,
  emptyQueue,
  enter,
  inOrder,
  type ThoughtQueue,
  take,
  type Urgency,
  urgencies,
  type Waiting,
} from './thought-queue.ts'

/** A thought on its way, for whoever wants to know what comes of it. */
export interface Errand {
  readonly kind: keyof BotThoughts
  readonly level: Level
  readonly wanted: Pick<Wanted<BotPosition>, 'table' | 'urgency' | 'failed'>
  /** How many attempts have failed. */
  readonly failures: number
  /** What to think about when it begins, and how to deliver what came of it; undefined if nobody wants to know any more. */
  pose(): Posed | undefined
  tell?(before: number): void
  drop(): void
  giveUp(fault: unknown): void
}

export interface Posed {
  readonly position: BotPosition
  /** Throws if it is no sound answer. */
  deliver(thought: BotThoughts[keyof BotThoughts]): void
}

/** Errands that wait for threads, and the threads that run them. */
export interface Errands {
  /** Runs an errand when its turn comes. */
  run(errand: Omit<Errand, 'failures'>): void
  readonly waiting: number
  readonly closed: boolean
  /** Ends all threads and drops what waits. */
  close(): Promise<void>
}

/** Errands, what waits, and which threads there are. */
interface Running {
  readonly settings: BotSettings
  readonly extraGames: readonly ExtraGame[]
  readonly metrics: Pick<Metrics, 'count'>
  readonly start: () => BotThread
  readonly idle: BotThread[]
  readonly busy: Set<BotThread>
  queue: ThoughtQueue<Errand>
  closed: boolean
}

/** Threads are started when they are first needed, and then stay warm. One that never comes back is ended alone. */
export function openErrands(
  settings: BotSettings,
  extraGames: readonly ExtraGame[],
  metrics: Pick<Metrics, 'count'>,
  start: () => BotThread = startThread,
): Errands {
  const running: Running = {
    settings,
    extraGames,
    metrics,
    start,
    idle: [],
    busy: new Set(),
    queue: emptyQueue,
    closed: false,
  }
  return {
    get waiting() {
      return running.queue.waiting.length
    },
    get closed() {
      return running.closed
    },
    run(errand) {
      if (running.closed) errand.drop()
      else {
        wait(running, { ...errand, failures: 0 })
        goOn(running)
      }
    },
    async close() {
      running.closed = true
      for (const { thought } of running.queue.waiting) thought.drop()
      running.queue = emptyQueue
      await Promise.all([...running.idle, ...running.busy].map(thread => thread.end()))
    },
  }
}

function wait(running: Running, errand: Errand): void {
  running.queue = enter(running.queue, errand, errand.wanted.table, performance.now())
}

/** Begins as many thoughts as there are threads for, and tells the others how many come first. */
function goOn(running: Running): void {
  while (!running.closed && running.queue.waiting.length > 0) {
    const thread = freeThread(running)
    if (thread === undefined) break
    if (!beginNext(running, thread)) running.idle.push(thread)
  }
  if (running.queue.waiting.some(({ thought }) => thought.tell !== undefined))
    inOrder(running.queue, urgencyOf).forEach(({ thought }, before) => {
      thought.tell?.(before + running.busy.size)
    })
}

function freeThread({ idle, busy, settings, start }: Running): BotThread | undefined {
  for (let thread = idle.pop(); thread !== undefined; thread = idle.pop()) if (!thread.ended) return thread
  return busy.size < settings.threads ? start() : undefined
}

/** Begins what is next; false if nobody wants to know it any more. */
function beginNext(running: Running, thread: BotThread): boolean {
  const { settings, extraGames } = running
  const order = inOrder(running.queue, urgencyOf)
  const [next] = order
  if (next === undefined) return false
  const errand = next.thought
  const posed = posedBy(errand)
  if (posed === undefined) {
    running.queue = take(running.queue, next, 0)
    return false
  }
  const { level, budgetMs } = effortFor(levelOf(errand), settings, behind(next, order), performance.now())
  running.queue = take(running.queue, next, budgetMs)
  running.busy.add(thread)
  errand.tell?.(0)
  const position = plain(posed.position)
  const player = errand.wanted.table
  const task = { wanted: errand.kind, position, level, extraGames, budgetMs, seed: newSeed(), player }
  attempt(running, thread, errand, posed, task).catch(errand.giveUp)
  return true
}

async function attempt(
  running: Running,
  thread: BotThread,
  errand: Errand,
  posed: Posed,
  task: BotTask,
): Promise<void> {
  const { settings, metrics, idle, busy } = running
  const began = performance.now()
  let fault: unknown
  try {
    const thought = await thread.think(task, settings.budget + settings.grace)
    posed.deliver(thought.thought)
    countThought(metrics, errand, task, thought)
  } catch (thrown) {
    fault = thrown
  }
  busy.delete(thread)
  if (!thread.ended) idle.push(thread)
  running.queue = charge(running.queue, errand.wanted.table, task.budgetMs, performance.now() - began)
  try {
    if (fault !== undefined) again(running, errand, fault)
  } finally {
    goOn(running)
  }
}

/** After a failure. Whoever closes ends threads on purpose. */
function again(running: Running, errand: Errand, fault: unknown): void {
  if (running.closed) {
    errand.drop()
    return
  }
  running.metrics.count('bot_failures')
  errand.wanted.failed(fault)
  const failures = errand.failures + 1
  if (levelAfter(errand.level, failures) === undefined) errand.giveUp(fault)
  else wait(running, { ...errand, failures })
}

function countThought(metrics: Running['metrics'], errand: Errand, { level }: BotTask, { looks }: Thought): void {
  if (errand.level !== 'master') return
  metrics.count('bot_masters')
  metrics.count('bot_looks', looks)
  if (looks > 0) metrics.count('bot_masters_looking')
  if (level !== 'master') metrics.count('bot_masters_hurried')
}

/** What an errand is about; undefined if it is over, because nobody wants to know or because not even that can be said. */
function posedBy(errand: Errand): Posed | undefined {
  try {
    const posed = errand.pose()
    if (posed === undefined) errand.drop()
    return posed
  } catch (fault) {
    errand.giveUp(fault)
    return undefined
  }
}

/** Who wait while the next one thinks, and are as urgent. */
function behind(next: Waiting<Errand>, order: readonly Waiting<Errand>[]) {
  const rankOf = ({ thought }: Waiting<Errand>): number => urgencies.indexOf(urgencyOf(thought))
  return order
    .filter(one => one !== next && rankOf(one) <= rankOf(next))
    .map(({ came, thought }) => ({ came, looksAhead: looksAhead(levelOf(thought)) }))
}

/** What failed once may fail again, and hold a thread for long: it goes after the others. */
const urgencyOf = ({ failures, wanted }: Errand): Urgency => (failures > 0 ? 'doubtful' : wanted.urgency())

const levelOf = ({ level, failures }: Errand): Level => levelAfter(level, failures) ?? level

/** What a thread needs to know of a position. */
const plain = ({ game, pack, view, seat }: BotPosition): BotPosition => ({
  game,
  view,
  seat,
  ...(pack === undefined ? {} : { pack }),
})
