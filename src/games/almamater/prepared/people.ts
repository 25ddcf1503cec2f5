import type { Option } from '../../../kernel/question.ts'
import { addList, type EffectList, type EffectLists } from '../effects.ts'
import { type Faculty, faculties } from '../pack/terms.ts'
import type { Pack } from '../pack.ts'
import { option } from '../verbs.ts'
import { type Abilities, prepareAbilities } from './abilities.ts'
import { type OwnSpace, prepareAction, prepareOwnSpace, type SpaceAction } from './spaces.ts'

/** Students, professors and chancellors. */

export interface Student {
  readonly id: string
  readonly faculty: Faculty
  readonly facultyAt: number
  readonly label: string
  readonly placed: EffectList
  readonly income: EffectList
  readonly rearranges: boolean
  readonly abilities: Abilities
  readonly finalScoring: NonNullable<Pack['students'][number]['finalScoring']>
  readonly ownSpace: OwnSpace | undefined
  readonly take: Option
}

export interface Professor {
  readonly id: string
  readonly faculty: Faculty
  readonly facultyAt: number
  readonly label: string
  readonly prestige: number
  readonly cost: Pack['professorCosts'][Faculty]
  readonly effect: EffectList
  /** Extra prestige for a student recruited in its lecture, by faculty. */
  readonly byFaculty: readonly (EffectList | undefined)[]
  readonly recruit: Option
  readonly lecture: Option
  readonly ready: Option
  readonly exhaust: Option
}

export interface Chancellor {
  readonly id: string
  readonly name: string
  readonly abilities: Abilities
  /** Setup cards to draw for whoever chooses this chancellor, or 0. */
  readonly draws: number
  readonly replaces: ReadonlyMap<string, SpaceAction> | undefined
  readonly choose: Option
  readonly use: Option
}

export function prepareStudent(lists: EffectLists, student: Pack['students'][number]): Student {
  const { id, faculty, label } = student
  return {
    id,
    faculty,
    facultyAt: faculties.indexOf(faculty),
    label,
    placed: addList(lists, id, id, 'students', student.immediate),
    income: addList(lists, `${id}:income`, id, 'students', student.income),
    rearranges: (student.incomeOptional ?? []).length > 0,
    abilities: prepareAbilities(lists, id, 'students', student.passive ?? []),
    finalScoring: student.finalScoring ?? [],
    ownSpace: student.actionSpace && prepareOwnSpace(lists, id, student.actionSpace),
    take: option('student', id),
  }
}

export function prepareProfessor(
  lists: EffectLists,
  professor: Pack['professors'][number],
  cost: Professor['cost'],
): Professor {
  const { id, faculty, label, prestige, lecture } = professor
  const extra = lecture.find(effect => 'action' in effect && effect.action === 'recruit-student')
  const points = extra !== undefined && 'prestigeByFaculty' in extra ? extra.prestigeByFaculty : undefined
  return {
    id,
    faculty,
    facultyAt: faculties.indexOf(faculty),
    label,
    prestige,
    cost,
    effect: addList(lists, id, id, 'lectures', lecture),
    byFaculty: faculties.map(one =>
      points === undefined || points[one] === 0
        ? undefined
        : addList(lists, `${id}:${one}`, id, 'lectures', [{ gain: { prestige: points[one] } }]),
    ),
    recruit: option('professor', id),
    lecture: option('lecture', id),
    ready: option('ready', id),
    exhaust: option('exhaust', id),
  }
}

export function prepareChancellor(
  lists: EffectLists,
  { id, name, abilities }: Pack['chancellors'][number],
): Chancellor {
  const drawing = abilities.find(one => 'trigger' in one && one.trigger === 'chosen-in-setup')
  const replacing = abilities.find(one => 'modifier' in one && one.modifier === 'replace-actions')
  return {
    id,
    name,
    abilities: prepareAbilities(lists, id, 'chancellors', abilities),
    draws:
      drawing !== undefined && 'trigger' in drawing && drawing.trigger === 'chosen-in-setup'
        ? drawing.effects[0].draw
        : 0,
    replaces:
      replacing !== undefined && 'modifier' in replacing && replacing.modifier === 'replace-actions'
        ? new Map(Object.entries(replacing.actions).map(([key, action]) => [key, prepareAction(lists, id, action)]))
        : undefined,
    choose: option('chancellor', id),
    use: option('use', id),
  }
}
