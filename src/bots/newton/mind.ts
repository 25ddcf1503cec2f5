import type { Newton } from '../../games/newton/components.ts'
import { objectivePoints, objectivesReached } from '../../games/newton/rules/scoring.ts'
import { type NewtonState, pointsOf } from '../../games/newton/state.ts'
import { type Judging, judgementWith, placesOf } from '../judging.ts'
import type { Mind, TermWeights } from '../mind.ts'
import { oncePer } from '../once-per.ts'
import type { SearchSettings } from '../search-settings.ts'
import { cubesWorth, journeyWorth } from './journey.ts'
import { JOKER, type Notes, takeNotes } from './notes.ts'
import { growthOfObjectives } from './objectives.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { consider } from './policy.ts'
import { linesWorth, tilesWorth } from './shelf.ts'
import { newtonTerms } from './terms.ts'
import { studentsWorth, workWorth } from './tracks.ts'
import { termWeights, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'
import { findBestMaster, incomeWorth, masterWorth, symbolsPerUse, symbolWeight } from './worth.ts'

/** Little is hidden and seats hardly meet: it pays to look into many plans, and to keep several of each later turn. */
const searchSettings = (seats: number): Partial<SearchSettings> => ({
  candidates: 12,
  perFirstAnswer: 12,
  priorWeight: 0,
  othersWeight: 0,
  ...(seats <= 2 ? { turns: 3, width: 3 } : { turns: 2, width: 2 }),
})

export function newtonMindWith(table: Weights, termWeights: TermWeights): Mind<NewtonState, Newton> {
  const notesOf = oncePer((components: Newton): Notes => takeNotes(components, table))
  const judging: Judging<NewtonState, Newton, Outlook> = {
    terms: newtonTerms,
    lookOut: (play, seat) => lookOut(play, seat, table, notesOf(play.components)),
    left: partLeft,
    judge,
  }
  return {
    ...judgementWith(judging, termWeights),
    consider,
    searchSettings,
    words: termWords,
    withTermWeights: other => newtonMindWith(table, other),
  }
}

const at = placesOf(newtonTerms)

function judge(look: Outlook, terms: Float64Array): void {
  look.bestMaster = findBestMaster(look)
  const { player, weights: table } = look
  const lines = linesWorth(look)
  const use = Math.min(1, look.turns / table.spendingTurns)
  terms[at.points] = pointsNow(look)
  terms[at.income] = lines.income + tilesIncome(look)
  terms[at.lines] = lines.promise
  terms[at.tiles] = tilesWorth(look)
  terms[at.cubes] = cubesWorth(look)
  terms[at.objectives] = growthOfObjectives(look)
  terms[at.students] = studentsWorth(look)
  terms[at.work] = workWorth(look)
  terms[at.journey] = journeyWorth(look)
  terms[at.masters] = mastersWorth(look)
  terms[at.cards] = cardsWorth(look)
  terms[at.symbols] = symbolsWorth(look)
  terms[at.coins] = table.coin * use * player.coins
  terms[at.potions] = table.potion * use * player.potions
}

function partLeft({ turns, play }: Outlook): number {
  const { rounds, turnsPerRound } = play.components.pack.constants
  return turns / (rounds * turnsPerRound)
}

function pointsNow({ play, player, seat }: Outlook): number {
  let points = pointsOf(player)
  for (const id of player.playedMasters) points += play.components.masters.get(id)?.vp ?? 0
  for (const id of objectivesReached(play, seat)) points += objectivePoints(play, seat, id)
  return points
}

/** What Income tiles and the Medicine tile will pay. */
function tilesIncome(look: Outlook): number {
  let sum = 0
  for (const type of look.player.income) {
    if (type !== 'medicine') sum += incomeWorth(type, look)
    else {
      const side = look.play.components.pack.tiles.medicine.sides[look.medicineCities - 1]
      sum += (side?.income.vp ?? 0) * look.incomes
    }
  }
  return sum
}

/** Masters in hand, the more the more time is left to play them; and the lasting Volumes of those played. */
function mastersWorth(look: Outlook): number {
  const { player, play, weights: table } = look
  const { masters } = play.components
  let sum = 0
  const share = table.masterInHand * Math.min(1, look.turns / 12)
  for (const id of player.masters) {
    const master = masters.get(id)
    if (master !== undefined) sum += share * masterWorth(master, look)
  }
  for (const id of player.packet) {
    const master = masters.get(id)
    if (master !== undefined) sum += 0.2 * share * masterWorth(master, look)
  }
  for (const id of player.playedMasters) {
    const volumes = masters.get(id)?.volumes
    if (volumes === undefined) continue
    const all = volumes.orange + volumes.blue + volumes.green + 1.5 * volumes.any
    sum += all * table.permanentVolume * Math.min(3, look.incomes)
  }
  return sum
}

/** Turns with a card, and what the effects of the own cards give when they are played: in each round the best of them. */
function cardsWorth({ player, notes, weights: table, incomes, playsNow, playsLater, play }: Outlook): number {
  const { turnsPerRound } = play.components.pack.constants
  const best = new Float64Array(turnsPerRound)
  for (const id of player.hand) insert(best, turnsPerRound, notes.cards.get(id)?.worth ?? 0)
  let effects = 0
  for (let at = 0; at < playsNow; at++) effects += best[at] ?? 0
  for (const id of player.desk) insert(best, turnsPerRound, notes.cards.get(id)?.worth ?? 0)
  for (const worth of best) effects += (incomes - 1) * worth
  return table.play * (playsNow + playsLater) + table.cardEffects * effects
}

/** Keeps the largest values, the largest first. */
function insert(best: Float64Array, size: number, value: number): void {
  let at = size - 1
  if (value <= (best[at] ?? 0)) return
  for (; at > 0 && value > (best[at - 1] ?? 0); at--) best[at] = best[at - 1] ?? 0
  best[at] = value
}

/** Lasting symbols for the uses that are expected, and those on the desk for the rest of the round. */
function symbolsWorth(look: Outlook): number {
  const { player, notes, uses, weights: table } = look
  let sum = 0
  for (let action = 0; action < uses.length; action++) sum += (uses[action] ?? 0) * symbolsPerUse(action, look)
  if (look.playsNow === 0) return sum
  const likely = look.playsNow / player.hand.length
  for (const shown of player.desk) {
    const action = notes.cards.get(shown)?.action ?? JOKER
    if (action === JOKER) continue
    for (const id of player.hand)
      if (notes.cards.get(id)?.action === action) sum += likely * symbolWeight(action, table)
  }
  return sum
}

export const newtonMind = newtonMindWith(weights, termWeights)
