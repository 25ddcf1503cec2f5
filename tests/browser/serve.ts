import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/server/serve.ts'
import { startMailServer } from '../../src/server/testing/mail-server.ts'
import { lettersFolder } from './letters.ts'

/** The real server with an empty store of its own, for as long as the browser tests run. */
const dataFolder = mkdtempSync(join(tmpdir(), 'athenaeum-browser-'))
/** Letters lie where the tests find them: the last one to each address. */
const letters = lettersFolder(Number(process.env.PORT))
mkdirSync(letters, { recursive: true })
const post = await startMailServer(({ to, text }) => writeFileSync(join(letters, to), text))
const serving = await serve({
  port: Number(process.env.PORT),
  host: 'localhost',
  dataFolder,
  bots: { pause: 0, budget: 50 },
  calls: { delay: 0, allowPrivate: true },
  mail: { smtp: post.url, from: 'no-reply@localhost', delay: 0 },
  publicUrl: `http://localhost:${process.env.PORT}`,
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
  await post.close()
  rmSync(letters, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
