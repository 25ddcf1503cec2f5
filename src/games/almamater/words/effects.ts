import { never } from '../../../kernel/errors.ts'
import type { EffectChoice } from '../effects.ts'
import type { Ability } from '../pack/abilities.ts'
import type { Effect, PackChoice } from '../pack/effects.ts'
import type { PackSpaceAction } from '../pack/spaces.ts'
import { type Faculty, faculties } from '../pack/terms.ts'
import { facultiesText, gainText } from './amounts.ts'
import type { Phrases } from './phrases.ts'

/** What an effect does, made from its data. */
export function effectText(phrases: Phrases, effect: Effect): string {
  const { effects, terms } = phrases
  if ('gain' in effect) return gainText(phrases, effect.gain)
  if ('gainTextbooks' in effect) return terms.textbooks(effect.gainTextbooks.count, effect.gainTextbooks.mode)
  if ('gainPer' in effect)
    return effects.forEach(gainText(phrases, effect.gainPer.gain), terms.each[effect.gainPer.per])
  if ('gainPerProfessor' in effect) return effects.perProfessor(byFaculty(phrases, effect.gainPerProfessor))
  if ('chooseOne' in effect) return effects.oneOf(effect.chooseOne.map(choice => packChoiceText(phrases, choice)))
  switch (effect.action) {
    case 'recruit-student': {
      const notes: string[] = [effects.recruitStudent(named(phrases, effect.faculties))]
      if (effect.free) notes.push(effects.noBooks)
      if (effect.discountTextbooks !== undefined) notes.push(effects.lessTextbooks(effect.discountTextbooks))
      if (effect.prestigeByFaculty !== undefined)
        notes.push(effects.prestigeByFaculty(byFaculty(phrases, effect.prestigeByFaculty)))
      return notes.join(' ')
    }
    case 'recruit-professor': {
      const notes: string[] = [effects.recruitProfessor(named(phrases, effect.faculties))]
      if (effect.free) notes.push(effects.free)
      else if (effect.noDucats) notes.push(effects.noDucats)
      return notes.join(' ') + effects.freeLecture
    }
    case 'fill-display':
    case 'display-clean-up':
    case 'repeat-placed-master':
    case 'place-price-tiles':
      return effects.actions[effect.action]
  }
}

const named = (phrases: Phrases, of: readonly Faculty[] | undefined): string | undefined =>
  of === undefined || of.length === faculties.length ? undefined : facultiesText(phrases, of)

const byFaculty = ({ terms, effects }: Phrases, points: Readonly<Record<Faculty, number>>): string =>
  faculties.map(faculty => effects.perProfessorOf(terms.prestige(points[faculty]), terms.faculties[faculty])).join(', ')

export const effectsText = (phrases: Phrases, effects: readonly Effect[]): string =>
  effects.length === 0 ? phrases.terms.nothing : phrases.terms.and(effects.map(effect => effectText(phrases, effect)))

function packChoiceText(phrases: Phrases, choice: PackChoice): string {
  if (!('exchange' in choice)) return effectText(phrases, choice)
  const { pay, gain } = choice.exchange
  return phrases.effects.exchange(gainText(phrases, pay), effectsText(phrases, gain))
}

/** A prepared choice: what is paid and what it gives. */
export function choiceText(phrases: Phrases, { ducats, prestige, gives }: EffectChoice): string {
  const gain = effectsText(phrases, gives.effects)
  if (ducats + prestige === 0) return gain
  const pay = { ...(ducats > 0 ? { ducats } : {}), ...(prestige > 0 ? { prestige } : {}) }
  return phrases.effects.exchange(gainText(phrases, pay), gain)
}

/** What the action of a space does. */
export function actionText(phrases: Phrases, action: PackSpaceAction): string {
  const { effects, terms, components } = phrases
  if ('chooseOne' in action) return effects.oneOf(action.chooseOne.map(choice => packChoiceText(phrases, choice)))
  if ('exchange' in action) return packChoiceText(phrases, action)
  switch (action.action) {
    case 'bishop':
      return effects.bishopTable(Object.values(action.table).map(terms.ducats))
    case 'recruit-student':
      return components.campusText(action.row).replace(/\.$/, '')
    case 'recruit-professor':
      return components.academyText(facultiesText(phrases, action.faculties)).replace(/\.$/, '')
    case 'colloquium':
      return effects.colloquium(terms.ducats(action.supplyTextbookPrice), terms.ducats(action.dictionaryPrice))
  }
}

/** What an ability of a student or chancellor does. */
export function abilityText(phrases: Phrases, ability: Ability): string {
  const { effects, terms } = phrases
  if ('modifier' in ability)
    switch (ability.modifier) {
      case 'storage-size':
        return effects.storage(ability.add)
      case 'student-cost-textbooks':
        return effects.discount(-ability.add)
      case 'professor-ducats':
        return effects.noProfessorDucats
      case 'lecture-book-cost':
        return effects.freeLectures
      case 'occupied-space-masters':
        return effects.occupied(-ability.add)
      case 'display-income':
        return effects.cleanUp(ability.multiply)
      case 'colloquium-purchases':
        return effects.purchases
      case 'replace-actions':
        return effects.replaces(
          Object.entries(ability.actions)
            .map(([name, action]) => `${spaceKindName(phrases, name)}, ${actionText(phrases, action)}`)
            .join('; '),
        )
      default:
        return never(ability)
    }
  switch (ability.trigger) {
    case 'lecture-given':
      return effects.lectureGiven(effectsText(phrases, ability.effects))
    case 'student-placed':
      return effects.studentPlaced(
        effectsText(phrases, ability.effects),
        ability.hallType,
        ability.excludeSelf === true,
      )
    case 'professor-recruited':
      return effects.professorRecruited(effectsText(phrases, ability.effects))
    case 'bishop-placement':
      return effects.bishopPlacement(ability.effects[0].add)
    case 'bishop-used':
      return effects.bishopUsed(effectsText(phrases, ability.effects))
    case 'display-sold': {
      const gain = terms.and(
        ability.effects.map(effect =>
          'gain' in effect ? gainText(phrases, effect.gain) : effects.buyerColor(effect.gainTextbooks.count),
        ),
      )
      return ability.who === 'owner' ? effects.soldOwner(gain) : effects.soldBuyer(gain)
    }
    case 'research-moved':
      return effects.researchMoved(effectsText(phrases, ability.effects))
    case 'milestone-reached':
      return effects.milestoneReached
    case 'blue-level-reached':
      return effects.blueReached(effectsText(phrases, ability.effects))
    case 'own-turn-any-time':
      return effects.readies
    case 'chosen-in-setup':
      return effects.drawsCards(ability.effects[0].draw)
  }
}

export const spaceKindName = ({ terms }: Phrases, kind: string): string =>
  terms.spaceKinds[kind as keyof typeof terms.spaceKinds] ?? kind
