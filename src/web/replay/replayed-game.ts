import type { CoreState, Game } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord, replay } from '../../kernel/replay.ts'
import type { Happened } from '../session/session.ts'

/** The states along a line of answers, and what happened on it; the first is the setup. */
export interface ReplayedCourse {
  readonly states: readonly CoreState[]
  readonly happened: readonly Happened[]
}

/** A game that was played, ready to be looked at from any moment. */
export interface ReplayedGame extends ReplayedCourse {
  readonly game: Game
  readonly record: GameRecord
  readonly components: unknown
}

/** Plays a record again and keeps the state after every answer. */
export function replayedGame(game: Game, record: GameRecord): ReplayedGame {
  const start = beginRecord(game, record)
  const states: CoreState[] = [game.copy(start.state)]
  const happened: Happened[] = [
    { answer: 0, seat: undefined, key: '', events: start.events ?? [], moment: game.moment(start.state) },
  ]
  replay(game, record, [], (play, { events }, index) => {
    const { seat, key } = record.answers[index] ?? { seat: undefined, key: '' }
    states.push(game.copy(play.state))
    happened.push({ answer: index + 1, seat, key, events, moment: game.moment(play.state) })
  })
  return { game, record, states, happened, components: start.components }
}

/** The positions at which a turn begins: where the moment of the game changes. */
export function turnStarts({ happened }: ReplayedCourse): readonly number[] {
  return happened.flatMap((one, at) =>
    at === 0 || String(one.moment) !== String(happened[at - 1]?.moment) ? [at] : [],
  )
}

/** The start of the turn before or after a position. */
export function turnFrom(course: ReplayedCourse, at: number, step: 1 | -1): number {
  const starts = turnStarts(course)
  const last = course.states.length - 1
  if (step === 1) return starts.find(start => start > at) ?? last
  return starts.findLast(start => start < at) ?? 0
}
