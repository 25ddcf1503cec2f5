import type { Score, ScoreReason, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Sum, type TieBreak, withWinners } from '../../../kernel/ranking.ts'
import { row } from '../../../kernel/rows.ts'
import { DICTIONARY, textbooksIn } from '../books.ts'
import { boardOf } from '../layout.ts'
import type { Pack } from '../pack.ts'
import type { PointSource } from '../points.ts'
import { type Play, playerAt } from '../state.ts'
import { count, milestonesOf } from './counters.ts'

/** Prestige so far, and what the final scoring would add now. A tie goes to the earlier in turn order. */
export function scores(play: Play): readonly Score[] {
  const { order } = play.state
  const earlier = (seat: Seat): TieBreak => ({ by: 'turn-order', amount: -order.indexOf(seat) })
  return withWinners(play.state.players.map((_, seat) => ({ ...scoreOf(play, seat), tieBreaks: [earlier(seat)] })))
}

function scoreOf(play: Play, seat: Seat): Sum {
  const { points } = playerAt(play, seat)
  const during = (Object.entries(points) as [PointSource, number][]).map(([because, sum]) => ({ because, points: sum }))
  const reasons = [...during, ...finalScoring(play, seat)].filter(reason => reason.points !== 0)
  return { seat, total: reasons.reduce((sum, reason) => sum + reason.points, 0), reasons }
}

type Step = Pack['finalScoring']['steps'][number]

/** The steps of. */
export function finalScoring(play: Play, seat: Seat): readonly ScoreReason[] {
  const player = playerAt(play, seat)
  const { steps } = play.components.pack.finalScoring
  const reasons: ScoreReason[] = []
  let { ducats } = player
  for (const step of steps) {
    switch (step.do) {
      case 'exchange-textbooks':
        ducats += exchanged(step, textbooksIn(player.books))
        break
      case 'ducats-to-prestige':
        reasons.push({ because: 'final-ducats', points: Math.floor(ducats / (step.ducatsPerPrestige ?? 1)) })
        break
      case 'dictionaries-to-prestige':
        reasons.push({
          because: 'final-dictionaries',
          points: (player.books[DICTIONARY] ?? 0) * (step.prestigePerDictionary ?? 0),
        })
        break
      case 'reputation': {
        const rank = play.state.reputation.indexOf(player.color)
        reasons.push({ because: 'final-reputation', points: boardOf(play).scoring[rank] ?? 0 })
        break
      }
      case 'milestones-times-professors':
        reasons.push({ because: 'final-milestones', points: milestonesOf(play, seat) * player.professors.length })
        break
      case 'professor-prestige':
        for (const { id } of player.professors)
          reasons.push({ because: id, points: row(play.components.professors, id).prestige })
        break
      case 'mathematics-students':
        reasons.push(...studentPoints(play, seat))
        break
      case 'a-students-times-b-students':
        reasons.push({
          because: 'final-halls',
          points: count(play, seat, 'students-a') * count(play, seat, 'students-b'),
        })
        break
      case 'busts':
        reasons.push({ because: 'final-busts', points: step.table?.[player.busts.length] ?? 0 })
        break
      default:
        never(step.do)
    }
  }
  return reasons
}

const exchanged = ({ rate }: Step, textbooks: number): number =>
  rate === undefined ? 0 : Math.floor(textbooks / rate.textbooks) * rate.ducats

function studentPoints(play: Play, seat: Seat): readonly ScoreReason[] {
  return playerAt(play, seat).students.flatMap(id =>
    row(play.components.students, id).finalScoring.map(({ gainPer }) => ({
      because: id,
      points: count(play, seat, gainPer.per) * (gainPer.gain.prestige ?? 0),
    })),
  )
}
