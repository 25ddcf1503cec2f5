import type { EffectList } from '../../games/almamater/effects.ts'
import type { Effect, Gain } from '../../games/almamater/pack/effects.ts'
import type { Abilities } from '../../games/almamater/prepared/abilities.ts'
import { count } from '../../games/almamater/rules/counters.ts'
import type { Outlook } from './outlook.ts'

/** What effects are worth, each time that they are carried out. */
export function listWorth({ effects, choices }: EffectList, look: Outlook): number {
  let sum = 0
  for (const effect of effects) sum += effectWorth(effect, look)
  let best = 0
  for (const { ducats, prestige, gives } of choices)
    best = Math.max(best, listWorth(gives, look) - ducats * look.weights.ducat - prestige)
  return sum + best
}

function effectWorth(effect: Effect, look: Outlook): number {
  const { weights, play, seat } = look
  if ('gain' in effect) return gainWorth(effect.gain, look)
  if ('gainTextbooks' in effect) return effect.gainTextbooks.count * 1.3 * weights.textbook
  if ('gainPer' in effect) return count(play, seat, effect.gainPer.per) * gainWorth(effect.gainPer.gain, look)
  if ('gainPerProfessor' in effect) return look.player.professors.length + 1
  // Choices are weighed where the whole list is.
  if ('chooseOne' in effect) return 0
  switch (effect.action) {
    case 'display-clean-up':
      return 1
    case 'fill-display':
    case 'repeat-placed-master':
    case 'place-price-tiles':
    case 'recruit-student':
    case 'recruit-professor':
      return weights.recruit
  }
}

function gainWorth(gain: Gain, { weights, player, rounds }: Outlook): number {
  const { ducats = 0, dictionaries = 0, prestige = 0, ownTextbooks = 0 } = gain
  const { greenSteps = 0, blackSteps = 0, masters = 0, tutors = 0 } = gain
  const use = rounds > 0 || player.archive > 0 ? 1 : 0.4
  return (
    prestige +
    ducats * weights.ducat +
    dictionaries * (1 + weights.dictionary * use) +
    ownTextbooks * 0.8 * weights.textbook * use +
    (greenSteps * weights.green + blackSteps * weights.black) * use +
    masters * weights.master * (1 + rounds) +
    tutors * weights.master
  )
}

/** What a chancellor may come to in a whole game, by and large. */
export function powerWorth(abilities: Abilities, replaces: boolean): number {
  let worth = 0
  if (abilities.freeLectures) worth += 1
  if (abilities.cleanUp > 1) worth += 0.6
  if (abilities.lectureGiven !== undefined) worth += 1
  if (abilities.studentPlaced !== undefined) worth += 1.2
  if (abilities.bishopExtra > 0) worth += 0.7
  if (abilities.sold !== undefined) worth += 0.7
  if (abilities.researchMoved !== undefined) worth += 1.5
  if (abilities.readies) worth += 1
  if (abilities.occupied !== 0) worth += 0.8
  if (replaces) worth += 1.2
  return worth
}
