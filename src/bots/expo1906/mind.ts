import type { Expo } from '../../games/expo1906/components.ts'
import { overlap } from '../../games/expo1906/lab/cells.ts'
import type { AskedFrame } from '../../games/expo1906/rules.ts'
import { type ExpoState, prestigeOf } from '../../games/expo1906/state.ts'
import type { Question } from '../../kernel/question.ts'
import { row } from '../../kernel/rows.ts'
import { type Judging, judgementWith, placesOf } from '../judging.ts'
import type { Mind, TermWeights } from '../mind.ts'
import { oncePer } from '../once-per.ts'
import type { SearchSettings } from '../search-settings.ts'
import { type Notes, takeNotes } from './notes.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { patentsWorth } from './patents.ts'
import { considerWith } from './policy.ts'
import { favour, projectsWorth } from './projects.ts'
import { expoTerms } from './terms.ts'
import { termWeights, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'

export function expoMindWith(table: Weights, termWeights: TermWeights): Mind<ExpoState, Expo> {
  const notesOf = oncePer((components: Expo): Notes => takeNotes(components, table))
  const judging: Judging<ExpoState, Expo, Outlook> = {
    terms: expoTerms,
    lookOut: (play, seat) => lookOut(play, seat, table, notesOf(play.components)),
    left: partLeft,
    judge,
  }
  return {
    ...judgementWith(judging, termWeights),
    consider: (play, question: Question<AskedFrame>) => considerWith(play, question, notesOf(play.components)),
    searchSettings,
    words: termWords,
    withTermWeights: other => expoMindWith(table, other),
  }
}

const at = placesOf(expoTerms)

function judge(look: Outlook, terms: Float64Array): void {
  const { player, use, weights: table } = look
  const owned = projectsWorth(look)
  const much = Math.max(0, player.money - table.muchMoney)
  terms[at.points] = prestigeOf(player)
  terms[at.jury] = juryWorth(look)
  terms[at.projects] = owned.projects
  terms[at.leads] = owned.leads
  terms[at.patents] = patentsWorth(look)
  terms[at.technologies] = improvementsWorth(look)
  terms[at.supplies] = suppliesWorth(look, owned.owned)
  terms[at.actions] = actionsWorth(look)
  terms[at.money] = use * table.dollar * (Math.min(player.money, table.muchMoney) + 0.5 * much)
  terms[at.room] = roomWorth(look, owned.owned, owned.cells)
}

/**
 * Alone there is time to look wider: nobody else's turns are to be played. With two, what one gains by ending a round the other loses,
 * so plans count the other's position; and plans of 100 answers are as good as longer ones, but much better than those of 40.
 */
function searchSettings(seats: number): Partial<SearchSettings> {
  if (seats === 1) return { candidates: 12, perFirstAnswer: 12, priorWeight: 0, turns: 2, width: 3 }
  return seats === 2 ? { othersWeightInPlans: 0.4, laterSteps: 120, otherSteps: 100 } : {}
}

const partLeft = ({ rounds, play }: Outlook): number => rounds / play.components.pack.limits.rounds

function juryWorth(look: Outlook): number {
  const { play, bench } = look
  const { juryVpPerProject } = play.components.pack.scoring
  let sum = 0
  for (const { tile } of bench.complete)
    if (tile.energy !== undefined) sum += juryVpPerProject * favour(play, tile.energy, look)
  return sum
}

/** What improved cards give in the rounds to come; a Technology in the reserve has still to be placed. */
function improvementsWorth({ player, notes, rounds, weights: table, use }: Outlook): number {
  const uses = rounds * table.usesPerRound * table.improvement
  let sum = 0
  const gain = (id: string): number => notes.gains.get(row(notes.tiles, id).tile.improves ?? '') ?? 0
  for (const { tile } of player.lab) sum += uses * gain(tile)
  for (const id of player.reserve) {
    const worth = (uses - 0.5) * gain(id)
    if (worth > 0) sum += Math.max(0, worth - table.operation * use)
  }
  return sum
}

/** Supplies in the Lab that look on free cells, where later Projects may come; and loose tiles of the reserve. */
function suppliesWorth({ bench, weights: table, play, player, notes, use }: Outlook, owned: number): number {
  const later = Math.min(2, Math.max(0, play.components.pack.limits.projectsToEnd - bench.complete.length - owned))
  let units = 0
  const empty = { lo: ~bench.taken.lo, hi: ~bench.taken.hi }
  for (const { faces, amount } of bench.feeders) if (overlap(faces, empty)) units += amount
  let loose = 0
  for (const id of player.reserve) if (row(notes.tiles, id).feeds.length > 0) loose++
  return use * (later * table.spare * units + 0.1 * loose)
}

/** All that may still be done, at what it is worth by and large. */
const actionsWorth = ({ operations, academy, tiles, moves, income, weights: table, use }: Outlook): number =>
  use *
  (operations * table.operation +
    academy * table.academy +
    tiles * table.tile +
    moves * table.move +
    income * table.dollar)

/** Cells that will be wanting for the Projects to come. */
function roomWorth({ bench, weights: table, rounds, play }: Outlook, owned: number, cells: number): number {
  const { projectsToEnd } = play.components.pack.limits
  const possible = Math.min(projectsToEnd - bench.complete.length, rounds / table.roundsPerProject)
  const more = Math.max(0, possible - owned)
  return -table.cell * Math.max(0, cells + more * table.cellsPerProject - bench.free)
}

export const expoMind = expoMindWith(weights, termWeights)
