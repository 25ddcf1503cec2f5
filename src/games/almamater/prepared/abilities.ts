import { addList, type EffectList, type EffectLists } from '../effects.ts'
import type { Ability } from '../pack/abilities.ts'

/** What is more or less for who has a student or chancellor. */
export interface Modifiers {
  readonly storage: number
  readonly discount: number
  readonly noProfessorDucats: boolean
  readonly freeLectures: boolean
  readonly occupied: number
  readonly occupiedMin: number
  readonly cleanUp: number
  readonly purchases: number
}

/** Abilities of a student or chancellor: modifiers, and what triggers give. */
export interface Abilities extends Modifiers {
  readonly lectureGiven: EffectList | undefined
  readonly studentPlaced: EffectList | undefined
  readonly hallType: 'A' | 'B' | undefined
  readonly professorRecruited: EffectList | undefined
  readonly bishopUsed: EffectList | undefined
  readonly blueReached: EffectList | undefined
  readonly sold:
    | { readonly ownerPrestige: number; readonly ownerBooks: number; readonly buyerPrestige: number }
    | undefined
  /** Masters that a placement on the bishop may count more, once per round. */
  readonly bishopExtra: number
  /** Gained once per turn after a move. */
  readonly researchMoved: EffectList | undefined
  readonly repeatsMilestone: boolean
  readonly readies: boolean
}

export function prepareAbilities(
  lists: EffectLists,
  id: string,
  source: 'students' | 'chancellors',
  abilities: readonly Ability[],
): Abilities {
  type Trigger = Extract<Ability, { trigger: string }>
  const triggered = <T extends Trigger['trigger']>(name: T) =>
    abilities.find((one): one is Extract<Trigger, { trigger: T }> => 'trigger' in one && one.trigger === name)
  const modifier = (name: string): number => {
    const found = abilities.find(one => 'modifier' in one && one.modifier === name)
    if (found === undefined) return 0
    if ('add' in found) return found.add
    if ('multiply' in found) return found.multiply
    return 'set' in found ? found.set : 0
  }
  const has = (name: string): boolean => abilities.some(one => 'modifier' in one && one.modifier === name)
  const gains = (
    name:
      | 'lecture-given'
      | 'student-placed'
      | 'professor-recruited'
      | 'bishop-used'
      | 'blue-level-reached'
      | 'research-moved',
  ) => {
    const found = triggered(name)
    return found === undefined ? undefined : addList(lists, `${id}:${name}`, id, source, found.effects)
  }
  const placed = triggered('student-placed')
  const occupied = abilities.find(one => 'modifier' in one && one.modifier === 'occupied-space-masters')
  return {
    storage: modifier('storage-size'),
    discount: 0 - modifier('student-cost-textbooks'),
    noProfessorDucats: has('professor-ducats'),
    freeLectures: has('lecture-book-cost'),
    occupied: modifier('occupied-space-masters'),
    occupiedMin: occupied !== undefined && 'min' in occupied ? occupied.min : 1,
    cleanUp: Math.max(1, modifier('display-income')),
    purchases: Math.max(1, modifier('colloquium-purchases')),
    lectureGiven: gains('lecture-given'),
    studentPlaced: gains('student-placed'),
    hallType: placed?.hallType,
    professorRecruited: gains('professor-recruited'),
    bishopUsed: gains('bishop-used'),
    blueReached: gains('blue-level-reached'),
    sold: prepareSold(abilities),
    bishopExtra: triggered('bishop-placement')?.effects[0].add ?? 0,
    researchMoved: gains('research-moved'),
    repeatsMilestone: triggered('milestone-reached') !== undefined,
    readies: triggered('own-turn-any-time') !== undefined,
  }
}

/** What a sale from the display gives to its owner and to the buyer. */
function prepareSold(abilities: readonly Ability[]): Abilities['sold'] {
  const sum = (who: 'owner' | 'buyer', what: 'prestige' | 'books'): number =>
    abilities
      .flatMap(one => ('trigger' in one && one.trigger === 'display-sold' && one.who === who ? one.effects : []))
      .reduce((total, effect) => {
        if ('gain' in effect) return total + (what === 'prestige' ? (effect.gain.prestige ?? 0) : 0)
        return total + (what === 'books' ? effect.gainTextbooks.count : 0)
      }, 0)
  if (!abilities.some(one => 'trigger' in one && one.trigger === 'display-sold')) return undefined
  return {
    ownerPrestige: sum('owner', 'prestige'),
    ownerBooks: sum('owner', 'books'),
    buyerPrestige: sum('buyer', 'prestige'),
  }
}
