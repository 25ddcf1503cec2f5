import { proxy, type Remote, wrap } from 'comlink'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import type { ComparedTurns, TurnsToCompare } from '../../bots/review/compare-turns.ts'
import type { ExpectedCourse, ExpectedDepth } from '../../bots/review/expected-points.ts'
import type { DoPart, ReviewPart } from '../../bots/review/review-parts.ts'
import type { ThoughtAnswers, ThoughtRequest } from '../../bots/thinker.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { sharedAmong } from './shared-work.ts'
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

/** More threads than this make a review no shorter than anybody minds. */
const MOST_HANDS = 4

/** One thread is left to the page and to whatever else is thought about. */
const handsHere = (): number => Math.min(MOST_HANDS, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))

/** What bots make of a game that is over: as many threads as there are hands to spare share the work. */
export const analyseAside = (
  record: GameRecord,
  first: Seat,
  progress: Progress<Analysis>,
  signal: AbortSignal,
): Promise<Analysis> =>
  longThought(
    async (head, hands) => {
      await Promise.all(hands.map(hand => hand.takeUp(record)))
      const acts = hands.map(
        hand =>
          async (part: ReviewPart): Promise<unknown> =>
            hand.doPart(part),
      )
      // Each part comes back with an answer of its own kind.
      return head.analyse(record, first, proxy(sharedAmong(acts) as DoPart), proxy(progress))
    },
    signal,
    handsHere(),
  )

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

/** What takes a while: bots do it beside the others, and stop when nobody wants it any more. Some are helped by so many others. */
function longThought<T>(
  ask: (thinker: Remote<Thinker>, helpers: readonly Remote<Thinker>[]) => Promise<T>,
  signal: AbortSignal,
  helpers = 0,
): Promise<T> {
  const workers = Array.from({ length: 1 + helpers }, newWorker)
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    for (const worker of workers) worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    const [first, ...others] = workers.map(worker => wrap<Thinker>(worker))
    if (first !== undefined) ask(first, others).then(resolve, reject)
  }).finally(() => {
    for (const worker of workers) worker.terminate()
  })
}
