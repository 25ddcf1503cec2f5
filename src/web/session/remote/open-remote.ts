import { loadGame } from '../../../games/catalogue.ts'
import { loadEdition } from '../../../games/editions.ts'
import type { Game, Seat } from '../../../kernel/contract.ts'
import { withChanges } from '../../../protocol/difference.ts'
import type { ServerMessage } from '../../../protocol/socket.ts'
import { tableView } from '../../../protocol/view.ts'
import { understood } from '../../../protocol/whole.ts'
import type { Command } from '../../../tables/command.ts'
import type { Viewer } from '../../../tables/view.ts'
import { aboutSeat, playingCommands } from '../commands.ts'
import { observableOf } from '../observable.ts'
import type { Connection, TableSession, TableSnapshot } from '../session.ts'
import { snapshotOf, type ToldTable } from '../told.ts'
import { outdated } from './outdated.ts'
import { meAtServer } from './person.ts'
import { adviceAt, commandAt, linkOf, logOf, lookAt, recordOfTable } from './requests.ts'
import { openWire } from './wire.ts'
import { withUpdate } from './with-update.ts'

/** Opens a table of the server: it is followed over a socket that goes on where it was cut off. */
export async function openRemote(id: string, link: string | undefined): Promise<TableSession | undefined> {
  // Who has no name yet, or one that belongs to somebody, looks on as a stranger.
  await meAtServer().catch(() => undefined)
  const first = await lookAt(id, link)
  if (first === undefined) return undefined
  const game = await gameOf(first.view)
  let { number } = first
  let told: ToldTable = {
    connection: 'connecting',
    view: first.view,
    as: first.as,
    left: first.left,
    link: link === undefined ? undefined : await linkOf(link),
    host: first.host,
    happened: await pastOf(game, first.view, id, link),
    present: [],
    ahead: 0,
  }
  const store = observableOf<TableSnapshot>(snapshotOf(game, told))
  /** As whom the viewer wants to look: the server may not have answered yet. */
  let wanted: Viewer = first.as
  const withLink = link === undefined ? {} : { link }

  const show = (change: Partial<TableSnapshot> = {}): void =>
    store.set({ ...snapshotOf(game, told, store.get()), ...change })

  const subscribe = (as: Viewer, since?: number): void => {
    wanted = as
    const from = since === undefined ? {} : { since }
    wire.send({ type: 'subscribe', id: crypto.randomUUID(), table: id, as, ...from, ...withLink })
  }

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
        const view = understood(tableView, withChanges(before, message.changes))
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
      case 'refused':
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

  const connected = (connection: Connection): void => {
    told = { ...told, connection }
    show()
  }
  const wire = openWire({
    hear,
    live() {
      connected('live')
      subscribe(wanted, wanted === told.as ? number : undefined)
    },
    lost: () => connected('lost'),
  })

  const command = async (command: Command): Promise<boolean> => {
    show({ refused: undefined })
    const { type } = await wire.ask({ type: 'command', id: crypto.randomUUID(), table: id, command, ...withLink })
    return type === 'done'
  }
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    close: wire.close,
    commands: commandsOf({ id, link, command, subscribe, told: () => told, store }),
  }
}

/** The game with the rules and values that the table began with; a page that does not know them is older than the table. */
async function gameOf({ game, state }: ToldTable['view']): Promise<Game> {
  if (state === undefined) return loadGame(game)
  try {
    return await loadEdition(state)
  } catch (fault) {
    outdated.set(true)
    throw fault
  }
}

/** What happened up to a view: everything when the game is over, else as the viewer may see it. */
async function pastOf(
  game: Game,
  view: ToldTable['view'],
  id: string,
  link: string | undefined,
): Promise<ToldTable['happened']> {
  if (view.state === undefined) return []
  if (view.status === 'finished') {
    const { replayedGame } = await import('../../replay/replayed-game.ts')
    return replayedGame(game, await recordOfTable(id, link)).happened
  }
  return (await logOf(id, link)).filter(one => one.answer <= view.answers)
}

interface Reach {
  readonly id: string
  readonly link: string | undefined
  readonly command: (wanted: Command) => Promise<boolean>
  readonly subscribe: (as: Viewer) => void
  readonly told: () => ToldTable
  readonly store: { get(): TableSnapshot; subscribe(listener: () => void): () => void }
}

function commandsOf({ id, link, command, subscribe, told, store }: Reach): TableSession['commands'] {
  const seat = (): Seat => {
    const { as } = told()
    return as === 'spectator' ? -1 : as
  }
  const give = (wanted: Command): void => void command(wanted)
  const mine = aboutSeat(seat, give)
  return {
    ...playingCommands(seat, give),
    async answer(keys) {
      for (const [at, key] of keys.entries()) {
        const asked = at === 0 ? told().view.own?.question?.asked : undefined
        if (!(await command({ kind: 'answer', seat: seat(), key, ...(asked === undefined ? {} : { asked }) }))) return
      }
    },
    advise: (tell, signal) => adviceAt(id, link, tell, signal),
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
      allowCoach: allowed => give({ kind: 'allow-coach', seat: seat(), allowed }),
      seatBot: (at, level) => give({ kind: 'seat-bot', seat: at, level }),
      openSeat: at => give({ kind: 'open-seat', seat: at }),
      start: () => give({ kind: 'start' }),
      // Not over the socket, whose messages are small: a pack of components is not.
      async arrange(arrangement, players) {
        await commandAt(id, { kind: 'arrange', arrangement, players })
      },
      consent: agrees => give({ kind: 'consent', seat: seat(), agrees }),
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
