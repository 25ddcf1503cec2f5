import { never } from '../../kernel/errors.ts'
import type { Landing } from './atlas.ts'
import { objectivePromise } from './objectives.ts'
import type { Outlook } from './outlook.ts'
import { effectWorth, specializationWorth, tokenWorth } from './worth.ts'

const [WORK, TECHNOLOGY] = [0, 1]

/** What ending a movement on a space of a track is worth. */
function landingWorth({ kind, tile, effects, requirement }: Landing, look: Outlook): number {
  switch (kind) {
    case 'specialization':
      return specializationWorth(tile, look)
    case 'invention': {
      let worth = 0
      for (const effect of effects) worth += effectWorth(effect, look)
      return worth
    }
    case 'master':
      return look.bestMaster
    case 'objective':
      return objectivePromise(tile, requirement, look)
    case 'start':
    case 'plain':
    case 'bonus':
      return 0
    default:
      return never(kind)
  }
}

/** What lies ahead of each Student on its best way; the second Student counts less than the first, for they share the actions. */
export function studentsWorth(look: Outlook): number {
  const { player, atlas, weights, uses } = look
  const moves = uses[TECHNOLOGY] ?? 0
  if (moves === 0) return 0
  const ahead = aheadOnTechnology(look)
  const worths = player.students.map(space => ahead[atlas.technologyNumber.get(space) ?? 0] ?? 0).sort((a, b) => b - a)
  let sum = 0
  let share = 1
  for (const worth of worths) {
    sum += share * worth
    share *= weights.nextStudent
  }
  return weights.students * sum * (moves / (moves + 2))
}

function aheadOnTechnology(look: Outlook): Float64Array {
  const { player, atlas, weights } = look
  const ahead = new Float64Array(atlas.next.length)
  const entering = new Float64Array(atlas.next.length)
  const step = weights.studentDecay ** (1 / (1 + (look.lasting[TECHNOLOGY] ?? 0)))
  for (const landing of atlas.onTechnology) {
    if (landing.final && player.students.includes(landing.id)) continue
    const token = landing.bonusAt < 0 ? 0 : tokenWorth(landing.bonusAt, look)
    entering[landing.number] = landingWorth(landing, look) + token
  }
  for (let space = ahead.length - 1; space >= 0; space--) {
    let best = 0
    for (const next of atlas.next[space] as readonly number[])
      best = Math.max(best, step * ((entering[next] ?? 0) + (ahead[next] ?? 0)))
    ahead[space] = best
  }
  return ahead
}

/** What lies ahead of the Work marker. */
export function workWorth(look: Outlook): number {
  const { atlas, player, weights, uses } = look
  const moves = uses[WORK] ?? 0
  if (moves === 0) return 0
  const step = weights.workDecay ** (1 / (1 + (look.lasting[WORK] ?? 0)))
  let sum = 0
  for (const landing of atlas.onWork)
    if (landing.number > player.work) sum += landingWorth(landing, look) * step ** (landing.number - player.work)
  return weights.work * sum * (moves / (moves + 2))
}
