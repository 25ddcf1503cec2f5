import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { ThoughtAnswers, ThoughtRequest } from './thinker.ts'

/** Threads that think for bots, so that whoever asks can go on with other work. */
export interface Threads {
  think<R extends ThoughtRequest>(request: R, signal?: AbortSignal): Promise<ThoughtAnswers[R['kind']]>
  close(): Promise<void>
}

export function openThreads(count: number = availableParallelism()): Threads {
  const pool = new Tinypool({
    filename: new URL('./thread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, count),
    idleTimeout: 30_000,
  })
  return {
    think: (request, signal) => pool.run(request, signal === undefined ? {} : { signal }),
    close: () => pool.destroy(),
  }
}
