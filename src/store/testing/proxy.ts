import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A way to a database that can be cut as networks are: nothing arrives any more, and nobody is told. */
export type DatabaseProxy = {
  /** The database's address by this way. */
  url: string
  /** Swallows everything in both directions, on open connections and on new ones. */
  cut(): void
  /** New connections come through again. Those that were open stay dead, as after a partition that outlasted their peers. */
  heal(): void
  close(): Promise<void>
}

/** What the database says comes through as `changed` would have it. */
export async function proxyTo(
  databaseUrl: string,
  changed: (answer: Buffer) => Buffer = answer => answer,
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return socket.on('error', () => {})
  }
  const server = createServer(near => {
    keep(near)
    // A partition also swallows what would open a connection; here it is opened and then hears nothing.
    if (isCut) return near.resume()
    const far = keep(connect(Number(target.port), target.hostname))
    near.pipe(far)
    far.pipe(new Transform({ transform: (answer, _encoding, pass) => pass(null, changed(answer)) })).pipe(near)
    return near
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    heal() {
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
