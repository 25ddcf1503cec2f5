import { writeSync } from 'node:fs'

/** Where lines of a log go. */
export interface LogLines {
  write(line: string): void
}

/**
 * Lines to a file, a pipe or a terminal that is open under a number; 1 is the standard output. What cannot be written, because the
 * disk is full or nobody reads any more, is lost: a server goes on without its log, and goes on with it when there is room again.
 */
export function logLines(descriptor = 1): LogLines {
  let lost = 0
  let torn = false

  function put(text: string): void {
    for (let rest = Buffer.from(text); rest.length > 0; ) {
      rest = rest.subarray(writeSync(descriptor, rest))
      torn = rest.length > 0
    }
  }

  return {
    write(line) {
      try {
        if (torn) put('\n')
        if (lost > 0)
          put(`${JSON.stringify({ level: 40, time: Date.now(), msg: `${lost} lines of this log are lost` })}\n`)
        lost = 0
        put(line)
      } catch {
        lost++
      }
    },
  }
}
