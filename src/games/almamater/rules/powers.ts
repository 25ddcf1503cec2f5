import { row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import type { Abilities } from '../prepared/abilities.ts'
import type { Play, Player, Powers } from '../state.ts'

export const noPowers: Powers = {
  storage: 0,
  discount: 0,
  noProfessorDucats: false,
  freeLectures: false,
  occupied: 0,
  occupiedMin: 1,
  cleanUp: 1,
  purchases: 1,
  replaces: '',
}

/** What the students and chancellors of a player change, taken together. */
export function powersOf(components: AlmaMater, { students, chancellors }: Player): Powers {
  let powers = noPowers
  for (const id of students) powers = together(powers, row(components.students, id).abilities, '')
  for (const id of chancellors) {
    const { abilities, replaces } = row(components.chancellors, id)
    powers = together(powers, abilities, replaces === undefined ? '' : id)
  }
  return powers
}

const together = (powers: Powers, more: Abilities, replaces: string): Powers => ({
  storage: powers.storage + more.storage,
  discount: powers.discount + more.discount,
  noProfessorDucats: powers.noProfessorDucats || more.noProfessorDucats,
  freeLectures: powers.freeLectures || more.freeLectures,
  occupied: powers.occupied + more.occupied,
  occupiedMin: Math.max(powers.occupiedMin, more.occupiedMin),
  cleanUp: Math.max(powers.cleanUp, more.cleanUp),
  purchases: Math.max(powers.purchases, more.purchases),
  replaces: powers.replaces || replaces,
})

type Triggered = 'lectureGiven' | 'professorRecruited' | 'bishopUsed' | 'blueReached'

/** What the students and then the chancellors of a player give for something that happened. */
export function triggeredLists(
  play: Play,
  { students, chancellors }: Player,
  trigger: Triggered,
): readonly EffectList[] {
  const lists: EffectList[] = []
  for (const id of students) {
    const list = row(play.components.students, id).abilities[trigger]
    if (list !== undefined) lists.push(list)
  }
  for (const id of chancellors) {
    const list = row(play.components.chancellors, id).abilities[trigger]
    if (list !== undefined) lists.push(list)
  }
  return lists
}

/** The first chancellor of a player with an ability, if any. */
export function chancellorWith(
  play: Play,
  { chancellors }: Player,
  has: (abilities: Abilities) => boolean,
): string | undefined {
  for (const id of chancellors) if (has(row(play.components.chancellors, id).abilities)) return id
  return undefined
}
