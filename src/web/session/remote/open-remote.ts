import { loadGame } from '../../../games/catalogue.ts'
import type { Game, Seat } from '../../../kernel/contract.ts'
import { withChanges } from '../../../protocol/difference.ts'
import type { ServerMessage } from '../../../protocol/socket.ts'
import type { TableSession, TableSnapshot } from '../session.ts'
import { storeOf } from '../store.ts'
import { adviceAt, commandAt, linkInfo, logOf, lookAt, recordOfTable } from './house.ts'
import { meAtHouse } from './person.ts'
import { snapshotOf, type Told, withUpdate } from './remote-view.ts'
import type { Command, Viewer } from './terms.ts'
import { openWire } from './wire.ts'

/** Opens a table of the server: it is followed over a socket that goes on where it was cut off. */
export async function openRemote(id: string, link: string | undefined): Promise<TableSession | undefined> {
  // Who has no name yet, or one that belongs to somebody, looks on as a stranger.
  await meAtHouse().catch(() => undefined)
  const first = await lookAt(id, link)
  if (first === undefined) return undefined
  const game = await loadGame(first.view.game)
  let { number } = first
  let told: Told = {
    view: first.view,
    as: first.as,
    left: first.left,
    link: link === undefined ? undefined : await linkInfo(link),
    host: first.host,
    happened: await pastOf(game, first.view, id, link),
    present: [],
    ahead: 0,
  }
  const store = storeOf<TableSnapshot>(snapshotOf(game, told))
  const waiting = new Map<string, (done: boolean) => void>()
  const withLink = link === undefined ? {} : { link }

  const show = (change: Partial<TableSnapshot> = {}): void =>
    store.set({ ...snapshotOf(game, told, store.get()), ...change })

  const subscribe = (as: Viewer, since?: number): void =>
    wire.send({
      type: 'subscribe',
      id: crypto.randomUUID(),
      table: id,
      as,
      ...(since === undefined ? {} : { since }),
      ...withLink,
    })

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        told = { ...told, ahead: message.now - Date.now() }
        break
      case 'table':
        number = message.number
        told = { ...told, view: message.view, as: message.as }
        show()
        if (message.view.answers !== told.happened.at(-1)?.answer) void tellAll()
        break
      case 'update': {
        if (message.number <= number) break
        number = message.number
        const before = told.view
        const view = withChanges(before, message.changes)
        told = { ...told, view, happened: withUpdate(game, told.happened, before, view, message) }
        show()
        if (view.status === 'finished' && before.status !== 'finished') void tellAll()
        if (view.status === 'playing' && view.seats !== before.seats && told.as === 'spectator') void lookAgain()
        break
      }
      case 'presence':
        told = { ...told, present: message.seats }
        show()
        break
      case 'done':
        waiting.get(message.id)?.(true)
        waiting.delete(message.id)
        break
      case 'refused':
        if (message.id !== undefined) {
          waiting.get(message.id)?.(false)
          waiting.delete(message.id)
        }
        show({ refused: message.message })
        break
      case 'unsubscribed':
        if (message.reason === 'not-allowed' && told.link !== undefined) subscribe('spectator')
        else void lookAgain()
        break
      default:
        break
    }
  }

  /** The seats have changed hands: goes on looking as whom the viewer is now, if only as a spectator. */
  async function lookAgain(): Promise<void> {
    const look = await lookAt(id, link)
    if (look === undefined) return
    told = { ...told, left: look.left }
    subscribe(look.as)
  }

  /** Asks for the whole story: when the game is over everything is open, and after a long absence much was missed. */
  async function tellAll(): Promise<void> {
    const { view } = told
    const past = await pastOf(game, view, id, link)
    told = { ...told, happened: [...past, ...told.happened.filter(one => one.answer > view.answers)] }
    show()
  }

  const wire = openWire(
    hear,
    state => show({ connection: state }),
    () => subscribe(told.as, number),
  )

  const command = (wanted: Command): Promise<boolean> => {
    const request = crypto.randomUUID()
    show({ refused: undefined })
    return new Promise(resolve => {
      waiting.set(request, resolve)
      wire.send({ type: 'command', id: request, table: id, command: wanted, ...withLink })
    })
  }
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    close: wire.close,
    commands: commandsOf({ id, link, command, subscribe, told: () => told, store }),
  }
}

