import { ServerRefusal } from '../refused.ts'

/**
 * Work of one name, one piece after the other: what somebody may have only so much of is counted before it is made, and whoever asks
 * for all of it in the same moment would be counted as having nothing yet.
 */
export type OneByOne = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function oneByOne(mostWaiting: number): OneByOne {
  const queues = new Map<string, { last: Promise<unknown>; many: number }>()
  return async (name, work) => {
    const queue = queues.get(name) ?? { last: Promise.resolve(), many: 0 }
    if (queue.many >= mostWaiting) throw new ServerRefusal('too-many-requests')
    queues.set(name, queue)
    queue.many++
    const done = queue.last.then(work)
    queue.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      queue.many--
      if (queue.many === 0) queues.delete(name)
    }
  }
}
