import { completeProjects } from '../../games/expo1906/rules/operation.ts'
import { leaderOf } from '../../games/expo1906/rules/tokens.ts'
import { isGhost, NOBODY, type Play, type Player, playerAt } from '../../games/expo1906/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import { itemAt } from '../../kernel/rows.ts'
import { type Bench, lookAtLab } from './bench.ts'
import type { Notes } from './notes.ts'
import type { Weights } from './weights.ts'

/** What one seat may still do in the rest of the game. All terms of the judgement start from it. */
export interface Outlook {
  readonly play: Play
  readonly seat: Seat
  readonly player: Player
  readonly weights: Weights
  readonly notes: Notes
  readonly bench: Bench
  /** Rounds after this one. */
  readonly rounds: number
  /** From 1 to 0: how much an action is still of use. */
  readonly use: number
  /** Expected operations, purchases, movement points and income. */
  readonly operations: number
  readonly academy: number
  readonly tiles: number
  readonly moves: number
  readonly income: number
  /** By row: whether the seat leads it. */
  readonly leads: readonly boolean[]
}

export function lookOut(play: Play, seat: Seat, weights: Weights, notes: Notes): Outlook {
  const player = playerAt(play, seat)
  const { cards } = play.components
  const rounds = roundsLeft(play, weights)
  const ended = play.state.endedBy !== NOBODY
  const later = weights.usesPerRound * rounds
  const now = ended ? lastTurnOf(play, seat) : endsRound(play) ? 0 : weights.usesNow * chanceOfTurns(play, player)
  let [operations, academy, tiles, moves, income] = pendingOf(play, seat)
  const count = (id: string, uses: number): void => {
    const card = cards.get(id)
    if (card === undefined || uses === 0) return
    operations += uses * card.operations
    academy += uses * card.academyPrices.length
    tiles += uses * (card.resourcePrices.length + card.freeTiles)
    moves += uses * (card.points + 0.4 * card.choices * (ended ? 0 : 1))
    income += uses * (card.money + 0.3 * card.choices)
  }
  for (const id of player.hand) count(id, now + later)
  for (const id of player.played) count(id, later)
  return {
    play,
    seat,
    player,
    weights,
    notes,
    bench: lookAtLab(play, player, notes),
    rounds,
    use: Math.min(1, (rounds + (ended ? 0 : 0.4)) / weights.spendingRounds),
    operations,
    academy,
    tiles,
    moves,
    income,
    leads: play.components.rows.map((_, at) => leaderOf(play, at) === seat),
  }
}

/** Whole rounds to be expected after this one: until the last, or until somebody ends the game. */
function roundsLeft(play: Play, weights: Weights): number {
  const { state, components } = play
  if (state.endedBy !== NOBODY) return 0
  const { rounds, projectsToEnd } = components.pack.limits
  let left = rounds - state.round
  for (const { lab } of state.players)
    left = Math.min(left, (projectsToEnd - completeProjects(lab)) * weights.roundsPerProject)
  let openRows = 0
  for (const chit of state.rowChits) if (chit === '') openRows++
  return Math.min(left, openRows * weights.roundsPerRow)
}

/** A Meeting Room under way: nothing that is in hand will be played in this round. */
const endsRound = ({ state }: Play): boolean => state.agenda.some(frame => frame.rule === 'end-turn' && frame.endsRound)

/** How likely a card in hand is played before the round ends: the more cards are left, the less; and the Ghost may end it. */
function chanceOfTurns({ state }: Play, { hand }: Player): number {
  const endsWithin = state.seats === 1 ? state.ghost.deck.length : 8
  return Math.max(0.2, 1 - hand.length / (2 * Math.max(1, endsWithin)))
}

/** After the end was triggered: one card more, if the last turn is still to come. */
function lastTurnOf({ state }: Play, seat: Seat): number {
  const waiting = state.agenda.some(
    frame => frame.seat === seat && (frame.rule === 'last-turn' || frame.rule === 'choose-card'),
  )
  const choosing = Math.max(1, itemAt(state.players, seat).hand.length - 1)
  return waiting && !isGhost(state, seat) ? 1 / choosing : 0
}

type Pending = [operations: number, academy: number, tiles: number, moves: number, income: number]

/** What an action that is under way still offers. */
function pendingOf({ state }: Play, seat: Seat): Pending {
  const pending: Pending = [0, 0, 0, 0, 0]
  for (const frame of state.agenda) {
    if (frame.seat !== seat) continue
    if (frame.rule === 'laboratory') pending[0] += frame.left
    else if (frame.rule === 'patents') pending[3] += frame.points
    else if (frame.rule === 'meeting') pending[3] += 2 - frame.used.length
  }
  return pending
}
