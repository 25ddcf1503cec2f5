import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRecord } from '../../kernel/record.ts'
import { type Serving, serve } from '../serve.ts'
import type { ServeOptions } from '../settings.ts'
import type { ExtraGame } from '../tables/games.ts'

/** The smallest complete game, for tests that need any. */
export const pebbles: ExtraGame = {
  id: 'pebbles',
  module: new URL('../../../docs/adding-a-game/pebbles.ts', import.meta.url).href,
  export: 'pebbles',
}

/** A sound pack of about so many bytes. */
export const pebblesPack = (bytes: number): object => ({
  rounds: 3,
  hand: 4,
  kinds: [...'abcd'].map(letter => ({
    id: `kind-${letter}`,
    name: { en: letter, it: letter },
    count: 10,
    points: 1,
  })),
  remarks: Array.from({ length: Math.ceil(bytes / 1000) }, () => 'a remark '.repeat(111)),
})

/** A game of Pebbles as it is shared, with one answer. */
export const pebblesRecord = writeRecord({
  ...({
    format: 'athenaeum-record',
    version: 1,
    game: 'pebbles',
    rulesVersion: 1,
    components: '0',
    players: 2,
  } as const),
  ...{ options: {}, seed: 'shore', answers: [{ seat: 0, key: 'take:quartz' }] },
})

/** Nobody in a test is a person who needs time to follow, or an attacker. */
export const unhurried: ServeOptions = {
  host: '127.0.0.1',
  port: 0,
  logLevel: process.env.TEST_LOG ?? 'silent',
  extraGames: [pebbles],
  bots: { pause: 0 },
  limits: {
    messagesPerSecond: 1e6,
    messageBurst: 1e6,
    workPerSecond: 1e6,
    workBurst: 1e6,
    keptBurst: 1e12,
    requestsPerMinute: 1e6,
    sessionsPerMinute: 1e6,
    guessesPerName: 1e6,
    tablesPerPerson: 1e6,
    offersPerPerson: 1e6,
    linesPerSecond: 1e6,
    lineBurst: 1e6,
    connectionsPerAddress: 1e6,
    anyConnectionsPerAddress: 1e6,
  },
}

export interface TestServer extends Serving {
  readonly folder: string
}

/** A real server with a store of its own, gone with `close`. */
export async function serveForTest(options: ServeOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-server-'))
  const limits = { ...unhurried.limits, ...options.limits }
  const serving = await serve({ ...unhurried, dataFolder: folder, ...options, limits })
  return {
    url: serving.url.replace('localhost', '127.0.0.1'),
    folder,
    async close() {
      await serving.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
