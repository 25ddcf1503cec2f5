import { prepared } from '../../kernel/components.ts'
import type { CoreState, Game, Play } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { withChanges } from '../../protocol/difference.ts'
import type { ServerMessage } from '../../protocol/socket.ts'
import { tableView } from '../../protocol/view.ts'
import { understood } from '../../protocol/whole.ts'
import type { TableView } from '../../tables/view.ts'
import { gameOf } from '../session/remote/game-of.ts'
import { openWire } from '../session/remote/wire.ts'

/** A table as spectators see it, ready to be drawn. */
export interface WatchedTable {
  readonly view: TableView
  readonly play: Play<CoreState>
}

/** Several tables followed over one connection, without their stories. */
export interface WatchedBoards {
  /** Shows a table from now on; gives back what ends it. */
  watch(id: string, show: (table: WatchedTable) => void): () => void
  close(): void
}

interface Followed {
  readonly show: (table: WatchedTable) => void
  view?: TableView
  game?: Game
  number: number
}

export function openWatchedBoards(): WatchedBoards {
  const boards = new Map<string, Followed>()
  const wire = openWire({
    hear,
    live: () => {
      for (const id of boards.keys()) subscribe(id)
    },
    lost: () => undefined,
  })

  const subscribe = (table: string): void =>
    wire.send({ type: 'subscribe', id: crypto.randomUUID(), table, as: 'spectator' })

  function hear(message: ServerMessage): void {
    if (!('table' in message)) return
    const board = boards.get(message.table)
    if (board === undefined) return
    if (message.type === 'table') void take(message.table, board, message.number, message.view)
    else if (message.type === 'update' && board.view !== undefined && message.number > board.number)
      void take(message.table, board, message.number, understood(tableView, withChanges(board.view, message.changes)))
    else if (message.type === 'unsubscribed' && message.reason === 'reload') subscribe(message.table)
  }

  async function take(id: string, board: Followed, number: number, view: TableView): Promise<void> {
    board.view = view
    board.number = number
    if (view.state === undefined) return
    board.game ??= await gameOf(view)
    // Others may have come while the game was loaded.
    if (board.view !== view || boards.get(id) !== board) return
    const { game } = board
    board.show({ view, play: resume(game, prepared(game, view.arrangement.pack ?? game.pack), view.state) })
  }

  return {
    watch(id, show) {
      boards.set(id, { show, number: 0 })
      subscribe(id)
      return () => {
        boards.delete(id)
        wire.send({ type: 'unsubscribe', id: crypto.randomUUID(), table: id })
      }
    },
    close: wire.close,
  }
}
