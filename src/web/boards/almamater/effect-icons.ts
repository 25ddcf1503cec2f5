import type { Ability } from '../../../games/almamater/pack/abilities.ts'
import type { Effect, Gain, PackChoice } from '../../../games/almamater/pack/effects.ts'
import type { Counter } from '../../../games/almamater/pack/terms.ts'
import type { Pack } from '../../../games/almamater/pack.ts'
import type { SpaceAction } from '../../../games/almamater/prepared/spaces.ts'
import { arrow, type IconToken, points, thing, word } from '../../plates/icon-tokens.ts'
import type { IconName } from '../../plates/icons/icons.ts'

/**
 * The icon grammar: a gain is number and icon; a price stands before an arrow; what is counted stands after a stroke; what
 * causes a gain stands before an arrow; what comes every round has a turning arrow, what comes at the end a cup.
 */

export const slash = word('/')
const plus = word('+')

const things: readonly (readonly [keyof Gain, IconName])[] = [
  ['ducats', 'coin'],
  ['dictionaries', 'dictionary'],
  ['ownTextbooks', 'ownBook'],
  ['greenSteps', 'freeStep'],
  ['blackSteps', 'step'],
  ['masters', 'pawn'],
  ['tutors', 'tutor'],
]

export function gainIcons(gain: Gain): IconToken[] {
  const tokens = things.flatMap(([key, icon]) => {
    const count = gain[key]
    return count === undefined ? [] : [thing(icon, count)]
  })
  return gain.prestige === undefined ? tokens : [...tokens, points(gain.prestige)]
}

const counted: Readonly<Record<Counter, readonly IconToken[]>> = {
  students: [thing('cap')],
  'students-a': [thing('cap'), word('A')],
  'students-b': [thing('cap'), word('B')],
  'students-of-faculties': [thing('cap')],
  'student-faculties': [thing('cap')],
  professors: [thing('master')],
  'professors-of-faculties': [thing('master')],
  milestones: [thing('objective')],
  'bust-cards': [thing('bust')],
  ducats: [thing('coin')],
  dictionaries: [thing('dictionary')],
  'masters-in-archive': [thing('pawn')],
  'masters-on-bishop': [thing('mitre')],
  'masters-placed-this-turn-on-bishop': [thing('pawn')],
  'display-textbooks': [thing('line')],
  'players-behind': [thing('people')],
}

export const countedIcons = (counter: Counter): readonly IconToken[] => counted[counter]

const textbookIcons = ({ count, mode }: { readonly count: number; readonly mode: string }): IconToken[] => {
  if (mode === 'different') return [thing('textbook', count), word('≠')]
  return mode === 'same' && count > 1 ? [thing('textbook', count), word('=')] : [thing('textbook', count)]
}

/** One effect as a row of icons. */
export function effectIcons(effect: Effect): IconToken[] {
  if ('gain' in effect) return gainIcons(effect.gain)
  if ('gainTextbooks' in effect) return textbookIcons(effect.gainTextbooks)
  if ('gainPer' in effect) return [...gainIcons(effect.gainPer.gain), slash, ...counted[effect.gainPer.per]]
  if ('gainPerProfessor' in effect) return [...range(Object.values(effect.gainPerProfessor)), slash, thing('master')]
  if ('chooseOne' in effect) return choiceList(effect.chooseOne)
  switch (effect.action) {
    case 'recruit-student': {
      const { faculties = [], free, discountTextbooks, prestigeByFaculty } = effect
      return [
        thing('cap'),
        ...facultyIcons(faculties),
        ...(free ? [word('0'), thing('textbook')] : []),
        ...(discountTextbooks === undefined ? [] : [word(`−${discountTextbooks}`), thing('textbook')]),
        ...(prestigeByFaculty === undefined ? [] : range(Object.values(prestigeByFaculty))),
      ]
    }
    case 'recruit-professor': {
      const { faculties = [], free, noDucats } = effect
      return [
        thing('master'),
        ...facultyIcons(faculties),
        ...(free ? [word('0'), thing('textbook'), thing('coin')] : noDucats ? [word('0'), thing('coin')] : []),
      ]
    }
    case 'fill-display':
      return [thing('ownBook'), arrow, thing('line')]
    case 'display-clean-up':
      return [thing('line'), arrow, thing('coin')]
    case 'repeat-placed-master':
      return [thing('income'), thing('pawn')]
    case 'place-price-tiles':
      return [
        thing(
          'price',
          Object.values(effect.tiles).reduce((sum, count) => sum + count, 0),
        ),
      ]
  }
}

/** All faculties need no sign, and some of them theirs. */
const facultyIcons = (faculties: readonly ('art' | 'law' | 'medicine' | 'mathematics')[]): IconToken[] =>
  faculties.length === 4 ? [] : faculties.map(faculty => thing(faculty))

function range(amounts: readonly number[]): IconToken[] {
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  return [word(least === most ? `${least}` : `${least}–${most}`), thing('vp')]
}

/** Exchanges of ducats and prestige both ways are one sign. */
function choiceList(choices: readonly PackChoice[]): IconToken[] {
  const pays = choices.flatMap(choice => ('exchange' in choice ? Object.keys(choice.exchange.pay) : []))
  if (pays.includes('ducats') && pays.includes('prestige')) return [thing('coin'), word('⇄'), thing('vp')]
  return choices.flatMap((choice, at) => (at === 0 ? choiceIcons(choice) : [word('|'), ...choiceIcons(choice)]))
}

