import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/server/serve.ts'

/** The real server with an empty store of its own, for as long as the browser tests run. */
const dataFolder = mkdtempSync(join(tmpdir(), 'athenaeum-browser-'))
const serving = await serve({
  port: Number(process.env.PORT),
  host: 'localhost',
  dataFolder,
  bots: { pause: 0, budget: 50 },
  calls: { delay: 0, allowPrivate: true },
  limits: {
    requestsPerMinute: 100_000,
    sessionsPerMinute: 1_000,
    messagesPerSecond: 1_000,
    messageBurst: 1_000,
    workPerSecond: 100_000,
    workBurst: 100_000,
  },
})

const stop = async (): Promise<void> => {
  await serving.close()
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
