import { proxy, type Remote, wrap } from 'comlink'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import type { ComparedTurns, TurnsToCompare } from '../../bots/review/compare-turns.ts'
import type { ExpectedCourse, ExpectedDepth } from '../../bots/review/expected-points.ts'
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

/** What bots make of a game that is over. */
export const analyseAside = (record: GameRecord, progress: Progress, signal: AbortSignal): Promise<Analysis> =>
  longThought(thinker => thinker.analyse(record, proxy(progress)), signal)

/** Where a game was heading, from its setup to its end. */
export const expectedAside = (
  record: GameRecord,
  depth: ExpectedDepth,
  progress: Progress,
  signal: AbortSignal,
): Promise<ExpectedCourse> => longThought(thinker => thinker.expected(record, depth, proxy(progress)), signal)

/** Which of two turns comes to more. */
export const compareAside = (turns: TurnsToCompare, signal: AbortSignal): Promise<ComparedTurns> =>
  longThought(thinker => thinker.compare(turns), signal)

/** What takes a while: bots do it beside the others, and stop when nobody wants it any more. */
function longThought<T>(ask: (thinker: Remote<Thinker>) => Promise<T>, signal: AbortSignal): Promise<T> {
  const worker = newWorker()
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    ask(wrap<Thinker>(worker)).then(resolve, reject)
  }).finally(() => worker.terminate())
}