function choiceIcons(choice: PackChoice): IconToken[] {
  if ('gain' in choice) return gainIcons(choice.gain)
  const { pay, gain } = choice.exchange
  return [...gainIcons(pay), arrow, ...gain.flatMap(effectIcons).map(single)]
}

/** A single thing among others needs no number. */
const single = (token: IconToken): IconToken =>
  token.kind === 'thing' && token.count === 1 ? thing(token.icon) : token

/** What a space offers, one row for each answer, by its key. */
export function dealsOf(action: SpaceAction): readonly { readonly key: string; readonly tokens: IconToken[] }[] {
  switch (action.kind) {
    case 'choice':
      return action.choices.map(({ take, ducats, prestige, gives }) => ({
        key: take.key,
        tokens: [
          ...(ducats > 0 ? [thing('coin', ducats)] : []),
          ...(prestige > 0 ? [points(prestige)] : []),
          ...(ducats + prestige > 0 ? [arrow] : []),
          ...gives.effects.flatMap(effectIcons).map(ducats + prestige > 0 ? single : same),
        ],
      }))
    case 'bishop':
      return action.ducats.flatMap((ducats, pieces) =>
        pieces === 0 ? [] : [{ key: `bishop:${pieces}`, tokens: [thing('pawn', pieces), thing('coin', ducats)] }],
      )
    case 'colloquium':
      return [{ key: 'dictionaries', tokens: [thing('coin', action.dictionaryPrice), arrow, thing('dictionary')] }]
    default:
      return []
  }
}

const same = (token: IconToken): IconToken => token

type ActionSpace = Pack['printedStudent']['actionSpace']

export const ownSpaceIcons = ({ effects: [buy, ...gives] }: ActionSpace): readonly IconToken[][] => [
  [thing('coin', buy.price), arrow, thing('ownBook'), word(`≤${buy.max}`)],
  ...gives.map(effect => effectIcons(effect).map(single)),
]

/** A lecture, a row for each of its effects. */
export const lectureIcons = (lecture: Pack['professors'][number]['lecture']): readonly IconToken[][] =>
  lecture.map(effect => (lecture.length > 1 ? effectIcons(effect).map(single) : effectIcons(effect)))

const causes: Readonly<Record<string, readonly IconToken[]>> = {
  'lecture-given': [thing('study')],
  'professor-recruited': [thing('master')],
  'bishop-used': [thing('mitre')],
  'display-sold': [thing('line')],
  'research-moved': [thing('freeStep')],
  'blue-level-reached': [thing('blueMark')],
}

/** What a student or a chancellor changes. */
export function abilityIcons(ability: Ability): IconToken[] {
  if ('modifier' in ability) return modifierIcons(ability)
  switch (ability.trigger) {
    case 'student-placed':
      return [
        thing('cap'),
        ...(ability.hallType === undefined ? [] : [word(ability.hallType)]),
        arrow,
        ...ability.effects.flatMap(effectIcons).map(single),
      ]
    case 'bishop-placement':
      return [thing('mitre'), word(`+${ability.effects[0].add}`), thing('pawn')]
    case 'milestone-reached':
      return [thing('objective'), word('×2')]
    case 'own-turn-any-time':
      return [thing('income'), thing('master')]
    case 'chosen-in-setup':
      return [thing('card', ability.effects[0].draw), arrow, thing('card', ability.effects[0].keep)]
    case 'display-sold':
      return [
        thing('line'),
        arrow,
        ...(ability.who === 'buyer' ? [thing('people')] : []),
        ...ability.effects.flatMap(effect =>
          'gain' in effect ? gainIcons(effect.gain) : textbookIcons(effect.gainTextbooks).map(single),
        ),
      ]
    default:
      return [...(causes[ability.trigger] ?? []), arrow, ...ability.effects.flatMap(effectIcons).map(single)]
  }
}

function modifierIcons(ability: Extract<Ability, { modifier: string }>): IconToken[] {
  switch (ability.modifier) {
    case 'storage-size':
      return [thing('shelfTile'), word(`+${ability.add}`)]
    case 'student-cost-textbooks':
      return [thing('cap'), word(`−${-ability.add}`), thing('textbook')]
    case 'professor-ducats':
      return [thing('master'), word('0'), thing('coin')]
    case 'lecture-book-cost':
      return [thing('study'), word('0'), thing('textbook')]
    case 'occupied-space-masters':
      return [thing('door'), word(`−${-ability.add}`), thing('pawn')]
    case 'display-income':
      return [thing('line'), arrow, word(`×${ability.multiply}`), thing('coin')]
    case 'colloquium-purchases':
      return [thing('meeting'), word(`×${ability.set}`)]
    case 'replace-actions':
      return [thing('door'), plus]
  }
}

type Student = Pack['students'][number]

/** All that a student does, a row for each part of it. */
export function studentIcons(student: Student): readonly IconToken[][] {
  const { immediate = [], income = [], passive = [], finalScoring = [], actionSpace } = student
  return [
    ...immediate.map(effect =>
      isIn(effect, income) ? [...effectIcons(effect), thing('income')] : effectIcons(effect),
    ),
    ...(income.every(effect => isIn(effect, immediate)) ? [] : [[thing('income'), ...income.flatMap(effectIcons)]]),
    ...passive.map(abilityIcons),
    ...finalScoring.map(effect => [thing('trophy'), ...effectIcons(effect)]),
    ...(actionSpace === undefined ? [] : ownSpaceIcons(actionSpace)),
  ]
}

const isIn = (effect: object, others: readonly object[]): boolean =>
  others.some(other => JSON.stringify(other) === JSON.stringify(effect))
