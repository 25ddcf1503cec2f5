import { serve as startServer } from '../server/serve.ts'
import { defaultSettings } from '../server/settings.ts'
import { readArguments } from './arguments.ts'

/** Serves the whole site until told to stop. What is not given comes from the environment, as for `npm start`. */
export async function serve(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { port: 'text', host: 'text', data: 'text', 'database-url': 'text' })
  const { env } = process
  const serving = await startServer({
    port: given.number('port', Number(env.PORT ?? defaultSettings.port), 0),
    host: given.text('host') ?? env.HOST ?? defaultSettings.host,
    dataFolder: given.text('data') ?? env.ATHENAEUM_DATA ?? defaultSettings.dataFolder,
    databaseUrl: given.text('database-url') ?? env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL ?? defaultSettings.logLevel,
    allowedOrigins: env.ALLOWED_ORIGINS?.split(',') ?? [],
  })
  console.log(`Athenaeum is at ${serving.url}`)
  await new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
  })
  await serving.close()
  return 0
}
