import { Worker } from 'node:worker_threads'
import type { BotTask, BotThoughts, BotWord } from './bot-worker.ts'
import { processorTimeOf } from './thread-time.ts'

/** A thread in which bots think, one thought at a time. It stays warm until it is ended. */
export interface BotThread {
  /** Rejects when the thought fails. One that takes longer than `limit` milliseconds is ended, and the thread with it. */
  think<W extends keyof BotThoughts>(task: BotTask & { readonly wanted: W }, limit: number): Promise<Thought<W>>
  /** Whether it can think no more. */
  readonly ended: boolean
  end(): Promise<void>
}

export interface Thought<W extends keyof BotThoughts = keyof BotThoughts> {
  readonly thought: BotThoughts[W]
  /** How often a master looked ahead. */
  readonly looks: number
}

/** Milliseconds that a thread may take to load its code and a game's: no thought has begun by then. */
const TO_LOAD = 60_000

/** How many times its limit a thought may take if the machine gives its thread less than it could use. */
const MOST_LIMITS = 10

/** What a thread may keep in memory, in megabytes, so that one that eats it ends alone. */
const MEMORY = 512

const fromSources = import.meta.url.endsWith('.ts')
const worker = new URL(fromSources ? './bot-worker.mjs' : './bot-worker.js', import.meta.url)

export function startThread(): BotThread {
  const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
  // Whatever still runs when everything else is done is nobody's.
  thread.unref()
  let ended = false
  let hear: (word: BotWord) => void = () => undefined
  const end = async (): Promise<void> => {
    ended = true
    await thread.terminate()
  }
  const fall = (fault: Error): void => {
    ended = true
    hear({ kind: 'failed', fault })
  }
  thread.on('message', (word: BotWord) => hear(word))
  thread.on('error', fall)
  thread.on('exit', () => fall(new Error('the thread of a bot has ended')))

  return {
    get ended() {
      return ended
    },
    end,
    think: (task, limit) =>
      new Promise((resolve, reject) => {
        thread.postMessage(task)
        const giveUp = (): void => {
          settle()
          reject(new Error(`a bot was ended after it had thought for more than ${limit} milliseconds`))
          void end()
        }
        let stop = within(TO_LOAD, giveUp)
        const settle = (): void => {
          stop()
          hear = () => undefined
        }
        hear = word => {
          stop()
          if (word.kind === 'begun') {
            stop = withinOwnTime(word.thread, limit, giveUp)
            return
          }
          settle()
          if (word.kind === 'failed') reject(word.fault)
          else resolve(word as never)
        }
      }),
  }
}

/** Calls when the time is over, unless it is stopped before. */
function within(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds).unref()
  return () => clearTimeout(timer)
}

/**
 * The same by the time that the thread has had of a processor, where that is known: on a machine that does much else a thought may take
 * long and be none the worse, and a fresh thread would be slower still.
 */
function withinOwnTime(thread: number | undefined, limit: number, call: () => void): () => void {
  const began = performance.now()
  const before = processorTimeOf(thread)
  let stop: () => void
  const look = (): void => {
    const used = processorTimeOf(thread)
    const left = before === undefined || used === undefined ? 0 : limit - (used - before)
    if (left <= 0 || performance.now() - began > MOST_LIMITS * limit) call()
    else stop = within(Math.max(left, 1), look)
  }
  stop = within(limit, look)
  return () => stop()
}
