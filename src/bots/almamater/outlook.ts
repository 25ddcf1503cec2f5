import { count, milestonesOf } from '../../games/almamater/rules/counters.ts'
import { type Play, type Player, playerAt, studentsOf } from '../../games/almamater/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Weights } from './weights.ts'

/** What one seat has and may still do. All terms of the judgement start from it. */
export interface Outlook {
  readonly play: Play
  readonly seat: Seat
  readonly player: Player
  readonly weights: Weights
  /** Rounds after this one. */
  readonly rounds: number
  /** Pieces that can still be sent in this round. */
  readonly pieces: number
  readonly students: number
  readonly inA: number
  readonly inB: number
  readonly milestones: number
  /** Students, professors and milestones that may be expected at the end. */
  readonly lastStudents: number
  readonly lastProfessors: number
  readonly lastMilestones: number
}

export function lookOut(play: Play, seat: Seat, weights: Weights): Outlook {
  const player = playerAt(play, seat)
  const { pack, halls } = play.components
  const rounds = Math.max(0, pack.game.rounds - play.state.round)
  const pieces = player.passed ? 0 : player.archive + player.tutors
  // Of a round that is under way, the part that is left counts.
  const later = rounds + 0.5 * Math.min(1, pieces / Math.max(1, player.masters))
  const students = studentsOf(player)
  const milestones = milestonesOf(play, seat)
  return {
    play,
    seat,
    player,
    weights,
    rounds,
    pieces,
    students,
    inA: count(play, seat, 'students-a'),
    inB: count(play, seat, 'students-b'),
    milestones,
    lastStudents: Math.min(halls.length, students + weights.studentsPerRound * later),
    lastProfessors: player.professors.length + weights.professorsPerRound * later,
    lastMilestones: Math.min(5, milestones + weights.milestonesPerRound * later),
  }
}
