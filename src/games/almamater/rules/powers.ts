import { type Abilities, type AlmaMater, row } from '../components.ts'
import type { EffectList } from '../effects.ts'
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
  const all = [
    ...students.map(id => row(components.students, id).abilities),
    ...chancellors.map(id => row(components.chancellors, id).abilities),
  ]
  const sum = (amount: (one: Abilities) => number): number => all.reduce((total, one) => total + amount(one), 0)
  const most = (amount: (one: Abilities) => number): number => Math.max(1, ...all.map(amount))
  return {
    storage: sum(one => one.storage),
    discount: sum(one => one.discount),
    noProfessorDucats: all.some(one => one.noProfessorDucats),
    freeLectures: all.some(one => one.freeLectures),
    occupied: sum(one => one.occupied),
    occupiedMin: most(one => one.occupiedMin),
    cleanUp: most(one => one.cleanUp),
    purchases: most(one => one.purchases),
    replaces: chancellors.find(id => row(components.chancellors, id).replaces !== undefined) ?? '',
  }
}

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
