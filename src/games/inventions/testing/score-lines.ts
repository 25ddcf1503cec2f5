import { chronosScore } from '../rules/chronos.ts'
import type { Play } from '../state.ts'

/** Final scores as lines, every point with what gave it, and the score of Chronos where he has one. */
export function scoreLines(play: Play): readonly string[] {
  const seats = play.game.scores(play).map(score => {
    const points = score.reasons.map(({ because, points: count }) => `${because} ${count}`)
    const rank = score.rank === undefined ? [] : [score.rank]
    return [`seat ${score.seat}: ${score.total}`, ...(score.won ? ['wins'] : []), ...rank, ...points].join(', ')
  })
  return play.state.seats > 1 ? seats : [...seats, `Chronos: ${chronosScore(play)}`]
}
