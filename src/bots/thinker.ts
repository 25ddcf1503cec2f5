import { loadGame } from '../games/catalogue.ts'
import { prepared } from '../kernel/components.ts'
import type { CoreState, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { choose } from './choose.ts'
import type { Level } from './levels.ts'
import { type Match, type MatchResult, playMatch, type Thinking } from './match.ts'
import { mindOf } from './minds.ts'

/**
 * Thinking on another thread: a request is plain data, and so is its answer. The same function serves worker threads of
 * the server and the command line, and a Web Worker of the page.
 */
export type ThoughtRequest = ChoiceRequest | MatchRequest | TrialRequest

export interface ChoiceRequest extends Thinking {
  readonly kind: 'choice'
  readonly game: string
  /** A component pack of the table's own. */
  readonly pack?: Json
  readonly view: CoreState
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
}

export interface MatchRequest {
  readonly kind: 'match'
  readonly game: string
  readonly match: Match
}

/** A match whose bots weigh with other numbers. */
export interface TrialRequest {
  readonly kind: 'trial'
  readonly game: string
  readonly match: Match
  readonly weights: Readonly<Record<string, number>>
}

export interface ThoughtAnswers {
  readonly choice: string
  readonly match: MatchResult
  readonly trial: MatchResult
}

export async function think<R extends ThoughtRequest>(request: R): Promise<ThoughtAnswers[R['kind']]>
export async function think(request: ThoughtRequest): Promise<ThoughtAnswers[ThoughtRequest['kind']]> {
  const game = await loadGame(request.game)
  switch (request.kind) {
    case 'choice': {
      const components = prepared(game, request.pack ?? game.pack)
      const { level, view, seat, seed } = request
      return choose(level, { game, components, view, seat, seed, ...bounds(request) })
    }
    case 'match':
      return playMatch(game, request.match)
    case 'trial':
      return playMatch(game, request.match, mindOf(game).weighing?.(request.weights))
  }
}

const bounds = ({ budgetMs, iterations }: Thinking): Thinking => ({
  ...(budgetMs === undefined ? {} : { budgetMs }),
  ...(iterations === undefined ? {} : { iterations }),
})
