import { DICTIONARY, kindIndex, textbooksIn } from '../../games/almamater/books.ts'
import { boardOf } from '../../games/almamater/layout.ts'
import { faculties, letters } from '../../games/almamater/pack/terms.ts'
import type { Student } from '../../games/almamater/prepared/people.ts'
import { displayAt } from '../../games/almamater/state.ts'
import { row } from '../../kernel/rows.ts'
import type { Outlook } from './outlook.ts'
import type { AlmaTerm } from './terms.ts'

/** Something that can be counted in a position, and the term to which it adds. What it is worth is learnt from games. */
export interface AlmaFeature {
  readonly name: string
  readonly term: AlmaTerm
}

type Counted = readonly [name: string, term: AlmaTerm, count: (look: Outlook) => number]

const counted: readonly Counted[] = [
  ['always', 'masters', () => 1],
  ['place in turn order', 'masters', ({ play, seat }) => play.state.order.indexOf(seat)],
  ['pieces to send', 'masters', ({ pieces }) => pieces],
  ['masters owned', 'masters', ({ player }) => player.masters],
  ['tutors', 'masters', ({ player }) => player.tutors + player.restingTutors],
  ['passed', 'masters', ({ player }) => (player.passed ? 1 : 0)],

  ['students placed', 'halls', ({ students }) => students],
  ['fewer of A and B', 'halls', ({ inA, inB }) => Math.min(inA, inB)],
  ['own spaces', 'students', look => studentsWith(look, student => student.ownSpace !== undefined)],
  ['incomes', 'students', look => studentsWith(look, ({ income }) => income.effects.length > 0)],

  ['professors owned', 'professors', ({ player }) => player.professors.length],
  ['professors ready', 'professors', ({ player }) => player.professors.filter(({ ready }) => ready).length],
  ['milestones', 'professors', ({ milestones }) => milestones],

  ['research level', 'research', ({ play, seat }) => play.state.levels[seat] ?? 0],
  ['second level of three', 'research', look => (levelOf(look) % 3 === 1 ? 1 : 0)],
  ['third level of three', 'research', look => (levelOf(look) % 3 === 2 ? 1 : 0)],
  ['end of the track', 'research', look => (levelOf(look) >= 15 ? 1 : 0)],
  ['levels ahead of the mean', 'research', look => levelOf(look) - meanLevel(look)],
  ['rank in research', 'research', ({ play, seat }) => play.state.ranking.indexOf(seat)],
  [
    'prize of the rank',
    'reputation',
    look => boardOf(look.play).scoring[look.play.state.ranking.indexOf(look.seat)] ?? 0,
  ],
  ['own colour wanted', 'reputation', ({ play, player }) => play.state.reputation.indexOf(player.color)],

  ['busts', 'fame', ({ player }) => player.busts.length],

  ['textbooks', 'books', ({ player }) => textbooksIn(player.books)],
  ['own textbooks', 'books', ({ player }) => player.books[kindIndex(player.color)] ?? 0],
  ['kinds of books', 'books', ({ player }) => kindsOf(player.books)],
  ['most of one kind', 'books', ({ player }) => Math.max(...player.books)],
  ['dictionaries', 'books', ({ player }) => player.books[DICTIONARY] ?? 0],
  ['ducats now', 'ducats', ({ player }) => player.ducats],
  ['ducats beyond six', 'ducats', ({ player }) => Math.max(0, player.ducats - 6)],

  ['books on display', 'display', ({ play, seat }) => displayAt(play, seat).books.filter(book => book !== 0).length],
  ['shelves on display', 'display', look => shownShelves(look)],

  ['chancellors', 'powers', ({ player }) => player.chancellors.length],
  ['discount', 'powers', ({ player }) => player.powers.discount],
  ['free lectures', 'powers', ({ player }) => (player.powers.freeLectures ? 1 : 0)],
]

/** Counts as listed; and for each faculty the own students and professors, and for each bust whether it is there still. */
export const almaFeatures: readonly AlmaFeature[] = [
  ...counted.map(([name, term]) => ({ name, term })),
  ...faculties.map(faculty => ({ name: `${faculty} students`, term: 'students' as const })),
  ...faculties.map(faculty => ({ name: `${faculty} professors`, term: 'professors' as const })),
  ...letters.map(letter => ({ name: `bust ${letter} to be had`, term: 'fame' as const })),
]

/** Writes the counts into a list, from a place on. */
export function countFeatures(look: Outlook, into: Float64Array, from: number): void {
  const { player, play } = look
  let at = from
  for (const [, , count] of counted) into[at++] = count(look)
  into.fill(0, at, at + 2 * faculties.length)
  for (const id of player.students) add(into, at + row(play.components.students, id).facultyAt)
  at += faculties.length
  for (const { id } of player.professors) add(into, at + row(play.components.professors, id).facultyAt)
  at += faculties.length
  letters.forEach((letter, index) => {
    into[at + index] = !player.busts.includes(letter) && (play.state.busts[index] ?? 0) > 0 ? 1 : 0
  })
}

function add(into: Float64Array, at: number): void {
  into[at] = (into[at] ?? 0) + 1
}

const levelOf = ({ play, seat }: Outlook): number => play.state.levels[seat] ?? 0

function studentsWith({ play, player }: Outlook, has: (student: Student) => boolean): number {
  let count = 0
  for (const id of player.students) if (has(row(play.components.students, id))) count++
  return count
}

function meanLevel({ play }: Outlook): number {
  const { levels } = play.state
  let sum = 0
  for (const level of levels) sum += level
  return sum / levels.length
}

function kindsOf(books: readonly number[]): number {
  let count = 0
  for (const many of books) if (many > 0) count++
  return count
}

function shownShelves({ play, seat }: Outlook): number {
  const { books, shelves } = displayAt(play, seat)
  let sum = 0
  for (let slot = 0; slot < books.length; slot++) if (books[slot] !== 0) sum += shelves[slot] ?? 0
  return sum
}
