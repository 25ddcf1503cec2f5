import { serve } from '../serve.ts'
import { unhurried } from './pebbles.ts'

/** A server in a process of its own, so that tests can kill it. Says its address, and stops when told. */
const { env } = process
const serving = await serve({
  ...unhurried,
  port: Number(env.PORT),
  dataFolder: env.ATHENAEUM_DATA ?? '',
  databaseUrl: env.DATABASE_URL,
  extraGames: JSON.parse(env.EXTRA_GAMES ?? '[]'),
  bots: JSON.parse(env.BOTS ?? '{ "pause": 0, "overdue": 600 }'),
})
// The heap as it is without what is merely waiting to be thrown away.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  console.log(process.memoryUsage().heapUsed)
})
process.once('SIGTERM', () => serving.close().then(() => process.exit(0)))
console.log(serving.url)
