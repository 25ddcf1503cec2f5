import { serve } from './serve.ts'
import { defaultSettings } from './settings.ts'

/** Serves with what the environment says, until told to stop. */
const { env } = process
const serving = await serve({
  port: Number(env.PORT ?? defaultSettings.port),
  host: env.HOST ?? defaultSettings.host,
  dataFolder: env.ATHENAEUM_DATA ?? defaultSettings.dataFolder,
  databaseUrl: env.DATABASE_URL,
  trustProxy: env.TRUST_PROXY === '1',
  logLevel: env.LOG_LEVEL ?? defaultSettings.logLevel,
  allowedOrigins: env.ALLOWED_ORIGINS?.split(',') ?? [],
})
console.log(`Athenaeum is at ${serving.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    serving.close().then(
      () => process.exit(0),
      fault => {
        console.error(fault)
        process.exit(1)
      },
    )
  })
