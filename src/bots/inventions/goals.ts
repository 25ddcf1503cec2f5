import type { GoalScore } from '../../games/inventions/pack.ts'
import { goalPoints } from '../../games/inventions/rules/scoring.ts'
import { HIDDEN } from '../../kernel/hidden.ts'
import { row } from '../../kernel/rows.ts'
import type { Outlook } from './outlook.ts'

/** The best goals as they stand, and in part as they may still become. */
export function goalsWorth(look: Outlook): number {
  const { play, player } = look
  const worths: number[] = []
  for (const id of player.goals) if (id !== HIDDEN) worths.push(goalWorth(row(play.components.goals, id).score, look))
  worths.sort((a, b) => b - a)
  const counted = play.components.pack.privateGoals.scoredAtEnd
  let sum = 0
  worths.forEach((worth, at) => {
    sum += at < counted ? worth : 0.25 * look.left * worth
  })
  return sum
}

/** Goals go by steps; while there is time, the way to the next step counts too. */
function goalWorth(score: GoalScore, look: Outlook): number {
  const { play, seat, weights, left } = look
  const now = goalPoints(play, seat, score)
  if (score.kind !== 'tiers' || left === 0) return now
  const have = goalPoints(play, seat, { kind: 'sum', terms: [{ metric: score.metric, ip: 1 }] })
  let [from, points] = [0, 0]
  for (const [min, ip] of score.table) {
    if (have < min)
      return now + (weights.goalOnTheWay * Math.min(1, 3 * left) * ((ip - points) * (have - from))) / (min - from)
    from = min
    points = ip
  }
  return now
}
