import { z } from 'zod'
import type { Seat } from '../kernel/contract.ts'
import type { OptionSpecs } from '../kernel/options.ts'
import type { Reason } from '../kernel/question.ts'
import type { ClockSpec } from '../tables/clock.ts'
import type { Arrangement } from '../tables/entry.ts'
import type { PaceSpec, WaitedFor } from '../tables/pace.ts'
import type { FinishedGame } from '../tables/played.ts'
import type { RatingRange } from '../tables/rating-range.ts'
import type { TableStatus } from '../tables/table.ts'
import type { Tally } from '../tables/tally.ts'
import type { SeatView, TableView, Viewer } from '../tables/view.ts'
import { anyJson, arrangement, botLevel, command, gameId, linkSecret, MOST_SEATS, seat } from './commands.ts'
import { faultOfName, LONGEST_NAME } from './names.ts'
import { optionKey, requestId } from './texts.ts'

/** Bodies of requests and answers of the REST API. */

const shortLine = (what: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_NAME)
    .regex(/^[^\p{C}]+$/u, `${what} has no control characters`)
/** A name as somebody may have it, whatever names were allowed when they took it. */
export const anyName = shortLine('a name').refine(
  name => name.normalize('NFKC').length <= LONGEST_NAME,
  `a name has at most ${LONGEST_NAME} characters, also when its signs are spelled out`,
)
/** A name that somebody takes now. */
const newName = anyName.superRefine((name, context) => addFault(context, name))
function addFault(context: z.RefinementCtx, name: string, path: string[] = []): void {
  const message = faultOfName(name)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path })
}
const password = z.string().min(8).max(200)

/** Without a password: a new guest of this name. With one: the person who owns the name, whatever names were allowed when they took it. */
export const newSession = z
  .strictObject({ name: anyName, password: password.exactOptional() })
  .superRefine((wanted, context) => {
    if (wanted.password === undefined) addFault(context, wanted.name, ['name'])
  })
/** Who sees the results of a person: nobody but they; who has played with them to the end of a game; everybody. */
export const resultsShown = z.enum(['nobody', 'companions', 'everybody'])
export type ResultsShown = z.infer<typeof resultsShown>

export const personChange = z.strictObject({
  name: newName.exactOptional(),
  /** Makes the name theirs. */
  password: password.exactOptional(),
  /** Asked for together with a new password by who has one already. */
  oldPassword: z.string().max(200).exactOptional(),
  results: resultsShown.exactOptional(),
  /** Called when it is their turn; null takes it away. */
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .regex(/^\P{C}+$/u, 'an address has no control characters')
    .nullable()
    .exactOptional(),
})

/** Deleting everything that is mine; with the password, where there is one. */
export const deletion = z.strictObject({ password: z.string().max(200).exactOptional() })

/** An access token: the label says what it is for. */
export const newToken = z.strictObject({ label: shortLine('a label').exactOptional() }).default({})

export const newTable = z.strictObject({
  game: gameId,
  players: z.int().min(1).max(MOST_SEATS),
  ...arrangement.shape,
  /** Private unless told. */
  visibility: arrangement.shape.visibility.exactOptional(),
  options: arrangement.shape.options.exactOptional(),
  /** The host's seat; 0 unless told. */
  seat: seat.exactOptional(),
  /** Levels of bots for the other seats, by seat; null for a seat that stays open. */
  bots: z.array(botLevel.nullable()).max(MOST_SEATS).exactOptional(),
  /** Starts at once; every seat must be taken. */
  start: z.boolean().exactOptional(),
})

/** Most versions of packs that a person may share. */
export const MOST_SHARED_PACKS = 50

/** A pack that its owner gives away by a link. */
export const newSharedPack = z.strictObject({
  game: gameId,
  name: shortLine('the name of a pack'),
  version: z.int().min(1).max(9_999),
  pack: anyJson,
})

/** Most games that a person may share. */
export const MOST_SHARED_GAMES = 50

/** A game that does not fit into a link, as the text of its record. */
export const newSharedGame = z.strictObject({ record: z.string().min(1).max(1_000_000) })

export const commandRequest = z.strictObject({ id: requestId, command, link: linkSecret.exactOptional() })
export const answerRequest = z.strictObject({
  id: requestId.exactOptional(),
  seat,
  key: optionKey,
  asked: z.int().min(0).exactOptional(),
})

export const linkKind = z.enum(['invite', 'seat', 'spectate', 'coach'])
export const newLink = z.strictObject({ kind: linkKind, seat: seat.exactOptional() })
export type LinkKind = z.infer<typeof linkKind>

export interface PersonInfo {
  readonly id: string
  readonly name: string
  readonly hasPassword: boolean
  /** Who sees their results, on their page. Servers of earlier releases do not say it. */
  readonly results?: ResultsShown
  readonly webhook?: string
  /** The key that signs calls of the webhook, for its owner. */
  readonly webhookKey?: string
}

