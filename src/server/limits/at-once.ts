/** How much of something each of many has under way: nobody's slow ones keep the others' waiting. */
export interface AtOnce {
  /** Does the work, or gives `busy` where so much is under way for this name already. */
  within<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'>
}

export function atOnce(most: number): AtOnce {
  const underWay = new Map<string, number>()
  return {
    async within(name, work) {
      const now = underWay.get(name) ?? 0
      if (now >= most) return 'busy'
      underWay.set(name, now + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(name) ?? 1) - 1
        if (left > 0) underWay.set(name, left)
        else underWay.delete(name)
      }
    },
  }
}