/** What happened up to a view: everything when the game is over, else as the viewer may see it. */
async function pastOf(game: Game, view: Told['view'], id: string, link: string | undefined): Promise<Told['happened']> {
  if (view.state === undefined) return []
  if (view.status === 'finished') {
    const { courseOf } = await import('../../replay/course.ts')
    return courseOf(game, await recordOfTable(id, link)).happened
  }
  return (await logOf(id, link)).filter(one => one.answer <= view.answers)
}

/** Commands that say no more than for which seat. */
type OfOwnSeat = 'undo' | 'redo' | 'restart-turn' | 'ask-consent' | 'leave' | 'resign' | 'pause' | 'resume'

interface Reach {
  readonly id: string
  readonly link: string | undefined
  readonly command: (wanted: Command) => Promise<boolean>
  readonly subscribe: (as: Viewer) => void
  readonly told: () => Told
  readonly store: { get(): TableSnapshot; subscribe(listener: () => void): () => void }
}

function commandsOf({ id, link, command, subscribe, told, store }: Reach): TableSession['commands'] {
  const seat = (): Seat => {
    const { as } = told()
    return as === 'spectator' ? -1 : as
  }
  const mine = (kind: OfOwnSeat) => (): void => void command({ kind, seat: seat() })
  return {
    async answer(keys) {
      for (const [at, key] of keys.entries()) {
        const asked = at === 0 ? told().view.own?.question?.asked : undefined
        if (!(await command({ kind: 'answer', seat: seat(), key, ...(asked === undefined ? {} : { asked }) }))) return
      }
    },
    undo: mine('undo'),
    redo: mine('redo'),
    restartTurn: mine('restart-turn'),
    order: order => void command({ kind: 'order', seat: seat(), order }),
    withdraw: order => void command({ kind: 'clear-order', seat: seat(), id: order }),
    advise: (tell, signal) => adviceAt(id, link, tell, signal),
    say: text => void command({ kind: 'say', text }),
    note: text => void command({ kind: 'note', seat: seat(), text }),
    record: () => recordOfTable(id, link),
    async rematch() {
      await command({ kind: 'rematch' })
      return rematchOf(store)
    },
    shared: {
      async sit(wanted) {
        if (await command({ kind: 'sit', seat: wanted })) subscribe(wanted)
      },
      leave: mine('leave'),
      resign: mine('resign'),
      async comeBack() {
        const { left } = told()
        if (left !== undefined) await command({ kind: 'return', seat: left })
      },
      pause: mine('pause'),
      goOn: mine('resume'),
      allowCoach: allowed => void command({ kind: 'allow-coach', seat: seat(), allowed }),
      seatBot: (at, level) => void command({ kind: 'seat-bot', seat: at, level }),
      openSeat: at => void command({ kind: 'open-seat', seat: at }),
      start: () => void command({ kind: 'start' }),
      // Not over the socket, whose messages are small: a pack of components is not.
      async arrange(arrangement, players) {
        await commandAt(id, { kind: 'arrange', arrangement, players })
      },
      askConsent: mine('ask-consent'),
      consent: agrees => void command({ kind: 'consent', seat: seat(), agrees }),
    },
  }
}

/** The table of the rematch, as soon as the server has named it. */
function rematchOf(store: Reach['store']): Promise<string> {
  return new Promise(resolve => {
    const look = (): void => {
      const { rematch } = store.get()
      if (rematch === undefined) return
      stop()
      resolve(rematch)
    }
    const stop = store.subscribe(look)
    look()
  })
}
