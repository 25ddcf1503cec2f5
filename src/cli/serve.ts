import { optionsOf } from '../server/environment.ts'
import { whyNotStarted } from '../server/not-started.ts'
import { serve as startServer } from '../server/serve.ts'
import { readArguments, UsageError } from './arguments.ts'

/** Serves the whole site until told to stop. What is not given comes from the environment, as for `npm start`. */
export async function serve(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { port: 'text', host: 'text', data: 'text', 'database-url': 'text' })
  const fromEnvironment = optionsOf(process.env)
  const serving = await startServer({
    ...fromEnvironment,
    port: given.number('port', fromEnvironment.port ?? 3000, 0),
    ...present({ host: given.text('host'), dataFolder: given.text('data'), databaseUrl: given.text('database-url') }),
  }).catch(fault => {
    const why = whyNotStarted(fault)
    throw why === undefined ? fault : new UsageError(why)
  })
  console.log(`Athenaeum is at ${serving.url}`)
  await new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
  })
  await serving.close()
  return 0
}

const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
