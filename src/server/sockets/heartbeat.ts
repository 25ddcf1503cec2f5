import type { WebSocketServer } from 'ws'

/** Milliseconds between two looks whether connections still live; also keeps proxies from closing quiet ones. */
const EVERY = 30_000

/** Ends connections whose other side is gone without a word. Returns the way to stop. */
export function keepAlive(sockets: Pick<WebSocketServer, 'clients' | 'on'>): () => void {
  const silent = new WeakSet<object>()
  sockets.on('connection', socket => {
    socket.on('pong', () => silent.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.ping()
      }
    }
  }, EVERY)
  return () => clearInterval(timer)
}
