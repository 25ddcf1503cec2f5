import { type BookList, DICTIONARY } from '../../games/almamater/books.ts'
import { layoutOf } from '../../games/almamater/layout.ts'
import type { Professor, Student } from '../../games/almamater/prepared/people.ts'
import { count } from '../../games/almamater/rules/counters.ts'
import { ducatsDue } from '../../games/almamater/rules/professor-offers.ts'
import { studentPayments } from '../../games/almamater/rules/student-cost.ts'
import type { Play } from '../../games/almamater/state.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Outlook } from './outlook.ts'
import { listWorth } from './worth.ts'

/** The best student and the best professor that could come next, by what they would bring and what is still missing. */
export function recruitsWorth(look: Outlook): number {
  const { weights, rounds, pieces } = look
  if (rounds === 0 && pieces === 0) return 0
  return weights.nextStudent * bestStudent(look) + weights.nextProfessor * bestProfessor(look)
}

function bestStudent(look: Outlook): number {
  const { play, player, weights, lastStudents } = look
  const { state } = play
  if (player.students.length + 1 >= play.components.halls.length) return 0
  const students = layoutOf(play).students
  let best = 0
  for (let faculty = 0; faculty < 4; faculty++) {
    let most = 0
    for (let at = faculty; at < students.length; at += 4) {
      const student = itemAt(students, at)
      if ((state.campus[at] as number) === 0 || player.students.includes(student.id)) continue
      most = Math.max(most, lastStudents / 2 + studentExtra(student, look))
    }
    if (most === 0) continue
    const missing = booksMissing(studentPayments(play, faculty, player.powers.discount), player.books)
    best = Math.max(best, most * weights.missingBook ** missing)
  }
  return best
}

/** What a student brings besides a seat in the halls. */
export function studentExtra({ placed, income, abilities, finalScoring, ownSpace }: Student, look: Outlook): number {
  const { rounds, weights, play, seat } = look
  let worth = listWorth(placed, look) + weights.income * rounds * listWorth(income, look)
  for (const { gainPer } of finalScoring)
    worth += (count(play, seat, gainPer.per) + 0.4 * rounds) * (gainPer.gain.prestige ?? 0)
  const helps = abilities.discount + abilities.storage / 4 + (abilities.noProfessorDucats ? 2 : 0)
  const triggers = [abilities.studentPlaced, abilities.professorRecruited, abilities.bishopUsed, abilities.blueReached]
  const lasting = helps + triggers.filter(list => list !== undefined).length + (ownSpace === undefined ? 0 : 2)
  return worth + weights.ability * rounds * (lasting + (abilities.purchases > 1 ? 1 : 0))
}

function booksMissing(ways: readonly BookList[], have: readonly number[]): number {
  let least = 9
  for (const { books } of ways) {
    let missing = 0
    for (let kind = 0; kind < books.length && missing < least; kind++)
      missing += Math.max(0, (books[kind] ?? 0) - (have[kind] ?? 0))
    if (missing < least) least = missing
  }
  return least
}

function bestProfessor(look: Outlook): number {
  const { play, player, weights } = look
  const { professors } = layoutOf(play)
  let best = 0
  for (let slot = 0; slot < professors.length; slot++) {
    const professor = itemAt(professors, slot)
    if (play.state.academy[slot] === 0 || player.professors.some(({ id }) => id === professor.id)) continue
    const [books, ducats] = professorMissing(play, slot, look)
    const worth = professorWorth(professor, look) + look.lastMilestones
    best = Math.max(best, worth * weights.missingBook ** books * weights.missingDucat ** ducats)
  }
  return best
}

/** Its points, and its lectures in the rounds to come; the first costs no book. */
export function professorWorth({ prestige, effect }: Professor, look: Outlook): number {
  return prestige + listWorth(effect, look) + lecturesWorth(effect, look)
}

export function lecturesWorth(effect: Professor['effect'], look: Outlook): number {
  const { weights, rounds, player } = look
  const cost = player.powers.freeLectures ? 0 : weights.lectureCost
  return weights.lectures * rounds * Math.max(0.3, listWorth(effect, look) - cost)
}

function professorMissing(play: Play, slot: number, { player }: Outlook): readonly [books: number, ducats: number] {
  const price = itemAt(play.state.prices, slot)
  const { books } = player
  if (price.length > 0) {
    let missing = 0
    for (let kind = 0; kind < price.length; kind++) missing += Math.max(0, (price[kind] ?? 0) - (books[kind] ?? 0))
    return [missing, 0]
  }
  const professor = itemAt(layoutOf(play).professors, slot)
  const { groups } = professor.cost
  const have = books.slice(0, DICTIONARY + 1).sort((a, b) => b - a)
  let missing = 0
  groups.forEach((group, at) => {
    missing += Math.max(0, group - (have[at] ?? 0))
  })
  return [missing, Math.max(0, ducatsDue(play, player, slot, 'pay') - player.ducats)]
}
