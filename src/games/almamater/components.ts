import type { Json } from '../../kernel/json.ts'
import { type Option, option } from '../../kernel/question.ts'
import type { BookList } from './books.ts'
import { checkPack } from './check.ts'
import { addList, type Choice, type EffectList, type EffectLists, prepareChoices } from './effects.ts'
import {
  type Ability,
  type Faculty,
  faculties,
  type Letter,
  letters,
  type Pack,
  type PackPayment,
  type PackResearchCost,
  type PackSpaceAction,
  type Requirement,
} from './pack.ts'

/** The components of Alma Mater, prepared for use: rows by id, with the options that name them built once. */
export interface AlmaMater {
  readonly pack: Pack
  readonly boards: ReadonlyMap<string, Board>
  readonly students: ReadonlyMap<string, Student>
  readonly professors: ReadonlyMap<string, Professor>
  readonly chancellors: ReadonlyMap<string, Chancellor>
  readonly setupCards: ReadonlyMap<string, SetupCard>
  readonly researchCards: ReadonlyMap<string, ResearchCard>
  readonly glory: ReadonlyMap<string, GloryTile>
  readonly busts: ReadonlyMap<Letter, Bust>
  /** How many shelves of each worth a player has. */
  readonly shelves: ReadonlyMap<number, number>
  readonly ignotusCards: ReadonlyMap<string, Pack['ignotus']['cards'][number]>
  readonly halls: Pack['lectureHalls']
  /** The own space that everybody has from the start. */
  readonly printedSpace: OwnSpace
  readonly ownSpaces: ReadonlyMap<string, OwnSpace>
  readonly lists: ReadonlyMap<string, EffectList>
  /** What setup draws from, by letter or faculty. */
  readonly pools: Pools
  /** The prestige at which an additional master comes. */
  readonly masterAt: number
  /** Textbooks that a student costs, by faculty. */
  readonly studentTextbooks: readonly number[]
  /** Ways to pay a student, found once for each order of the colours; in each by discount and faculty. */
  readonly studentPayments: Map<number, (readonly BookList[])[]>
}

/** Ids that are shuffled apart. */
export interface Pools {
  readonly research: readonly (readonly string[])[]
  readonly students: readonly (readonly string[])[]
  readonly professors: readonly (readonly string[])[]
  readonly glory: readonly (readonly string[])[]
  readonly chancellors: readonly string[]
  readonly setupCards: readonly string[]
  readonly ignotusCards: readonly string[]
}

export interface Board {
  readonly id: string
  readonly spaces: readonly Space[]
  readonly bishop: Space
  readonly colloquium: Space
  /** The space of each campus row, from row 1. */
  readonly rows: readonly Space[]
  readonly slots: Pack['boards'][number]['professorSlots']
  /** The academy space that serves each slot. */
  readonly academyOf: readonly Space[]
  /** The space of each action that has one of its own. */
  readonly spaceOf: ReadonlyMap<string, Space>
  readonly income: readonly number[]
  readonly scoring: readonly number[]
  readonly finishSymbols: readonly string[]
}

export interface Space {
  readonly id: string
  readonly index: number
  readonly kind: Pack['boards'][number]['actionSpaces'][number]['kind']
  readonly actions: readonly SpaceAction[]
  /** The slots that it serves, of an academy space. */
  readonly slots: readonly number[]
}

export type SpaceAction =
  | { readonly kind: 'student'; readonly name: string; readonly row: number }
  | { readonly kind: 'professor'; readonly name: string }
  | ChoiceAction
  | BishopAction
  | {
      readonly kind: 'colloquium'
      readonly name: string
      readonly dictionaryPrice: number
      readonly textbookPrice: number
    }
export interface ChoiceAction {
  readonly kind: 'choice'
  readonly name: string
  readonly choices: readonly Choice[]
}
/** Ducats by the number of pieces; place 0 is for none. */
export interface BishopAction {
  readonly kind: 'bishop'
  readonly name: string
  readonly ducats: readonly number[]
}

/** The space of an own student: buy own textbooks, then gain something. */
export interface OwnSpace {
  readonly id: string
  readonly student: string
  readonly max: number
  readonly price: number
  readonly gives: EffectList
  /** By how many are bought. */
  readonly buy: readonly Option[]
}

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

