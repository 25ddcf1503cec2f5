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
  { seat, key = '', events }: Update,
): readonly Happened[] {
  if (after.state === undefined) return happened
  if (after.answers < before.answers) return withoutTakenBack(happened, before, after)
  if (events.length === 0) return happened
  return [...happened, { answer: after.answers, seat, key, events, moment: game.moment(after.state) }]
}

/** The last answers were taken back; or one that was given in secret, while those that others have given since stay. */
function withoutTakenBack(happened: readonly Happened[], before: TableView, after: TableView): readonly Happened[] {
  const askedAgain = after.asked.find(seat => !before.asked.includes(seat))
  const last = happened.at(-1)
  const isSecret = last?.answer === before.answers && last.seat !== askedAgain && before.answers - after.answers === 1
  const at = isSecret ? happened.findLastIndex(({ seat }) => seat !== undefined && seat === askedAgain) : -1
  if (at < 0) return happened.filter(one => one.answer <= after.answers)
  return [...happened.slice(0, at), ...happened.slice(at + 1).map(one => ({ ...one, answer: one.answer - 1 }))]
}
