import { expect, test } from 'vitest'
import { sharedAmong } from './shared-work.ts'

/** A hand that is done with a job when it is told so. */
function handOf(name: string, begun: string[]) {
  const ends: (() => void)[] = []
  const act = (job: string): Promise<string> => {
    begun.push(`${name}: ${job}`)
    return new Promise(resolve => ends.push(() => resolve(`${job} by ${name}`)))
  }
  return { act, end: () => ends.shift()?.() }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

test('whoever is free takes what has waited longest, and each gets the answer to its own', async () => {
  const begun: string[] = []
  const [one, two] = [handOf('one', begun), handOf('two', begun)]
  const share = sharedAmong([one.act, two.act])
  const answers = ['a', 'b', 'c', 'd'].map(share)
  await settled()
  expect(begun).toEqual(['one: a', 'two: b'])
  two.end()
  await settled()
  expect(begun).toEqual(['one: a', 'two: b', 'two: c'])
  one.end()
  await settled()
  one.end()
  two.end()
  expect(await Promise.all(answers)).toEqual(['a by one', 'b by two', 'c by two', 'd by one'])
})

test('a hand whose job fails takes the next one', async () => {
  const share = sharedAmong([async (job: string) => (job === 'bad' ? Promise.reject(new Error(job)) : job)])
  const [bad, good] = [share('bad'), share('good')]
  await expect(bad).rejects.toThrow('bad')
  expect(await good).toBe('good')
})
