// What both loads share: many tables of four clients, each table answering as fast as it is told of the next question.

/** Collects what is measured while it is being measured. */
export function meter() {
  const state = { on: false }
  const begin = () =>
    Object.assign(state, { milliseconds: 0, answers: 0, deliveries: 0, latencies: [], sizes: [], waits: [] })
  begin()
  return {
    state,
    /** Forgets what was measured so far. */
    begin,
    answered() {
      if (state.on) state.answers++
    },
    /** An event came to a seat that did not answer. */
    delivered(bytes, sentAt) {
      if (!state.on) return
      state.deliveries++
      state.sizes.push(bytes)
      if (sentAt !== undefined) state.latencies.push(performance.now() - sentAt)
    },
    /** Somebody who had answered waited so long for the others until it was their turn again. */
    waited(milliseconds) {
      if (state.on) state.waits.push(milliseconds)
    },
    /** Of all the time that was measured so far. */
    result() {
      const sorted = list => Float64Array.from(list).sort()
      const latencies = sorted(state.latencies)
      const sizes = sorted(state.sizes)
      const waits = sorted(state.waits)
      const at = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
      return {
        answers: state.answers,
        perSecond: (1000 * state.answers) / state.milliseconds,
        p50: at(latencies, 0.5),
        p99: at(latencies, 0.99),
        waitP50: at(waits, 0.5),
        waitP99: at(waits, 0.99),
        bytesPerDelivery: at(sizes, 0.5),
        deliveriesPerAnswer: state.deliveries / state.answers,
      }
    },
  }
}

export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Makes all tables, some at a time, and begins to play only when all are there. */
export async function everyTable(count, make) {
  const begin = []
  while (begin.length < count)
    begin.push(...(await Promise.all(Array.from({ length: Math.min(10, count - begin.length) }, make))))
  await Promise.all(begin.map(one => one()))
}

/** Runs when the parent says so, and tells it when each part begins, so that it can read the server's clocks. */
export async function underCommand(measure, run) {
  const settings = JSON.parse(process.env.LOAD)
  const stop = await run(settings)
  process.send('ready')
  process.on('message', async message => {
    if (message === 'forget') measure.begin()
    if (message === 'begin') {
      measure.state.on = true
      const started = performance.now()
      await pause(settings.seconds * 1000)
      measure.state.on = false
      measure.state.milliseconds += performance.now() - started
      process.send(measure.result())
    }
    if (message === 'rest') {
      await stop()
      process.send('resting')
    }
  })
}
