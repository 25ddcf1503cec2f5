// Rooms of a bare WebSocket server: the first member of each sends again when it has heard itself.
import { WebSocket } from 'ws'
import { meter, underCommand } from './load.mjs'

const measure = meter()

await underCommand(measure, async ({ url, tables, members }) => {
  let playing = true
  for (let room = 0; room < tables; room++) {
    const sent = { at: undefined }
    const sockets = Array.from({ length: members }, () => new WebSocket(`${url.replace('http', 'ws')}/${room}`))
    await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('open', resolve))))
    const [first] = sockets
    const send = () => {
      sent.at = performance.now()
      first.send('go')
    }
    sockets.forEach((socket, index) => {
      socket.on('message', data => {
        if (index > 0) return measure.delivered(data.length, sent.at)
        measure.answered()
        if (playing) setImmediate(send)
      })
    })
    send()
  }
  return async () => {
    playing = false
  }
})
