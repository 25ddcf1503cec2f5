import { optionsOf } from '../server/environment.ts'
import { serveUntilTold } from '../server/serve-until-told.ts'
import { defaultSettings } from '../server/settings.ts'
import { atMost, readArguments } from './arguments.ts'

/** Serves the whole site until told to stop. What is not given comes from the environment, as for `npm start`. */
export async function serve(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { port: 'text', host: 'text', data: 'text', 'database-url': 'text' })
  atMost(0, given.words)
  const fromEnvironment = optionsOf(process.env)
  await serveUntilTold({
    ...fromEnvironment,
    port: given.number('port', fromEnvironment.port ?? defaultSettings.port, 0),
    ...present({ host: given.text('host'), dataFolder: given.text('data'), databaseUrl: given.text('database-url') }),
  })
  return 0
}

const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
