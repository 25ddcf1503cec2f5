import { proxy, type Remote, wrap } from 'comlink'
import type { Game, Seat } from '../../../kernel/contract.ts'
import { messageOf } from '../../../kernel/errors.ts'
import { withSameParts } from '../../../kernel/sharing.ts'
import type { Command } from '../../../tables/command.ts'
import { playingCommands } from '../commands.ts'
import { type Observable, observableOf } from '../observable.ts'
import type { TableSession, TableSnapshot } from '../session.ts'
import { snapshotOf } from '../told.ts'
import { adviceFor } from './advice.ts'
import { challengeIsOver } from './challenge-turn.ts'
import { gameOf, type LocalView } from './local-table.ts'
import type { SavedTable } from './saved-table.ts'
import { findTable } from './shelf.ts'
import type { TableWorker } from './worker.ts'

/** Opens a table of this browser: its engine starts in a worker of its own. */
export async function openLocal(id: string): Promise<TableSession | undefined> {
  const saved = await findTable(id)
  if (saved === undefined) return undefined
  const game = await gameOf(saved)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const engine = wrap<TableWorker>(worker)
  const store = await new Promise<Observable<TableSnapshot>>((resolve, reject) => {
    let shown: Observable<TableSnapshot> | undefined
    const take = (view: LocalView): void => {
      const snapshot = snapshotAfter(game, saved, shown?.get(), view)
      shown ??= observableOf(snapshot)
      shown.set(snapshot)
      resolve(shown)
    }
    engine.open(id, proxy(take)).catch(reject)
  })
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    commands: commandsOf(engine, store, saved.seat),
    close: () => worker.terminate(),
  }
}

function snapshotAfter(
  game: Game,
  { seat, header, lesson, challenge }: SavedTable,
  before: TableSnapshot | undefined,
  { view, kept, news }: LocalView,
): TableSnapshot {
  const told = {
    connection: 'here',
    view: {
      arrangement: before?.arrangement ?? header.arrangement,
      ...view,
      state: withSameParts(before?.play?.state, view.state),
    },
    as: seat,
    left: undefined,
    link: undefined,
    host: true,
    happened: [...(before?.happened.slice(0, kept) ?? []), ...news],
    present: header.seats.map((_, at) => at),
    ahead: 0,
  } as const
  const set =
    challenge === undefined
      ? {}
      : { challenge: { ...challenge, over: challengeIsOver(challenge, seat, view.asked, told.happened) } }
  return { ...snapshotOf(game, told, before), lesson, ...set, refused: undefined }
}

function commandsOf(
  engine: Remote<TableWorker>,
  store: Observable<TableSnapshot>,
  seat: Seat,
): TableSession['commands'] {
  const give = (commands: readonly Command[]): void => {
    engine
      .give(commands)
      .catch((fault: unknown) => ({ message: messageOf(fault) }))
      .then(refused => refused && store.set({ ...store.get(), refused }))
  }
  return {
    ...playingCommands(
      () => seat,
      command => give([command]),
    ),
    backToLesson: () => void engine.backToLesson(),
    viewAfter: answers => engine.viewAfter(answers),
    answer: keys => give(keys.map(key => ({ kind: 'answer', seat, key }))),
    advise: () => adviceFor(store.get()),
    record: () => engine.record(),
    rematch: () => engine.rematch(),
  }
}
