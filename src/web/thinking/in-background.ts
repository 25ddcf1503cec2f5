import type { Progress } from '../../bots/analysis.ts'

/** Why somebody no longer waits for a long thought: they have left the page, and may come back. */
export const HAS_LEFT = new Error('the page was left')

interface Running {
  readonly found: Promise<unknown>
  readonly stopping: AbortController
  readonly followers: Set<Progress<unknown>>
  readonly far: { done: number; soFar?: unknown }
}

const running = new Map<string, Running>()

/**
 * A long thought that goes on while other pages of the site are looked at, and that whoever comes back follows further. It ends when
 * somebody stops it: when `signal` says anything else than that they have left. The same name is the same thought.
 */
export function inBackground<T>(
  name: string,
  think: (progress: Progress<T>, signal: AbortSignal) => Promise<T>,
  progress: Progress<T>,
  signal: AbortSignal,
): Promise<T> {
  const thought = running.get(name) ?? begun(name, think as Think)
  // The name says of what kind it is.
  const follower = progress as Progress<unknown>
  thought.followers.add(follower)
  follower(thought.far.done, thought.far.soFar)
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        thought.followers.delete(follower)
        if (signal.reason !== HAS_LEFT) thought.stopping.abort(signal.reason)
        reject(signal.reason)
      },
      { once: true },
    )
    ;(thought.found as Promise<T>).then(resolve, reject)
  })
}

type Think = (progress: Progress<unknown>, signal: AbortSignal) => Promise<unknown>

/** What is known so far of a thought that goes on, and what is found of it later; gives back how to stop listening. */
export function listenTo<T>(name: string, hear: (soFar: T) => void): () => void {
  const thought = running.get(name)
  if (thought === undefined) return () => undefined
  const follower: Progress<unknown> = (_, soFar) => {
    if (soFar !== undefined) hear(soFar as T)
  }
  follower(thought.far.done, thought.far.soFar)
  thought.followers.add(follower)
  return () => thought.followers.delete(follower)
}

function begun(name: string, think: Think): Running {
  const stopping = new AbortController()
  const followers = new Set<Progress<unknown>>()
  const far: Running['far'] = { done: 0 }
  const tell: Progress<unknown> = (done, soFar = far.soFar) => {
    Object.assign(far, { done, soFar })
    for (const follower of followers) follower(done, soFar)
  }
  const thought: Running = { found: think(tell, stopping.signal), stopping, followers, far }
  const over = (): void => {
    if (running.get(name) === thought) running.delete(name)
  }
  // Nobody may be there to hear that it failed.
  thought.found.then(over, over)
  stopping.signal.addEventListener('abort', over, { once: true })
  running.set(name, thought)
  return thought
}
