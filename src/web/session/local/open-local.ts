import { proxy, type Remote, wrap } from 'comlink'
import { loadEdition } from '../../../games/editions.ts'
import { prepared } from '../../../kernel/components.ts'
import { resume } from '../../../kernel/play.ts'
import { withSameParts } from '../../plates/same-parts.ts'
import { settings } from '../../settings/settings.ts'
import type { TableSession, TableSnapshot } from '../session.ts'
import { storeOf } from '../store.ts'
import { adviceFor } from './advice.ts'
import type { LocalView } from './local-table.ts'
import { newTable } from './new-table.ts'
import type { SavedTable } from './saved-table.ts'
import { findTable } from './shelf.ts'
import type { Engine } from './worker.ts'

const botPace = (): number => (settings.get().motion === 'off' ? 0 : 260)

/** Opens a table of this browser: its engine starts in a worker of its own. */
export async function openLocal(id: string): Promise<TableSession | undefined> {
  const saved = await findTable(id)
  if (saved === undefined) return undefined
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const engine = wrap<Engine>(worker)
  const store = storeOf(await firstSnapshot(saved))
  const take = (view: LocalView): void => store.set(withView(store.get(), view))
  await engine.open(id, proxy(take), botPace())
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    commands: commandsOf(engine, store, saved),
    close: () => worker.terminate(),
  }
}

async function firstSnapshot(saved: SavedTable): Promise<TableSnapshot> {
  const game = await loadEdition(saved.record)
  return {
    id: saved.id,
    game,
    pack: saved.record.pack ?? game.pack,
    connection: 'here',
    status: 'playing',
    seat: saved.seat,
    host: true,
    seats: saved.seats,
    play: undefined,
    asked: [],
    happened: [],
    scores: undefined,
    canUndo: false,
    canRedo: false,
    canRestartTurn: false,
    mayAskConsent: false,
    orders: saved.orders ?? [],
    clocks: [],
    pausedBy: undefined,
    chat: saved.chat,
    notes: saved.notes,
    lesson: saved.lesson === true,
  }
}

function withView(before: TableSnapshot, view: LocalView): TableSnapshot {
  const { game, pack } = before
  const state = withSameParts(before.play?.state, view.state)
  const play = state === before.play?.state ? before.play : resume(game, prepared(game, pack), state)
  return {
    ...before,
    status: view.over ? 'finished' : 'playing',
    play,
    asked: view.asked,
    happened: [...before.happened.slice(0, view.kept), ...view.news],
    scores: view.over ? game.scores(play) : undefined,
    canUndo: view.canUndo,
    canRedo: view.canRedo,
    canRestartTurn: view.canRestartTurn,
    orders: view.orders,
    refused: undefined,
  }
}

function commandsOf(
  engine: Remote<Engine>,
  store: ReturnType<typeof storeOf<TableSnapshot>>,
  saved: SavedTable,
): TableSession['commands'] {
  const asking = (asked: Promise<void>): void => {
    asked.catch((fault: unknown) =>
      store.set({ ...store.get(), refused: fault instanceof Error ? fault.message : String(fault) }),
    )
  }
  const keep = (): void => asking(engine.keep({ notes: store.get().notes, chat: store.get().chat }))
  return {
    answer: keys => asking(engine.answer(keys)),
    undo: () => asking(engine.undo()),
    redo: () => asking(engine.redo()),
    restartTurn: () => asking(engine.restartTurn()),
    order: order => asking(engine.order(order)),
    withdraw: order => asking(engine.withdraw(order)),
    advise: () => adviceFor(store.get()),
    say(text) {
      const line = { at: Date.now(), name: saved.seats[saved.seat]?.name ?? '', seat: saved.seat, text }
      store.set({ ...store.get(), chat: [...store.get().chat, line] })
      keep()
    },
    note(text) {
      store.set({ ...store.get(), notes: text })
      keep()
    },
    record: () => engine.record(),
    rematch: () => newTable({ ...saved.record, seats: saved.seats }),
  }
}