/** Abilities of a student or chancellor. Modifiers are plain numbers; triggers give effects. */
export interface Abilities {
  readonly storage: number
  readonly discount: number
  readonly noProfessorDucats: boolean
  readonly freeLectures: boolean
  readonly occupied: number
  readonly occupiedMin: number
  readonly cleanUp: number
  readonly purchases: number
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

export interface SetupCard {
  readonly id: string
  readonly number: number
  readonly white: number
  readonly gives: EffectList
  readonly keep: Option
  readonly discard: Option
}

export interface ResearchCard {
  readonly id: string
  readonly costs: readonly [ResearchCost, ResearchCost]
  readonly blue: readonly [boolean, boolean]
  readonly milestone: EffectList
}
export interface ResearchCost {
  readonly id: string
  readonly freeIf: Requirement | undefined
  /** Any one of these. */
  readonly ways: readonly PackPayment[]
}

export interface GloryTile {
  readonly id: string
  readonly letter: Letter
  readonly requires: readonly Requirement[]
}
export interface Bust {
  readonly id: string
  readonly letter: Letter
  readonly bonus: EffectList
  readonly take: Option
}

export function prepareAlmaMater(json: Json): AlmaMater {
  const pack = checkPack(json)
  const lists: EffectLists = new Map()
  const costs = new Map(pack.researchCosts.map(cost => [cost.id, prepareCost(cost)]))
  const milestones = new Map(
    pack.milestoneBonuses.map(({ id, effects }) => [id, addList(lists, id, id, 'milestones', effects)]),
  )
  const students = pack.students.map(student => prepareStudent(lists, student))
  const printedSpace = prepareOwnSpace(lists, pack.printedStudent.id, pack.printedStudent.actionSpace)
  return {
    pack,
    boards: byId(pack.boards.map(board => prepareBoard(lists, board))),
    students: byId(students),
    professors: byId(
      pack.professors.map(professor => prepareProfessor(lists, professor, pack.professorCosts[professor.faculty])),
    ),
    chancellors: byId(pack.chancellors.map(chancellor => prepareChancellor(lists, chancellor))),
    setupCards: byId(pack.setupCards.cards.map(card => prepareSetupCard(lists, card))),
    researchCards: byId(
      pack.researchCards.cards.map(({ id, levels: [first, second, third] }) => ({
        id,
        costs: [row(costs, first.cost), row(costs, second.cost)] as const,
        blue: [first.blue, second.blue] as const,
        milestone: row(milestones, third.milestone),
      })),
    ),
    glory: byId(pack.gloryTiles),
    busts: new Map(
      pack.bustCards.map(({ id, letter, bonus }) => [
        letter,
        { id, letter, bonus: addList(lists, id, id, 'busts', bonus), take: option('bust', letter) },
      ]),
    ),
    shelves: countShelves(pack),
    ignotusCards: byId(pack.ignotus.cards),
    halls: pack.lectureHalls,
    printedSpace,
    ownSpaces: byId([printedSpace, ...students.flatMap(({ ownSpace }) => ownSpace ?? [])]),
    lists,
    pools: preparePools(pack),
    masterAt: pack.playerSetup.additionalMasterConditions.find(({ id }) => id === 'prestige-15')?.value ?? 0,
    studentTextbooks: faculties.map(faculty =>
      pack.studentCosts[faculty].groups.reduce((sum, group) => sum + group.count, 0),
    ),
    studentPayments: new Map(),
  }
}

function countShelves({ bookshelves }: Pack): ReadonlyMap<number, number> {
  const shelves = new Map<number, number>()
  for (const { prestige } of bookshelves.perColor) shelves.set(prestige, (shelves.get(prestige) ?? 0) + 1)
  return shelves
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

const preparePools = (pack: Pack): Pools => ({
  research: pack.researchCards.letters.map(letter =>
    idsOf(pack.researchCards.cards.filter(card => card.letter === letter)),
  ),
  students: faculties.map(faculty => idsOf(pack.students.filter(one => one.faculty === faculty))),
  professors: faculties.map(faculty => idsOf(pack.professors.filter(one => one.faculty === faculty))),
  glory: letters.map(letter => idsOf(pack.gloryTiles.filter(tile => tile.letter === letter))),
  chancellors: idsOf(pack.chancellors),
  setupCards: idsOf(pack.setupCards.cards),
  ignotusCards: idsOf(pack.ignotus.cards),
})

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [row.id, row]))

