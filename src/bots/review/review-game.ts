import type { CoreState, Game, Score, Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { judgementOf } from '../advice.ts'
import type { Analysis, Progress, ReviewedTurn, SeatReview } from '../analysis.ts'
import { mindOf } from '../minds.ts'
import { type DoPart, type ReviewedGame, reviewedGame } from './review-parts.ts'
import { seatsOf } from './turns.ts'
import type { OtherTurn } from './weigh-turn.ts'

/** How a review is made. None of it changes what comes of it. */
export interface ReviewManner {
  /** The seat that is reviewed first. */
  readonly first?: Seat
  /** Who does the parts; else this thread, one after the other. */
  readonly doPart?: DoPart
  /** Hears how far it is, and the seats of which all is known. */
  readonly progress?: Progress<Analysis>
}

/**
 * Reviews a record, turn by turn. Each turn is laid beside the best other that can be found from what its seat knew; both are played
 * in the same imagined worlds and go on from there. The other is found in some worlds and proved in others: what only seemed better
 * by luck does not count.
 */
export async function analyse<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  { first = 0, doPart, progress = () => undefined }: ReviewManner = {},
): Promise<Analysis> {
  const judgement = judgementOf(mindOf(game))
  const here = reviewedGame(game, record)
  const reviewed = doPart === undefined ? here : { ...here, doPart }
  const seats = seatsOf(record)
  const parts = seats.map(() => 0)
  const known: SeatReview[] = []
  const soFar = (): Analysis => ({ ...judgement, seats: known.toSorted((a, b) => a.seat - b.seat) })
  const tell = (seat: Seat, part: number, found?: Analysis): void => {
    parts[seat] = part
    progress(parts.reduce((sum, one) => sum + one, 0) / seats.length, found)
  }
  const reviewNext = async (seat: Seat): Promise<void> => {
    known.push(await reviewSeat(reviewed, seat, part => tell(seat, part)))
    tell(seat, 1, soFar())
  }
  // All are begun at once, so that nobody who does parts ever waits: those of the first seat stand before those of the others.
  await Promise.all([first, ...seats.filter(seat => seat !== first)].map(reviewNext))
  return soFar()
}

/** So many turns of a seat are played to the end, the most suspicious first: nearly all of them. A few looks drop most. */
const PROVED = 24

/** The part of the work that is done when another turn was found for each. */
const FIRST_PART = 0.1

/** A turn by its number in the game, and the best other one that was found. */
interface Suspect {
  readonly turn: number
  readonly other: OtherTurn
}

async function reviewSeat(
  { turns, scores, doPart }: ReviewedGame,
  seat: Seat,
  progress: (part: number) => void,
): Promise<SeatReview> {
  const own = [...turns.keys()].filter(turn => turns[turn]?.seat === seat)
  const suspects = await suspectsAmong(own, doPart, part => progress(FIRST_PART * part))
  const result = scores.find(score => score.seat === seat)?.total ?? 0
  const [losses, praise, expected = result] = await Promise.all([
    lossesAmong(suspects, doPart, part => progress(FIRST_PART + (1 - FIRST_PART) * part)),
    praiseOf(seat, suspects, scores, doPart),
    expectedAtFirst(turns, own[0], suspects[0], doPart),
  ])
  const lost = lostInAll(losses, expected, result)
  const good = own.length - losses.length
  return { seat, turns: own.length, good, lost, expected, result, ...firstAndMore([...praise, ...losses]) }
}

async function suspectsAmong(
  turns: readonly number[],
  doPart: DoPart,
  progress: (part: number) => void,
): Promise<readonly Suspect[]> {
  const found = await eachDone(turns, turn => doPart({ kind: 'other', turn }), progress)
  return found.flatMap((other, at) => (other === undefined ? [] : [{ turn: turns[at] ?? 0, other }]))
}

async function lossesAmong(
  suspects: readonly Suspect[],
  doPart: DoPart,
  progress: (part: number) => void,
): Promise<readonly ReviewedTurn[]> {
  const worst = suspects
    .filter(({ other }) => other.seemed > 0)
    .sort((a, b) => b.other.seemed - a.other.seemed)
    .slice(0, PROVED)
  const proved = await eachDone(worst, suspect => doPart({ kind: 'loss', ...suspect }), progress)
  return proved.flatMap(loss => loss ?? []).sort((a, b) => b.points - a.points)
}

/** Has something done for each, and tells after each of them how much of it is done. */
async function eachDone<T, R>(
  list: readonly T[],
  act: (one: T) => Promise<R>,
  progress: (part: number) => void,
): Promise<readonly R[]> {
  let done = 0
  return Promise.all(
    list.map(async one => {
      const result = await act(one)
      done++
      progress(done / list.length)
      return result
    }),
  )
}

/** So many moments of a seat are told first. */
const MOMENTS = 5

/** What mattered most comes first: five of a seat, and the others, each list in the order in which they came. */
export const firstAndMore = (told: readonly ReviewedTurn[]): Pick<SeatReview, 'moments' | 'more'> => ({
  moments: inTheirOrder(told.slice(0, MOMENTS)),
  more: inTheirOrder(told.slice(MOMENTS)),
})

const inTheirOrder = (told: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
  told.toSorted((a, b) => a.index - b.index)

/** Nobody can lose more than the whole result that was to be had. */
const lostInAll = (losses: readonly ReviewedTurn[], expected: number, result: number): number =>
  Math.min(
    losses.reduce((sum, { points }) => sum + points, 0),
    Math.max(0, expected, result),
  )

/** Other turns seem this much worse before one is looked into for praise. */
const PRAISED_POINTS = 3

/** The turn without which a winner would not have won: nothing else came nearer to it than the winner's lead at the end. */
async function praiseOf(
  seat: Seat,
  suspects: readonly Suspect[],
  scores: readonly Score[],
  doPart: DoPart,
): Promise<readonly ReviewedTurn[]> {
  const own = scores.find(score => score.seat === seat)
  const others = scores.filter(score => score.seat !== seat)
  if (own?.won !== true || others.length === 0) return []
  const lead = own.total - Math.max(...others.map(({ total }) => total))
  const least = Math.max(PRAISED_POINTS, lead)
  const [best] = suspects.filter(({ other }) => -other.seemed >= least).sort((a, b) => a.other.seemed - b.other.seemed)
  const praise = best && (await doPart({ kind: 'praise', ...best }))
  return praise !== undefined && praise.points >= least && praise.sureness === 'sure' ? [praise] : []
}

/** What a seat could expect to end with when it was asked first, if it played its best turn. */
async function expectedAtFirst(
  turns: ReviewedGame['turns'],
  first: number | undefined,
  suspect: Suspect | undefined,
  doPart: DoPart,
): Promise<number | undefined> {
  if (first === undefined) return undefined
  const better = suspect?.turn === first && suspect.other.seemed > 0 ? suspect.other.line : turns[first]?.keys
  return doPart({ kind: 'expected', turn: first, line: better ?? [] })
}
