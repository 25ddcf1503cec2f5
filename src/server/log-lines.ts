import { constants, openSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

/** Where lines of a log go. */
export interface LogLines {
  write(line: string): void
}

/** Bytes that may wait for a reader who is slow. */
const MOST_WAITING = 1024 * 1024

/** Milliseconds after which a reader who is slow is tried again. */
const PAUSE = 20

/** What is not written yet, and how many lines are lost with it. */
interface Waiting {
  readonly rest: Buffer
  readonly lines: number
  /** Without it the line before is torn. */
  readonly needed?: boolean
}

/**
 * Lines to a file, a pipe or a terminal that is open under a number; 1 is the standard output. What cannot be written, because the
 * disk is full, nobody reads any more or somebody reads too slowly, is lost: a server goes on without its log, and goes on with it when
 * there is room again. Nothing here waits for a reader: a pager that is not scrolled would stop the server.
 */
export function logLines(descriptor = 1): LogLines {
  const to = withoutWaiting(descriptor)
  const waiting: Waiting[] = []
  let bytes = 0
  let lost = 0
  let torn = false
  let trying = false

  function keep(text: string, lines: number, needed = false): void {
    const rest = Buffer.from(text)
    bytes += rest.length
    waiting.push({ rest, lines, needed })
  }

  function writeWaiting(): void {
    try {
      for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
        const written = writeSync(to, first.rest)
        bytes -= written
        const rest = first.rest.subarray(written)
        if (rest.length === 0) waiting.shift()
        else waiting[0] = { rest, lines: first.lines, needed: true }
      }
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'EAGAIN') writeLater()
      else loseAll()
    }
  }

  function writeLater(): void {
    if (trying) return
    trying = true
    setTimeout(() => {
      trying = false
      writeWaiting()
    }, PAUSE).unref()
  }

  function loseAll(): void {
    torn ||= waiting[0]?.needed === true
    for (const { lines } of waiting.splice(0)) lost += lines
    bytes = 0
  }

  return {
    write(line) {
      if (bytes + line.length > MOST_WAITING) {
        lost++
        return
      }
      if (torn) keep('\n', 0, true)
      torn = false
      if (lost > 0)
        keep(`${JSON.stringify({ level: 40, time: Date.now(), msg: `${lost} lines of this log are lost` })}\n`, lost)
      lost = 0
      keep(line, 1)
      writeWaiting()
    },
  }
}

/** The same place under a number by which nothing waits for a reader. */
function withoutWaiting(descriptor: number): number {
  // Whoever looks at these makes Node open them, and pipes and sockets so that a write that would wait fails with EAGAIN.
  if (descriptor === 1) void process.stdout
  // What is said to the other end beside the log, such as Node's own warnings, must not wait either.
  void process.stderr
  if (!isatty(descriptor)) return descriptor
  try {
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  } catch {
    return descriptor
  }
}
