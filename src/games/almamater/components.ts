import type { Json } from '../../kernel/json.ts'
import type { Option } from '../../kernel/question.ts'
import { byId } from '../../kernel/rows.ts'
import type { BookList } from './books.ts'
import { checkPack } from './check.ts'
import type { EffectList, EffectLists } from './effects.ts'
import { faculties, type Letter } from './pack/terms.ts'
import type { Pack } from './pack.ts'
import {
  type Bust,
  type GloryTile,
  prepareBusts,
  prepareResearchCards,
  prepareSetupCard,
  type ResearchCard,
  type SetupCard,
} from './prepared/cards.ts'
import { type Pools, preparePools } from './prepared/dealing.ts'
import {
  type Chancellor,
  type Professor,
  prepareChancellor,
  prepareProfessor,
  prepareStudent,
  type Student,
} from './prepared/people.ts'
import { type BoardSpaces, type OwnSpace, prepareBoard, prepareOwnSpace } from './prepared/spaces.ts'
import { option } from './verbs.ts'

/** The components of Alma Mater, prepared for use: rows by id, with the options that name them built once. */
export interface AlmaMater {
  readonly pack: Pack
  readonly boards: ReadonlyMap<string, BoardSpaces>
  readonly students: ReadonlyMap<string, Student>
  readonly professors: ReadonlyMap<string, Professor>
  readonly chancellors: ReadonlyMap<string, Chancellor>
  readonly setupCards: ReadonlyMap<string, SetupCard>
  readonly researchCards: ReadonlyMap<string, ResearchCard>
  readonly glory: ReadonlyMap<string, GloryTile>
  readonly busts: ReadonlyMap<Letter, Bust>
  /** The shelves that a player arranges, by worth. */
  readonly shelves: readonly ShelfKind[]
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

/** Shelves of one worth: how many of them a player has, and the answer that places one. */
export interface ShelfKind {
  readonly worth: number
  readonly owned: number
  readonly place: Option
}

export function prepareAlmaMater(json: Json): AlmaMater {
  const pack = checkPack(json)
  const lists: EffectLists = new Map()
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
    researchCards: byId(prepareResearchCards(lists, pack)),
    glory: byId(pack.gloryTiles),
    busts: prepareBusts(lists, pack),
    shelves: prepareShelves(pack),
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

function prepareShelves({ bookshelves }: Pack): readonly ShelfKind[] {
  const owned = new Map<number, number>()
  for (const { prestige } of bookshelves.perColor) owned.set(prestige, (owned.get(prestige) ?? 0) + 1)
  return Array.from(owned, ([worth, count]) => ({ worth, owned: count, place: option('shelf', String(worth)) }))
}