function prepareBoard(lists: EffectLists, board: Pack['boards'][number]): Board {
  const spaces = board.actionSpaces.map(
    ({ id, kind, actions }, index): Space => ({
      id,
      index,
      kind,
      actions: actions.map(action => prepareAction(lists, id, action)),
      slots: board.professorSlots.flatMap(({ academySpace }, slot) => (academySpace === id ? [slot] : [])),
    }),
  )
  const at = (id: string): Space => spaces.find(space => space.id === id) as Space
  const kind = (wanted: Space['kind']): Space => spaces.find(space => space.kind === wanted) as Space
  const rowOf = ({ actions: [action] }: Pack['boards'][number]['actionSpaces'][number]): number =>
    action !== undefined && 'row' in action ? action.row : 0
  const campus = board.actionSpaces.filter(space => space.kind === 'campus').sort((a, b) => rowOf(a) - rowOf(b))
  const ranked = (byRank: Readonly<Record<string, number>>): readonly number[] => Object.values(byRank)
  return {
    id: board.id,
    spaces,
    bishop: kind('bishop'),
    colloquium: kind('colloquium'),
    rows: campus.map(space => at(space.id)),
    slots: board.professorSlots,
    academyOf: board.professorSlots.map(slot => at(slot.academySpace)),
    spaceOf: new Map(spaces.flatMap(space => space.actions.map(({ name }) => [name, space]))),
    income: ranked(board.reputationIncome),
    scoring: ranked(board.reputationScoring),
    finishSymbols: board.finishSymbols,
  }
}

function prepareAction(lists: EffectLists, owner: string, action: PackSpaceAction): SpaceAction {
  const { name } = action
  const list = `${owner}:${name}`
  if ('chooseOne' in action)
    return { kind: 'choice', name, choices: prepareChoices(lists, list, name, 'spaces', name, action.chooseOne) }
  if ('exchange' in action)
    return { kind: 'choice', name, choices: prepareChoices(lists, list, name, 'spaces', name, [action]) }
  switch (action.action) {
    case 'bishop':
      return { kind: 'bishop', name, ducats: [0, ...Object.values(action.table)] }
    case 'recruit-student':
      return { kind: 'student', name, row: action.row - 1 }
    case 'recruit-professor':
      return { kind: 'professor', name }
    case 'colloquium':
      return {
        kind: 'colloquium',
        name,
        dictionaryPrice: action.dictionaryPrice,
        textbookPrice: action.supplyTextbookPrice,
      }
  }
}

function prepareOwnSpace(
  lists: EffectLists,
  student: string,
  { id, effects: [buy, ...gives] }: NonNullable<Pack['students'][number]['actionSpace']>,
): OwnSpace {
  return {
    id,
    student,
    max: buy.max,
    price: buy.price,
    gives: addList(lists, id, id, 'spaces', gives),
    buy: Array.from({ length: buy.max + 1 }, (_, count) => option('own', id, String(count))),
  }
}

function prepareStudent(lists: EffectLists, student: Pack['students'][number]): Student {
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

function prepareProfessor(
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

function prepareChancellor(lists: EffectLists, { id, name, abilities }: Pack['chancellors'][number]): Chancellor {
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

function prepareAbilities(
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

function prepareSetupCard(lists: EffectLists, card: Pack['setupCards']['cards'][number]): SetupCard {
  const { id, cardNumber, whiteNumber, effects } = card
  effects.forEach((effect, at) => {
    addList(lists, `${id}:${at + 1}`, id, 'setup', [effect])
  })
  return {
    id,
    number: cardNumber,
    white: whiteNumber,
    gives: addList(lists, id, id, 'setup', effects),
    keep: option('keep', id),
    discard: option('discard', id),
  }
}

function prepareCost(cost: PackResearchCost): ResearchCost {
  const { id } = cost
  if ('pay' in cost) return { id, freeIf: undefined, ways: [cost.pay] }
  if ('freeIf' in cost) return { id, freeIf: cost.freeIf, ways: [cost.otherwise.pay] }
  return { id, freeIf: undefined, ways: cost.anyOf.map(way => way.pay) }
}

export const letterAt = (letter: string): number => letters.indexOf(letter as Letter)

/** The row of a component that the state names: a state never names one that its pack lacks. */
export function row<K, T>(rows: ReadonlyMap<K, T>, id: K): T {
  const found = rows.get(id)
  if (found === undefined) throw new Error(`no component is called ${String(id)}`)
  return found
}
