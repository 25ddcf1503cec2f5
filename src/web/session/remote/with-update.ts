import type { Game } from '../../../kernel/contract.ts'
import type { Update } from '../../../protocol/socket.ts'
import type { TableView } from '../../../tables/view.ts'
import type { Happened } from '../session.ts'

/** What happened, after an update: an answer adds its events, an undo takes away what it took back. */
export function withUpdate(
  game: Game,
  happened: readonly Happened[],
  before: TableView,
  after: TableView,
  { seat, events }: Update,
): readonly Happened[] {
  if (after.state === undefined) return happened
  if (after.answers < before.answers) return happened.filter(one => one.answer <= after.answers)
  if (events.length === 0) return happened
  return [...happened, { answer: after.answers, seat, key: '', events, moment: game.moment(after.state) }]
}
