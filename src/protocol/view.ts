import {
  array,
  boolean,
  int,
  literal,
  looseObject,
  exactOptional as maybe,
  minimum,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  string,
  union,
  unknown,
} from 'zod/mini'
import type { CoreState, GameEvent, Score, ScoreReason } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import type { Reason } from '../kernel/question.ts'
import type { TieBreak } from '../kernel/ranking.ts'
import type { Clock, ClockSpec } from '../tables/clock.ts'
import type { Arrangement } from '../tables/entry.ts'
import type { PlanStop } from '../tables/followed-plan.ts'
import type { AwaySeat, PaceSpec, WaitedFor } from '../tables/pace.ts'
import type { RatingRange } from '../tables/rating-range.ts'
import type { ChatLine, ConsentAsked, EndAsked } from '../tables/table.ts'
import type {
  BotSeatView,
  FollowingView,
  OwnView,
  PersonSeatView,
  QuestionView,
  SeatView,
  TableView,
  Viewer,
} from '../tables/view.ts'
import { type Schema, whole } from './whole.ts'

/** A table as a server shows it. What the rules make of its state they see themselves: here only that it is one. */

const json = unknown() as Schema<Json>
const seat = int().check(minimum(0))
export const viewer: Schema<Viewer> = union([seat, literal('spectator')])
export const status = oneOf(['open', 'playing', 'finished'])
export const visibility = oneOf(['public', 'private'])

/** Of its details nothing is known before its words are found. */
export const reason = looseObject({ why: string() }) as unknown as Schema<Reason>

export const gameEvent: Schema<GameEvent> = whole<GameEvent>({
  type: string(),
  seat: maybe(number()),
  because: maybe(string()),
  only: maybe(array(number())),
  hides: maybe(array(string())),
})

export const clockSpec = whole<ClockSpec>({ bank: number(), increment: number() })
export const waitedFor = whole<WaitedFor>({
  seat: number(),
  since: number(),
  nudgeFrom: number(),
  standInFrom: number(),
  nudged: maybe(number()),
})

const awaySeat = whole<AwaySeat>({ seat: number(), from: number(), to: number() })

export const paceSpec = whole<PaceSpec>({
  turn: number(),
  grace: number(),
  weekends: maybe(literal('off')),
  zone: maybe(string()),
})

export const ratingRange = whole<RatingRange>({ from: maybe(number()), to: maybe(number()) })

export const arrangement = whole<Arrangement>({
  title: maybe(string()),
  visibility,
  options: record(string(), json),
  clock: maybe(clockSpec),
  pace: maybe(paceSpec),
  pack: maybe(json),
  hints: maybe(literal(false)),
  rated: maybe(literal(true)),
  ratings: maybe(ratingRange),
  starts: maybe(literal('when-full')),
  delay: maybe(number()),
})

export const seatView: Schema<SeatView> = union([
  object({ kind: literal('open') }),
  whole<PersonSeatView>({ kind: literal('person'), name: string(), coach: maybe(literal(true)) }),
  whole<BotSeatView>({
    kind: literal('bot'),
    level: string(),
    name: maybe(string()),
    standsInFor: maybe(string()),
    resigned: maybe(literal(true)),
    free: maybe(literal(true)),
  }),
])

const score = whole<Score>({
  seat,
  total: number(),
  reasons: array(whole<ScoreReason>({ because: string(), points: number() })),
  tieBreaks: maybe(array(whole<TieBreak>({ by: string(), amount: number() }))),
  target: maybe(number()),
  won: boolean(),
  rank: maybe(string()),
  nextRank: maybe(object({ rank: string(), from: number() })),
})

const planStops = ['not-asked', 'blocked', 'not-offered', 'changed', 'answered', 'bot-answered', 'went-back'] as const

const order = whole<StandingOrder>({
  id: string(),
  rule: string(),
  key: string(),
  until: oneOf(['once', 'turn', 'game']),
  unlessTouched: maybe(literal(true)),
  offered: maybe(array(string())),
})

const following = whole<FollowingView>({
  plan: string(),
  done: number(),
  left: number(),
  stopped: maybe(whole<PlanStop>({ why: oneOf(planStops), step: maybe(string()) })),
})

const own = whole<OwnView>({
  question: optional(whole<QuestionView>({ asked: number(), rule: string(), keys: array(string()) })),
  canUndo: boolean(),
  canRestartTurn: boolean(),
  mayAskConsent: boolean(),
  redo: optional(string()),
  orders: array(order),
  following: optional(following),
  notes: string(),
})

const state: Schema<CoreState> = whole<CoreState>({
  game: string(),
  rulesVersion: number(),
  components: string(),
  seats: number(),
  options: record(string(), unknown()) as Schema<CoreState['options']>,
  chance: unknown() as Schema<CoreState['chance']>,
  agenda: array(looseObject({ rule: string() })) as Schema<CoreState['agenda']>,
  answered: number(),
})

const chatLine = whole<ChatLine>({ at: number(), name: string(), seat: maybe(number()), text: string() })

export const tableView: Schema<TableView> = whole<TableView>({
  id: string(),
  game: string(),
  host: string(),
  createdAt: number(),
  status,
  arrangement,
  seats: array(seatView),
  clocks: array(whole<Clock>({ remaining: number(), since: maybe(number()) })),
  late: array(seat),
  pausedBy: maybe(seat),
  consent: maybe(whole<ConsentAsked>({ seat, to: number(), given: array(seat) })),
  asked: array(seat),
  waiting: maybe(array(waitedFor)),
  startFrom: maybe(number()),
  endAsked: maybe(whole<EndAsked>({ seat, given: array(seat) })),
  ended: maybe(literal(true)),
  answers: number(),
  commitment: maybe(string()),
  seed: maybe(string()),
  scores: maybe(array(score)),
  finishedAt: maybe(number()),
  rematch: maybe(string()),
  follows: maybe(string()),
  chat: record(string(), chatLine),
  own: optional(own),
  state: optional(state),
  away: optional(array(awaySeat)),
  remarks: optional(record(string(), chatLine)),
})
