import { expect, test } from 'vitest'
import type { Progress } from '../../bots/analysis.ts'
import { HAS_LEFT, inBackground, listenTo } from './in-background.ts'

/** A thought that goes on when it is told to, and knows how often it was begun and whether it was stopped. */
function thoughtOf() {
  let end: (found: string) => void = () => undefined
  const promise = new Promise<string>(resolve => {
    end = resolve
  })
  const seen = { begun: 0, stopped: false, tell: (_: number): void => undefined, end }
  const think = (progress: Progress, signal: AbortSignal): Promise<string> => {
    seen.begun++
    seen.tell = progress
    signal.addEventListener('abort', () => {
      seen.stopped = true
    })
    return promise
  }
  return { seen, think }
}

test('a thought goes on when its page is left, and who comes back is told how far it is and what was found', async () => {
  const { seen, think } = thoughtOf()
  const leaving = new AbortController()
  const first = inBackground('left', think, () => undefined, leaving.signal)
  leaving.abort(HAS_LEFT)
  await expect(first).rejects.toBe(HAS_LEFT)
  seen.tell(0.5)
  const heard: number[] = []
  const again = inBackground('left', think, done => heard.push(done), new AbortController().signal)
  seen.tell(0.75)
  seen.end('found')
  expect(await again).toBe('found')
  expect(heard).toEqual([0.5, 0.75])
  expect(seen).toMatchObject({ begun: 1, stopped: false })
})

test('what is known of a thought so far is told to who comes later, also to who only listens', async () => {
  const never = new AbortController().signal
  let tell: Progress<string> = () => undefined
  let end: (found: string) => void = () => undefined
  const think = (progress: Progress<string>): Promise<string> => {
    tell = progress
    return new Promise(resolve => {
      end = resolve
    })
  }
  const found = inBackground('parts', think, () => undefined, never)
  tell(0.25, 'a part')
  tell(0.5)
  const heard: (string | undefined)[] = []
  void inBackground('parts', think, (_, soFar) => heard.push(soFar), never)
  const stop = listenTo<string>('parts', soFar => heard.push(`listened: ${soFar}`))
  tell(0.75, 'more')
  stop()
  tell(0.8, 'most')
  expect(heard).toEqual(['a part', 'listened: a part', 'more', 'listened: more', 'most'])
  end('all')
  expect(await found).toBe('all')
  expect(listenTo('parts', () => heard.push('never'))()).toBeUndefined()
})

test('a thought that is stopped ends, and is begun anew when it is wanted again', async () => {
  const { seen, think } = thoughtOf()
  const stopping = new AbortController()
  const first = inBackground('stopped', think, () => undefined, stopping.signal)
  stopping.abort()
  await expect(first).rejects.toThrow()
  expect(seen.stopped).toBe(true)
  const again = inBackground('stopped', think, () => undefined, new AbortController().signal)
  seen.end('found')
  expect(await again).toBe('found')
  expect(seen.begun).toBe(2)
})

test('a thought that is over, well or badly, is begun anew', async () => {
  const never = new AbortController().signal
  const failing = (): Promise<string> => Promise.reject(new Error('no'))
  await expect(inBackground('over', failing, () => undefined, never)).rejects.toThrow('no')
  expect(
    await inBackground(
      'over',
      async () => 'yes',
      () => undefined,
      never,
    ),
  ).toBe('yes')
})
