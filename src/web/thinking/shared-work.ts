/** Shares work among several hands: who is free takes what has waited longest. */
export function sharedAmong<J, R>(hands: readonly ((job: J) => Promise<R>)[]): (job: J) => Promise<R> {
  const free = [...hands]
  const waiting: ((hand: (job: J) => Promise<R>) => void)[] = []
  const handOn = (hand: (job: J) => Promise<R>): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(hand)
    else next(hand)
  }
  return async job => {
    const hand = free.shift() ?? (await new Promise<(job: J) => Promise<R>>(resolve => waiting.push(resolve)))
    try {
      return await hand(job)
    } finally {
      handOn(hand)
    }
  }
}