/** A device on which somebody is signed in. */
export interface SessionInfo {
  readonly id: string
  readonly createdAt: number
  /** When it was last used, to about a day. */
  readonly seenAt: number
  /** Whether it is the one that asks. */
  readonly current: boolean
}

/** An access token, without its secret. */
export interface TokenInfo {
  readonly id: string
  readonly createdAt: number
  readonly label?: string
}

/** A token as it is told only once. */
export interface TokenMade {
  readonly id: string
  readonly token: string
}

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly weight: number
  readonly options: OptionSpecs
  readonly rulesVersion: number
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: 'open' | 'playing' | 'finished'
  readonly visibility: 'public' | 'private'
  readonly createdAt: number
  readonly updatedAt: number
  readonly summary: TableSummary
  /** The seat of the one who asks. */
  readonly seat?: Seat
}

/** What lists show of a table; nothing in it is secret. */
export interface TableSummary {
  readonly title?: string
  /** The result changes the ratings of its people. */
  readonly rated?: true
  /** Whose its free seats are for. */
  readonly ratings?: RatingRange
  /** By what time it is played. Summaries of earlier releases do not say it. */
  readonly clock?: ClockSpec
  readonly pace?: PaceSpec
  readonly host: string
  readonly seats: readonly SummarySeat[]
  readonly asked: readonly Seat[]
  /** Whom somebody asks whether the game is to end, or an answer to be taken back. */
  readonly agrees?: readonly Seat[]
  /** Who is waited for, at a pace. Summaries of earlier releases do not say it. */
  readonly waiting?: readonly WaitedFor[]
  readonly answers: number
  /** It was ended by agreement: nobody has won. Summaries of earlier releases do not say it. */
  readonly ended?: true
  readonly scores?: readonly SummaryScore[]
}

/** A seat in a list; where a bot stands in for somebody, with their name. */
export interface SummarySeat {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name?: string
  readonly standsInFor?: string
}

/** A seat's result in a list. Summaries of earlier releases do not say its place. */
export interface SummaryScore {
  readonly seat: Seat
  readonly total: number
  readonly won: boolean
  readonly place?: number
}

export interface TableAnswer {
  readonly number: number
  readonly as: Viewer
  /** Whether the one who asks made the table. */
  readonly host: boolean
  /** The seat that the one who asks has left to a bot. */
  readonly left?: Seat
  readonly view: TableView
}

export interface OpenQuestion {
  readonly table: string
  readonly game: string
  readonly seat: Seat
  readonly asked: number
  readonly rule: string
  readonly keys: readonly string[]
}

/** A pack with a name, without its values. */
export interface SharedPackInfo {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly version: number
  /** Who has entered it, by name. */
  readonly owner: string
  readonly createdAt: number
}

export interface SharedPackAnswer extends SharedPackInfo {
  readonly pack: unknown
}

/** A game that its owner gives away by a link, without its record. */
export interface SharedGameInfo {
  readonly id: string
  readonly game: string
  readonly createdAt: number
}

export interface SharedGameAnswer extends SharedGameInfo {
  readonly record: string
}

/** A table that waits for me, in words. */
export interface WaitingTable {
  readonly table: string
  readonly game: string
  readonly seat: Seat
  /** What is asked, in the language that was asked for. */
  readonly question: string
  readonly since: number
  /** When the time for it is over, and what comes then. */
  readonly until?: number
  readonly afterwards?: 'bot-plays' | 'bot-may-stand-in'
  /** The names at the seats. */
  readonly seats: readonly string[]
  /** What the table wants besides answers: that its host starts the game, or that somebody takes their seat back from a bot. */
  readonly wants?: 'start' | 'return'
}

export interface LinkMade {
  readonly kind: LinkKind
  readonly secret: string
  /** The path of the page that opens it. */
  readonly path: string
}

export interface LinkInfo {
  readonly kind: LinkKind
  readonly table: string
  readonly game: string
  readonly seat?: Seat
  readonly invitation?: Invitation
}

/** Who invites to what, told before a name is asked for. */
export interface Invitation {
  readonly host: string
  readonly seats: readonly SeatView[]
  readonly status: TableStatus
  /** Without components of the table's own, which may be long. */
  readonly arrangement: Omit<Arrangement, 'pack'>
  readonly ownPack?: true
}

/** A page of somebody's finished games, the last first. */
export interface PlayedPage {
  readonly games: readonly FinishedGame[]
  readonly next?: string
}

/** What anybody is told of a person who owns their name: more than that only as far as they allow. */
export interface PersonPage {
  readonly name: string
  /** Whether it is the page of who asks. */
  readonly mine: boolean
  /** How the person's games went, without against whom; absent where they are not shown. */
  readonly tallies?: readonly Tally[]
}

/** What a webhook gets. */
export interface YourTurn {
  readonly type: 'your-turn'
  readonly table: string
  readonly game: string
  readonly seat: Seat
  readonly asked: number
  readonly rule: string
  readonly at: number
}

/** Why something was not done. Servers of earlier releases say it in English only. */
export interface Failure {
  readonly code: string
  readonly message: string
  readonly reason?: Reason
}
