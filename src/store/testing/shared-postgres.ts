import { createServer } from 'node:http'
import { sharedServerVariable, startOwnPostgres, type TestPostgres } from './postgres.ts'

/**
 * Set-up of a whole test run: hands out fresh databases to the test files' processes. The PostgreSQL server behind it
 * starts with the first that is asked for, so that runs which need none pay nothing.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let server: Promise<TestPostgres> | undefined
  const desk = createServer((_request, response) => {
    server ??= startOwnPostgres()
    server
      .then(postgres => postgres.createDatabase())
      .then(
        url => response.end(url),
        error => response.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  if (typeof address !== 'object' || !address) throw new Error('The desk for test databases has no address.')
  process.env[sharedServerVariable] = `http://127.0.0.1:${address.port}`
  return async () => {
    delete process.env[sharedServerVariable]
    desk.close()
    desk.closeAllConnections()
    await (await server)?.stop()
  }
}
