import { loadGame } from '../games/catalogue.ts'
import { loadEdition } from '../games/editions.ts'
import { prepared } from '../kernel/components.ts'
import type { CoreState, Game, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { type Advice, advise, type TermDifference } from './advice.ts'
import { observe } from './balance.ts'
import type { Observation } from './balance-plan.ts'
import { choose, type Task } from './choose.ts'
import { type Counsel, counsel } from './coaching/counsel.ts'
import { reasonsOfTurn } from './coaching/turn-reasons.ts'
import type { Level } from './levels.ts'
import { type Match, type MatchResult, playMatch, type Thinking } from './match.ts'
import type { TermWeights } from './mind.ts'
import { mindOf } from './minds.ts'
import { type PracticeGame, playToLearn } from './practice-game.ts'
import { type Sample, sampleMatch } from './sampling.ts'

/**
 * Thinking on another thread: a request is plain data, and so is its answer. The same function serves worker threads of
 * the server and the command line, and a Web Worker of the page.
 */
export type ThoughtRequest =
  | ChoiceRequest
  | AdviceRequest
  | CounselRequest
  | ReasonsRequest
  | MatchRequest
  | ObservationRequest
  | SampleRequest
  | TrialRequest
  | PracticeRequest

/** What a bot would answer. */
export interface ChoiceRequest extends PositionRequest {
  readonly kind: 'choice'
}

/** The best options and why: a hint. */
export interface AdviceRequest extends PositionRequest {
  readonly kind: 'advice'
}

/** What a coach thinks of the open question. */
export interface CounselRequest extends Omit<PositionRequest, 'level'> {
  readonly kind: 'counsel'
  /** Whether a goal for this part of the game is wanted too. */
  readonly withGoal: boolean
}

/** What somebody else's turn did for them, as far as the seat saw it. */
export interface ReasonsRequest {
  readonly kind: 'reasons'
  readonly game: string
  readonly pack?: Json
  readonly view: CoreState
  readonly after: CoreState
  readonly seat: Seat
  readonly mover: Seat
}

export interface PositionRequest extends Thinking {
  readonly game: string
  /** A component pack of the table's own. */
  readonly pack?: Json
  readonly view: CoreState
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
}

/** A game among bots. */
export interface MatchRequest {
  readonly kind: 'match'
  readonly game: string
  readonly match: Match
}

/** A match of which is noted who used what. */
export interface ObservationRequest {
  readonly kind: 'observation'
  readonly game: string
  readonly match: Match
}

/** A match from which the judgement can learn. */
export interface SampleRequest {
  readonly kind: 'samples'
  readonly game: string
  readonly match: Match
}

/** A match in which one seat weighs the terms of its judgement in another way. */
export interface TrialRequest {
  readonly kind: 'trial'
  readonly game: string
  readonly match: Match
  readonly termWeights: TermWeights
  readonly seat: Seat
}

/** A quick game for the sake of what can be learnt from it. */
export interface PracticeRequest extends PracticeGame {
  readonly kind: 'practice'
  readonly game: string
}

export interface ThoughtAnswers {
  readonly choice: string
  readonly advice: Advice
  readonly counsel: Counsel
  readonly reasons: readonly TermDifference[]
  readonly observation: Observation
  readonly match: MatchResult
  readonly samples: readonly Sample[]
  readonly trial: MatchResult
  readonly practice: readonly Sample[]
}

export async function think<R extends ThoughtRequest>(request: R): Promise<ThoughtAnswers[R['kind']]>
export async function think(request: ThoughtRequest): Promise<ThoughtAnswers[ThoughtRequest['kind']]> {
  const game = await gameFor(request)
  switch (request.kind) {
    case 'choice':
      return choose(request.level, taskOf(game, request))
    case 'advice':
      return advise(request.level, taskOf(game, request))
    case 'counsel':
      return counsel(taskOf(game, request), request.withGoal)
    case 'reasons':
      return reasonsOfTurn({ ...request, game, components: componentsOf(game, request), before: request.view })
    case 'observation':
      return observe(game, request.match)
    case 'match':
      return playMatch(game, request.match)
    case 'samples':
      return sampleMatch(game, request.match)
    case 'practice':
      return playToLearn(game, request)
    case 'trial':
      return tryOut(game, request)
  }
}

/** A position is thought about with the rules that it began with. */
const gameFor = (request: ThoughtRequest): Promise<Game> =>
  'view' in request ? loadEdition(request.view) : loadGame(request.game)

function tryOut(game: Game, { match, termWeights, seat }: TrialRequest): MatchResult {
  const other = mindOf(game).withTermWeights?.(termWeights)
  return playMatch(game, match, one => (one === seat ? other : undefined))
}

const componentsOf = (game: Game, { pack }: { readonly pack?: Json }): unknown => prepared(game, pack ?? game.pack)

const taskOf = (game: Game, request: Omit<PositionRequest, 'level'>): Task => ({
  game,
  components: componentsOf(game, request),
  view: request.view,
  seat: request.seat,
  seed: request.seed,
  ...(request.budgetMs === undefined ? {} : { budgetMs: request.budgetMs }),
  ...(request.iterations === undefined ? {} : { iterations: request.iterations }),
})
