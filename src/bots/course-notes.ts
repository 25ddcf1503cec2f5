import type { CoreState, GameEvent, Play, Score } from '../kernel/contract.ts'
import type { Translations } from '../kernel/translations.ts'
import { profiledOf } from './profiled-games.ts'

/** An amount for each seat, and what it is of. */
export interface AmountsBySeat {
  readonly id: string
  readonly name: Translations<string>
  readonly bySeat: readonly number[]
}

/** The course of one game as its profile needs it: plain data. */
export interface CourseNotes {
  readonly answers: number
  readonly turns: number
  /** Points by group of sources. */
  readonly points: readonly AmountsBySeat[]
  /** How counters and points stood at the end of each round. */
  readonly rounds: readonly (readonly AmountsBySeat[])[]
}

const points: Translations<string> = { en: 'Points', it: 'Punti' }

/** Takes notes: told before and after each answer, asked when the game is over. */
export function noteCourse<S extends CoreState, C>(play: Play<S, C>) {
  const { game } = play
  const told = profiledOf(game)
  const counters = told.pace
  const rounds: (readonly AmountsBySeat[])[] = []
  let [answers, turns] = [0, 0]
  let closed = false
  let round = game.moment(play.state)[0]
  let before: readonly (readonly number[])[] = []
  const seats = Array.from({ length: play.state.seats }, (_, seat) => seat)
  const countAll = (left: boolean) =>
    counters.map(counter => (left === (counter.left === true) ? seats.map(seat => counter.of(play, seat)) : []))
  const closeRound = (): void => {
    closed = true
    const after = countAll(false)
    const totals = game.scores(play).map(({ total }) => total)
    rounds.push([
      ...counters.map(({ id, name, left }, at) => ({ id, name, bySeat: (left ? before : after)[at] ?? [] })),
      { id: 'points', name: points, bySeat: totals },
    ])
  }
  return {
    asked(): void {
      before = countAll(true)
    },
    answered(events: readonly GameEvent[]): void {
      answers++
      closed = false
      turns += events.filter(({ type }) => type === 'turn-ended').length
      const now = game.moment(play.state)[0]
      if (now === round) return
      round = now
      closeRound()
    },
    over(scores: readonly Score[]): CourseNotes {
      if (!closed) closeRound()
      return { answers, turns, points: grouped(play, scores), rounds }
    },
  }
}

function grouped<S extends CoreState, C>(
  { game, components }: Play<S, C>,
  scores: readonly Score[],
): readonly AmountsBySeat[] {
  const { source } = profiledOf(game)
  const groups = new Map<string, { id: string; name: Translations<string>; bySeat: number[] }>()
  for (const { seat, reasons } of scores)
    for (const reason of reasons) {
      const { id, name } = source(reason.because, components)
      const group = groups.get(id) ?? { id, name, bySeat: scores.map(() => 0) }
      groups.set(id, group)
      group.bySeat[seat] = (group.bySeat[seat] ?? 0) + reason.points
    }
  return [...groups.values()]
}
