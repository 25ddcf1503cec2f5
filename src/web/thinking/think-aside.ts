import { wrap } from 'comlink'
import type { ThoughtAnswers, ThoughtRequest } from '../../bots/thinker.ts'
import type { Thinker } from './worker.ts'

type Think = <R extends ThoughtRequest>(request: R) => Promise<ThoughtAnswers[R['kind']]>

let started: Think | undefined

/** Thinks in a worker of its own: neither the page nor the engine of a table waits for it. */
export const thinkAside: Think = request => {
  started ??= wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })).think as Think
  return started(request)
}
