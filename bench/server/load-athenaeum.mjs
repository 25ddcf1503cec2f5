// Four people at many tables of Newton, over real sockets; or fewer, with bots at the other seats.
import { WebSocket } from 'ws'
import { withChanges } from '../../src/protocol/difference.ts'
import { everyTable, meter, pause, underCommand } from './load.mjs'

const measure = meter()

await underCommand(measure, async ({ url, tables, people = 4, bots = [], spectators = 0, thinks = 0 }) => {
  let playing = true
  const cookies = []
  for (const name of ['Ada', 'Ben', 'Eve', 'Fay'].slice(0, people)) {
    const response = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    cookies.push(response.headers.get('set-cookie').split(';')[0])
  }

  async function table() {
    // Who of the four has an answer in mind, whether it is under way, since when, and how each answers when it may.
    const sent = { at: undefined, seat: undefined, underWay: false, answers: [] }
    const seats = await Promise.all(cookies.map((cookie, seat) => client(cookie, seat, sent)))
    const watchers = await Promise.all(Array.from({ length: spectators }, () => client('', 'spectator', sent)))
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[0] },
      body: JSON.stringify({
        game: 'newton',
        players: people + bots.length,
        bots: [...cookies.map(() => null), ...bots],
        visibility: 'public',
        options: { confirm: false },
      }),
    })
    const { id } = await made.json()
    for (const [seat, one] of seats.entries()) if (seat > 0) await one.ask(id, { kind: 'sit', seat })
    for (const one of [...seats, ...watchers]) await one.watch(id)
    return () => seats[0].ask(id, { kind: 'start' })
  }

  async function client(cookie, seat, sent) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
    const replies = new Map()
    let requests = 0
    let seen = {}
    let watched
    let asked
    let waitingSince
    const request = message =>
      new Promise(resolve => {
        const id = String(++requests)
        replies.set(id, resolve)
        socket.send(JSON.stringify({ ...message, id }))
      })
    const one = {
      ask: (table, command) => request({ type: 'command', table, command }),
      watch: table => request({ type: 'subscribe', table, as: seat }),
    }
    async function answer() {
      const question = seen.own?.question
      if (!playing || question === undefined || question.asked === asked || sent.seat !== undefined) return
      asked = question.asked
      sent.seat = seat
      if (thinks > 0) await pause(2 * thinks * Math.random())
      sent.at = performance.now()
      sent.underWay = true
      const key = question.keys[Math.floor(Math.random() * question.keys.length)]
      request({ type: 'command', table: watched, command: { kind: 'answer', seat, key, asked } })
    }
    if (seat !== 'spectator') sent.answers.push(answer)
    async function another() {
      if (seat === 0) await one.ask(watched, { kind: 'rematch' })
    }
    socket.on('message', data => {
      const message = JSON.parse(data)
      if (message.type === 'table') {
        watched = message.table
        seen = { own: message.view.own, status: message.view.status }
      }
      if (message.type === 'update' && message.table === watched) {
        const mine = message.changes.filter(([[first]]) => first === 'own' || first === 'status' || first === 'rematch')
        const before = seen.status
        seen = withChanges(seen, mine)
        if (sent.seat === seat && sent.underWay && (message.seat ?? seat) === seat) {
          measure.answered()
          sent.seat = undefined
          sent.underWay = false
          if (seen.own?.question === undefined) waitingSince = sent.at
        } else measure.delivered(data.length, sent.at)
        if (seen.own?.question !== undefined && waitingSince !== undefined) {
          measure.waited(performance.now() - waitingSince)
          waitingSince = undefined
        }
        if (seen.status === 'finished' && before !== 'finished') another()
        if (seen.rematch !== undefined && seen.status === 'finished') {
          one.watch(seen.rematch).then(() => {
            if (seat === 0) setTimeout(() => one.ask(watched, { kind: 'start' }), 50)
          })
        }
      }
      if (message.id !== undefined) replies.get(message.id)?.(message)
      replies.delete(message.id)
      // Whoever is asked next may have heard of it before the one who answered.
      if (sent.seat === undefined) for (const answerNow of sent.answers) answerNow()
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return one
  }

  await everyTable(tables, table)
  return async () => {
    playing = false
  }
})
