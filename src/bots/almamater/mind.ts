import { DICTIONARY, textbooksIn } from '../../games/almamater/books.ts'
import type { AlmaMater } from '../../games/almamater/components.ts'
import { boardOf, layoutOf } from '../../games/almamater/layout.ts'
import { letters } from '../../games/almamater/pack/terms.ts'
import type { GloryTile } from '../../games/almamater/prepared/cards.ts'
import { booksOver } from '../../games/almamater/rules/administration.ts'
import { shortOf } from '../../games/almamater/rules/counters.ts'
import { cardOfLevel } from '../../games/almamater/rules/research.ts'
import { finalScoring } from '../../games/almamater/rules/scoring.ts'
import { type AlmaMaterState, displayAt, prestigeOf } from '../../games/almamater/state.ts'
import { row } from '../../kernel/rows.ts'
import { experiencedWith } from '../experience.ts'
import { type Judging, judgementWith, placesOf } from '../judging.ts'
import type { Mind, TermWeights } from '../mind.ts'
import type { SearchSettings } from '../search-settings.ts'
import experience from './experience.json' with { type: 'json' }
import { almaFeatures, countFeatures } from './features.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { consider } from './policy.ts'
import { lecturesWorth, recruitsWorth, studentExtra } from './recruits.ts'
import { almaTerms } from './terms.ts'
import { termWeights, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'
import { listWorth, powerWorth } from './worth.ts'

/** Some of its plans are far behind, and what a recruit is worth depends on what others take. */
const searchSettings = (): Partial<SearchSettings> => ({ maxPointsBehind: 6, otherSteps: 120 })

export function almaMindWith(table: Weights, termWeights: TermWeights): Mind<AlmaMaterState, AlmaMater> {
  const judging: Judging<AlmaMaterState, AlmaMater, Outlook> = {
    terms: almaTerms,
    lookOut: (play, seat) => lookOut(play, seat, table),
    left: partLeft,
    judge,
    features: { all: almaFeatures, count: countFeatures },
  }
  return {
    ...judgementWith(judging, termWeights),
    consider,
    searchSettings,
    words: termWords,
    withTermWeights: other => almaMindWith(table, other),
  }
}

const at = placesOf(almaTerms)

function judge(look: Outlook, terms: Float64Array): void {
  const { player, weights: table } = look
  terms[at.points] = prestigeOf(player)
  terms[at.halls] = hallsWorth(look)
  terms[at.professors] = professorsWorth(look)
  terms[at.students] = studentsWorth(look)
  terms[at.research] = researchWorth(look)
  terms[at.reputation] = reputationWorth(look)
  terms[at.fame] = fameWorth(look)
  terms[at.recruits] = recruitsWorth(look)
  terms[at.books] = booksWorth(look)
  terms[at.ducats] = player.ducats * (look.rounds > 0 || look.pieces > 0 ? table.ducat : 0.25)
  terms[at.masters] = table.master * (look.pieces + look.rounds * player.masters)
  terms[at.display] = displayWorth(look)
  terms[at.powers] = powersWorth(look)
}

const partLeft = ({ rounds, play }: Outlook): number => rounds / play.components.pack.game.rounds

/** Students in A halls times students in B halls, and what more students will make of it. */
function hallsWorth({ inA, inB, students, lastStudents, weights: table }: Outlook): number {
  return inA * inB + (table.growth * (lastStudents ** 2 - students ** 2)) / 4
}

/** Printed points, milestones times professors, and the lectures to come. */
function professorsWorth(look: Outlook): number {
  const { player, play, milestones, lastMilestones, lastProfessors, weights: table } = look
  const own = player.professors.length
  let sum = milestones * own + table.growth * (lastMilestones * lastProfessors - milestones * own)
  for (const { id, ready } of player.professors) {
    const { prestige, effect } = row(play.components.professors, id)
    sum += prestige + lecturesWorth(effect, look)
    if (ready && !player.passed) sum += 0.8 * Math.max(0.3, listWorth(effect, look) - table.lectureCost)
  }
  return sum
}

/** What students will give: incomes, abilities and points at the end; what they gave on placing is past. */
function studentsWorth(look: Outlook): number {
  const { students } = look.play.components
  let sum = 0
  for (const id of look.player.students) {
    const student = row(students, id)
    sum += studentExtra(student, look) - listWorth(student.placed, look)
  }
  return sum
}

/** The way to the next milestone, and steps of the pool that are still to be used. */
function researchWorth(look: Outlook): number {
  const { play, seat, player, weights: table, rounds } = look
  const level = play.state.levels[seat] as number
  let sum = table.level * level
  if (level < 15 && level % 3 === 1) {
    const bonus = listWorth(cardOfLevel(play, level).milestone, look)
    const reach = rounds > 0 ? 1 : Math.min(1, 0.4 * look.pieces)
    sum += table.halfway * reach * (player.professors.length + bonus + 1)
  }
  const { turn } = play.state
  if (turn.seat === seat) sum += 0.8 * (turn.green * table.green + turn.black * table.black)
  return sum
}

/** Points for the place of the own colour, the surer the later; and what it pays in each income phase. */
function reputationWorth({ play, seat, rounds, weights: table }: Outlook): number {
  const { scoring, income } = boardOf(play)
  const rank = play.state.ranking.indexOf(seat)
  const sure = Math.max(0, table.rankSure - table.rankDoubt * rounds)
  return sure * (scoring[rank] ?? 0) + rounds * table.ducat * (income[rank] ?? 0)
}

/** Bust cards, and those within reach. */
function fameWorth(look: Outlook): number {
  const { play, seat, player, weights: table, rounds } = look
  let sum = 0
  for (const { because, points } of finalScoring(play, seat)) if (because === 'final-busts') sum += points
  const { glory } = layoutOf(play)
  letters.forEach((letter, at) => {
    if (player.busts.includes(letter)) return
    const { requires } = glory[at] as GloryTile
    let near = 1
    for (const requirement of requires)
      near *= Math.max(0, 1 - Math.max(0, shortOf(play, seat, requirement)) / requirement.atLeast)
    sum += table.bust * near ** 2 * (rounds > 0 ? 1 : 0.4)
  })
  return sum
}

/** Books that can still be used; at the end a textbook is a ducat, and a dictionary a point. */
function booksWorth(look: Outlook): number {
  const { player, play, rounds, pieces, weights: table } = look
  const dictionaries = player.books[DICTIONARY] ?? 0
  const textbooks = textbooksIn(player.books)
  if (rounds === 0) return dictionaries + textbooks * (pieces > 0 ? 0.4 : 0.25)
  const over = pieces > 0 ? 0 : Math.max(0, booksOver(play, player))
  return dictionaries * (1 + table.dictionary) + textbooks * table.textbook - over * (table.textbook - table.excess)
}

/** Books on display, which pay a little in the income phase, and may be bought. */
function displayWorth({ play, seat, rounds, weights: table, player }: Outlook): number {
  const { books, shelves } = displayAt(play, seat)
  let sum = 0
  books.forEach((book, slot) => {
    if (book === 0) return
    sum += (rounds > 0 ? table.shown * player.powers.cleanUp : 0) + table.sale * (1 + (shelves[slot] as number))
  })
  return sum
}

/** Chancellors for the rest of the game; before the goods are taken, what the setup cards promise. */
function powersWorth(look: Outlook): number {
  const { play, seat, player, weights: table } = look
  let sum = 0
  const part = (table.chancellor * (look.rounds + 0.5)) / play.components.pack.game.rounds
  for (const id of player.chancellors) {
    const { abilities, replaces } = row(play.components.chancellors, id)
    sum += part * powerWorth(abilities, replaces !== undefined)
  }
  if (displayAt(play, seat).shelves.length > 0) return sum
  for (const id of player.kept) {
    const card = play.components.setupCards.get(id)
    if (card !== undefined) sum += listWorth(card.gives, look) - table.white * card.white
  }
  return sum
}

export const almaMind: Mind<AlmaMaterState, AlmaMater> = {
  ...almaMindWith(weights, termWeights),
  experienced: experiencedWith(experience, learnt => almaMindWith(weights, learnt)),
}
