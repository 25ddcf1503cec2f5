import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Game, Score, Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { largestTerms, type TermDifference } from '../advice.ts'
import type { ReviewedTurn } from '../analysis.ts'
import { isSettled, surenessOf } from './spread.ts'
import { type PlayedTurn, playedTurns } from './turns.ts'
import {
  bestOther,
  expectedAfter,
  lookingFor,
  type OtherTurn,
  type TurnLooks,
  toTheEnd,
  type WeighedTurn,
  type Weighing,
  weigh,
} from './weigh-turn.ts'

/**
 * A part of a review: plain data, as is its answer, and it needs nothing of the other parts. So one review can be shared among threads,
 * and comes to the same whoever does which part. Turns are known by their number in the game.
 */
export type ReviewPart = OtherPart | ProofPart | ExpectedPart

/** Finds the best turn other than one that was played. */
interface OtherPart {
  readonly kind: 'other'
  readonly turn: number
}

/** Plays a turn and the other to the end of the game, again and again: whether it was a loss, or worth praise. */
interface ProofPart {
  readonly kind: ReviewedTurn['kind']
  readonly turn: number
  readonly other: OtherTurn
}

/** Plays on from a seat's first turn: what it could expect there after these answers. */
interface ExpectedPart {
  readonly kind: 'expected'
  readonly turn: number
  readonly line: readonly string[]
}

export interface PartAnswers {
  readonly other: OtherTurn | undefined
  /** The turn as it is told; undefined where it is too close a call. */
  readonly loss: ReviewedTurn | undefined
  readonly praise: ReviewedTurn | undefined
  readonly expected: number
}

/** Does a part of a review, or has it done. */
export type DoPart = <P extends ReviewPart>(part: P) => Promise<PartAnswers[P['kind']]>

/** A game that is reviewed: its turns, how it ended, and who does the parts. */
export interface ReviewedGame {
  readonly turns: readonly Pick<PlayedTurn, 'seat' | 'keys'>[]
  readonly scores: readonly Score[]
  readonly doPart: DoPart
}

const LOOKS = 24

/** So often the game is played from a seat's first turn to its end, to know what could be expected. */
const LOOKS_AHEAD = 8

const SEED = 'review'

/** Takes up a game to be reviewed, on this thread. */
export function reviewedGame<S extends CoreState, C>(game: Game<S, C>, record: GameRecord): ReviewedGame {
  const { turns, end } = playedTurns(game, record)
  const looking = lookingFor(game, record.players)
  const turnAt = (number: number): PlayedTurn<S, C> => {
    const turn = turns[number]
    if (turn === undefined) throw new RangeError(`a game of ${turns.length} turns has no turn ${number}`)
    return turn
  }
  const done = (part: ReviewPart): PartAnswers[ReviewPart['kind']] => {
    switch (part.kind) {
      case 'other':
        return bestOther(looking, turnAt(part.turn), SEED)
      case 'loss':
      case 'praise':
        return proved(looking, turnAt(part.turn), part)
      case 'expected':
        return expectedAt(looking, turnAt(part.turn), part.line)
    }
  }
  // The kind of a part says of what kind its answer is.
  const doPart = (async part => done(part)) as DoPart
  return { turns, scores: game.scores(end), doPart }
}

const chanceFor = ({ index }: PlayedTurn): ReturnType<typeof chanceFromSeed> => chanceFromSeed(`${SEED}:${index}:prove`)

function proved<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  { kind, other }: ProofPart,
): ReviewedTurn | undefined {
  const [one, worse] = kind === 'loss' ? [other.line, turn.keys] : [turn.keys, other.line]
  const proving: Weighing = { chance: chanceFor(turn), looks: LOOKS, settled: isSettled }
  return reviewedTurn(kind, looking.judging.terms, turn, other, weigh(toTheEnd(looking), turn, one, worse, proving))
}

/** What a seat's points come to after a line of answers, on average. */
const expectedAt = <S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  line: readonly string[],
): number => expectedAfter(toTheEnd(looking), turn, line, { chance: chanceFor(turn), looks: LOOKS_AHEAD })

/** What is left to the others is told by how the game ends. */
const planned = (terms: readonly string[]): readonly string[] => terms.slice(0, -1)

/** Beside a difference as large as this part of it is worth a word. */
const WORTH_A_WORD = 1 / 3

const worthAWord = (terms: readonly TermDifference[]): readonly TermDifference[] =>
  terms.filter(({ difference }) => Math.abs(difference) >= WORTH_A_WORD * Math.abs(terms[0]?.difference ?? 0))

function reviewedTurn(
  kind: ReviewedTurn['kind'],
  terms: readonly string[],
  { index, seat, keys }: Pick<PlayedTurn, 'index' | 'keys'> & { readonly seat: Seat },
  other: OtherTurn,
  { spread, ends }: WeighedTurn,
): ReviewedTurn | undefined {
  const sureness = surenessOf(spread)
  if (sureness === 'closeCall') return undefined
  const made = largestTerms(planned(terms).map((term, at) => ({ term, difference: other.terms[at] ?? 0 })))
  const both = { index, seat, played: keys, other: other.line }
  return { kind, ...both, points: spread.mean, sureness, spread, terms: worthAWord(made), ...(ends && { ends }) }
}
