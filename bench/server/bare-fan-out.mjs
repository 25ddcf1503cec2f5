// The least that fan-out can cost: a message comes in, a text goes out to everybody in the room.
import { WebSocketServer } from 'ws'

const rooms = new Map()
const server = new WebSocketServer({ port: Number(process.env.PORT), perMessageDeflate: false })
const text = 'x'.repeat(Number(process.env.BYTES))
server.on('connection', (socket, request) => {
  const room = rooms.get(request.url) ?? new Set()
  room.add(socket)
  rooms.set(request.url, room)
  socket.on('message', () => {
    for (const one of room) one.send(text)
  })
})
server.on('listening', () => console.log('ready'))
