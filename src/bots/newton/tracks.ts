import type { TechnologySpace } from '../../games/newton/components.ts'
import { objectivePromise } from './objectives.ts'
import type { Outlook } from './outlook.ts'
import { bestMaster, effectWorth, specializationWorth } from './worth.ts'

const [WORK, TECHNOLOGY] = [0, 1]

/** What ending a movement on a space of a track is worth. */
function landingWorth(
  space: { readonly id: string; readonly kind: string; readonly requirement?: TechnologySpace['requirement'] },
  look: Outlook,
): number {
  const tile = look.play.state.layout.tiles[space.id] ?? ''
  switch (space.kind) {
    case 'specialization':
      return specializationWorth(tile, look)
    case 'invention': {
      let worth = 0
      for (const effect of look.play.components.inventions.get(tile)?.effects ?? []) worth += effectWorth(effect, look)
      return worth
    }
    case 'master':
      return bestMaster(look)
    case 'objective':
      return objectivePromise(tile, space.requirement, look)
    default:
      return 0
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
  const { play, player, atlas, weights } = look
  const spaces = play.components.technology
  const ahead = new Float64Array(spaces.size)
  const entering = new Float64Array(spaces.size)
  const step = weights.studentDecay ** (1 / (1 + (look.lasting[TECHNOLOGY] ?? 0)))
  for (const [id, space] of spaces) {
    const taken = space.final && player.students.includes(id)
    entering[atlas.technologyNumber.get(id) ?? 0] = taken ? 0 : landingWorth(space, look) + tokenWorth(space, look)
  }
  for (let space = ahead.length - 1; space >= 0; space--) {
    let best = 0
    for (const next of atlas.next[space] ?? [])
      best = Math.max(best, step * ((entering[next] ?? 0) + (ahead[next] ?? 0)))
    ahead[space] = best
  }
  return ahead
}

function tokenWorth({ bonusAt }: TechnologySpace, { play, notes }: Outlook): number {
  if (bonusAt < 0) return 0
  const token = play.state.tokens[bonusAt]
  return token === undefined || token === '' ? 0 : (notes.tokens.get(token) ?? 0)
}

/** What lies ahead of the Work marker. */
export function workWorth(look: Outlook): number {
  const { play, player, weights, uses } = look
  const moves = uses[WORK] ?? 0
  if (moves === 0) return 0
  const { work } = play.components
  const step = weights.workDecay ** (1 / (1 + (look.lasting[WORK] ?? 0)))
  let sum = 0
  for (let space = player.work + 1; space < work.length; space++) {
    const landing = work[space]
    if (landing !== undefined) sum += landingWorth(landing, look) * step ** (space - player.work)
  }
  return weights.work * sum * (moves / (moves + 2))
}
