import { setImmediate } from 'node:timers/promises'
import type { CommitResult, Engine, WrittenAppend } from './engine.ts'
import { StoreError } from './port/errors.ts'

/** Enough to make a commit cheap per append, few enough that the last of them need not wait long for the first. */
const mostPerCommit = 256

type Waiting = {
  append: WrittenAppend
  resolve(result: CommitResult): void
  reject(error: unknown): void
}

export type CommitQueue = {
  submit(append: WrittenAppend): Promise<CommitResult>
  /** How many commits there were. */
  count(): number
  /** Resolves when all that was submitted is settled; what comes after is refused. */
  close(): Promise<void>
}

/**
 * One commit runs at a time; what arrives meanwhile shares the next one. A batch holds one append per table, so that each
 * can win or lose on its own, and appends to one table keep their order.
 */
export function commitQueue(commit: Engine['commit']): CommitQueue {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let closed = false
  let commits = 0

  function takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const one of waiting) {
      if (batch.size < mostPerCommit && !batch.has(one.append.table)) batch.set(one.append.table, one)
      else later.push(one)
    }
    waiting = later
    return [...batch.values()]
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Lets every request that this turn of the event loop has read join the batch.
      await setImmediate()
      const batch = takeBatch()
      try {
        commits++
        const results = await commit(batch.map(one => one.append))
        for (const [index, one] of batch.entries()) {
          const result = results[index]
          if (result) one.resolve(result)
          else one.reject(new StoreError('The commit gave no result for this append.'))
        }
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    running = undefined
  }

  return {
    submit(append) {
      if (closed) return Promise.reject(new StoreError('The store is closed.'))
      return new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject })
        running ??= run()
      })
    },
    count: () => commits,
    async close() {
      closed = true
      await running
    },
  }
}
