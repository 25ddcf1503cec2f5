// Four clients at many matches of Newton on boardgame.io's server, speaking its protocol over one socket each.
import { io } from 'socket.io-client'
import { newton } from '../../src/games/newton/game.ts'
import { prepared } from '../../src/kernel/components.ts'
import { resume } from '../../src/kernel/play.ts'
import { everyTable, meter, underCommand } from './load.mjs'

const measure = meter()
const components = prepared(newton, newton.pack)

/** The size of the last message that a socket received, as it came over the wire. */
const sizes = new WeakMap()
function watchSize(socket) {
  socket.io.engine.on('packet', packet => sizes.set(socket, packet.data?.length ?? 0))
}
function received(socket) {
  return sizes.get(socket) ?? 0
}

await underCommand(measure, async ({ url, tables }) => {
  let playing = false
  let matches = 0

  async function table() {
    const sent = { at: undefined, seat: undefined, answers: [] }
    let match = `match-${++matches}`
    const clients = []
    for (let seat = 0; seat < 4; seat++) {
      const socket = io(`${url}/newton`, { transports: ['websocket'], forceNew: true })
      let state
      let answered
      sent.answers.push(() => {
        if (!playing || state === undefined || state.ctx.gameover !== undefined || state._stateID === answered) return
        const question = resume(newton, components, state.G).open.find(one => one.seat === seat)
        if (question === undefined || String(seat) !== state.ctx.currentPlayer || sent.seat !== undefined) return
        sent.at = performance.now()
        sent.seat = seat
        answered = state._stateID
        const { key } = question.options[Math.floor(Math.random() * question.options.length)]
        const payload = { type: 'answer', args: [key], playerID: String(seat) }
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat))
      })
      const answerNow = () => {
        if (sent.seat === undefined) for (const answer of sent.answers) answer()
      }
      socket.on('update', (of, now) => {
        if (of !== match) return
        state = now
        if (sent.seat === seat) {
          measure.answered()
          sent.seat = undefined
        } else measure.delivered(received(socket), sent.at)
        if (state.ctx.gameover !== undefined && seat === 0) {
          match = `match-${++matches}`
          for (const one of clients) one.emit('sync', match, String(clients.indexOf(one)), undefined, 4)
        }
        answerNow()
      })
      socket.on('sync', (of, now) => {
        if (of !== match) return
        state = now.state
        answered = undefined
        answerNow()
      })
      await new Promise((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      watchSize(socket)
      clients.push(socket)
    }
    for (const [seat, socket] of clients.entries()) {
      const synced = new Promise(resolve => socket.once('sync', resolve))
      socket.emit('sync', match, String(seat), undefined, 4)
      await synced
    }
    return () => {
      playing = true
      for (const answer of sent.answers) answer()
    }
  }

  await everyTable(tables, table)
  return async () => {
    playing = false
  }
})
