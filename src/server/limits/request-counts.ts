import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { MonotonicClock } from './pace.ts'

interface Span {
  count: number
  readonly began: number
}

const MOST_KNOWN = 5_000

/**
 * How many requests came from whom in a span of time, by a clock that never jumps. The library's own way goes by the wall clock: one that
 * is set back would keep everybody out until it has caught up.
 */
export function requestCounts(clock: MonotonicClock = () => performance.now()): FastifyRateLimitStore {
  const spans = new Map<string, Span>()
  return {
    incr(whose, tell, lasts) {
      const now = clock()
      const known = spans.get(whose)
      const span = known === undefined || known.began + lasts <= now ? { count: 0, began: now } : known
      span.count++
      // Who came last goes to the end; who has not come for the longest time is forgotten first.
      spans.delete(whose)
      spans.set(whose, span)
      const [oldest] = spans.keys()
      if (spans.size > MOST_KNOWN && oldest !== undefined) spans.delete(oldest)
      tell(null, { current: span.count, ttl: span.began + lasts - now })
    },
    child: () => requestCounts(clock),
  }
}

/** As the library makes it. */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = requestCounts()
  incr: FastifyRateLimitStore['incr'] = (...given) => this.#counts.incr(...given)
  child = (): FastifyRateLimitStore => new RequestCounts()
}
