import { readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * A thread's own number and its share of the processors, where the system tells (Linux): elsewhere nothing happens, and what is
 * asked is not known.
 */

/** How far a thread steps back that nobody must wait for: it gets about a third of what others get who want it too. */
const NICENESS = 5

/** The number of the calling thread. */
const thisThread = (): number => Number(readlinkSync('/proc/thread-self').split('/').at(-1))

/** Milliseconds of a processor that the calling thread has had so far. */
export function ownProcessorTime(): number | undefined {
  try {
    return processorTimeOf(thisThread())
  } catch {
    return undefined
  }
}

/** Lets the calling thread go after others where the machine has not time for all. Its number, if it can be known. */
export function stepBack(): number | undefined {
  try {
    const thread = thisThread()
    setPriority(thread, Math.max(NICENESS, getPriority()))
    return thread
  } catch {
    return undefined
  }
}

/** Milliseconds of a processor that a thread of this process has had so far. */
export const processorTimeOf = (thread: number | undefined): number | undefined =>
  thread === undefined ? undefined : processorTimeIn(`/proc/self/task/${thread}`)

/** The same of a process or a thread, by its folder of `/proc`. */
export function processorTimeIn(folder: string): number | undefined {
  try {
    // The name of the program stands in brackets and may hold anything; times are in hundredths of a second.
    const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return 10 * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return undefined
  }
}
