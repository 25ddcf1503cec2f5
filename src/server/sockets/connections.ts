import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../limits/addresses.ts'
import type { Limits, ServerSettings } from '../settings.ts'

/** How long a request may take to come in, and a connection may be silent. A socket that was opened has its own heartbeat. */
export const timesFor = ({ requestTime }: Limits) => ({
  requestTimeout: requestTime,
  connectionTimeout: 2 * requestTime,
  http: { headersTimeout: requestTime / 2, connectionsCheckingInterval: Math.min(5_000, requestTime / 4) },
})

/** Milliseconds between two counts of what waits for readers. */
const EVERY = 250

/** Bounds the connections of any kind, and the bytes that wait in all of them for somebody to read them. */
export function boundConnections(app: FastifyInstance, { limits, trustProxy }: ServerSettings): void {
  const { server } = app
  const open = new Set<Socket>()
  const perAddress = new Map<string, number>()
  server.maxConnections = limits.connections

  server.on('connection', (transport: Socket) => {
    // Behind a proxy all of them come from one address, and the proxy counts.
    const address = trustProxy > 0 ? '' : networkOf(transport.remoteAddress ?? '')
    const there = perAddress.get(address) ?? 0
    if (trustProxy === 0 && there >= limits.anyConnectionsPerAddress) {
      transport.destroy()
      return
    }
    perAddress.set(address, there + 1)
    open.add(transport)
    transport.once('close', () => {
      open.delete(transport)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  })

  const counting = setInterval(() => cutSlowest(open, limits.bytesWaitingInAll), EVERY).unref()
  app.addHook('onClose', async () => clearInterval(counting))
}

/** Cuts off those for whom most waits until what is left fits. They can come back and go on. */
function cutSlowest(open: ReadonlySet<Socket>, most: number): void {
  let waiting = 0
  for (const transport of open) waiting += transport.writableLength
  if (waiting <= most) return
  for (const transport of [...open].sort((one, other) => other.writableLength - one.writableLength)) {
    if (waiting <= most) return
    waiting -= transport.writableLength
    transport.destroy()
  }
}
