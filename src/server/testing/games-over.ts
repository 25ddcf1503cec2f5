import { arrive, ask, seatEverybody, type TestPerson } from './client.ts'
import { serveForTest, type TestServer } from './pebbles.ts'

/** Ada and Ben have played a game to its end for everybody to see, and play another among themselves. Eve sits nowhere. */
export interface GamesOver {
  readonly server: TestServer
  readonly people: readonly [ada: TestPerson, ben: TestPerson, eve: TestPerson]
  readonly over: string
  readonly running: string
}

export async function serveGamesOver(): Promise<GamesOver> {
  const server = await serveForTest()
  const [ada, ben, eve] = [
    await arrive(server.url, 'Ada'),
    await arrive(server.url, 'Ben'),
    await arrive(server.url, 'Eve'),
  ]
  const command = (who: TestPerson, table: string, body: { readonly kind: string; readonly [more: string]: unknown }) =>
    ask(who, 'POST', `/api/tables/${table}/commands`, { id: body.kind, command: body })
  const begun = async (visibility: 'public' | 'private'): Promise<string> => {
    const table = await seatEverybody([ada, ben], 'pebbles', { visibility })
    await command(ada, table, { kind: 'start' })
    return table
  }
  const [over, running] = [await begun('public'), await begun('private')]
  await command(ada, over, { kind: 'ask-end', seat: 0 })
  await command(ben, over, { kind: 'agree-end', seat: 1, agrees: true })
  return { server, people: [ada, ben, eve], over, running }
}
