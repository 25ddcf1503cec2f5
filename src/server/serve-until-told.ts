import { once } from 'node:events'
import { BadSetting } from './environment.ts'
import { logLines } from './log-lines.ts'
import { whyNotStarted } from './not-started.ts'
import { serve } from './serve.ts'
import type { ServeOptions } from './settings.ts'

/** SIGHUP is a terminal that was closed: no reason to leave anything half done. */
const toldBy = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Serves and says where, until a signal says to stop. What keeps it from starting is told as a bad setting. */
export async function serveUntilTold(options: ServeOptions): Promise<void> {
  const serving = await serve(options).catch(fault => {
    const why = whyNotStarted(fault)
    throw why === undefined ? fault : new BadSetting(why)
  })
  const told = Promise.race(toldBy.map(signal => once(process, signal)))
  logLines().write(`Athenaeum is at ${serving.url}\n`)
  await told
  await serving.close()
}
