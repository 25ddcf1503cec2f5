import { proxy, type Remote, wrap } from 'comlink'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import type { ThoughtAnswers, ThoughtRequest } from '../../bots/thinker.ts'
import type { GameRecord } from '../../kernel/record.ts'
import type { Thinker } from './worker.ts'

let started: Remote<Thinker> | undefined

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Bots that think in a worker of their own: neither the page nor the engine of a table waits for them. */
function thinker(): Remote<Thinker> {
  started ??= wrap<Thinker>(newWorker())
  return started
}

/** Bots that think beside those, for a long work that may be stopped in the middle. */
export function ownThinker(): { readonly think: Remote<Thinker>['think']; readonly end: () => void } {
  const worker = newWorker()
  return { think: wrap<Thinker>(worker).think, end: () => worker.terminate() }
}

export const thinkAside = <R extends ThoughtRequest>(request: R): Promise<ThoughtAnswers[R['kind']]> =>
  thinker().think(request) as Promise<ThoughtAnswers[R['kind']]>

/** What bots make of a game that is over. It takes a while: they do it beside the others, and stop when nobody wants it any more. */
export function analyseAside(record: GameRecord, progress: Progress, signal: AbortSignal): Promise<Analysis> {
  const worker = newWorker()
  return new Promise<Analysis>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    wrap<Thinker>(worker).analyse(record, proxy(progress)).then(resolve, reject)
  }).finally(() => worker.terminate())
}
