import { Refusal } from '../kernel/errors.ts'
import type { Reason } from '../kernel/question.ts'
import { type DetailsOf, reasonOf, type SaidRefusals, type ToldRefusal, toldBy } from '../kernel/refusals.ts'

/** What can be wrong with a request to a table. */
type TableRefusalCode =
  | 'bad-arrangement'
  | 'bad-order'
  | 'bad-seat'
  | 'finished'
  | 'hints-off'
  | 'needs-consent'
  | 'not-host'
  | 'not-open'
  | 'not-playing'
  | 'not-seated'
  | 'not-yet'
  | 'nothing-asked'
  | 'nothing-to-undo'
  | 'paused'
  | 'rated'
  | 'seat-taken'
  | 'seats-open'
  | 'stale'
  | 'too-long'

interface Named {
  readonly name: string
}
interface Limit {
  readonly most: number
  readonly length: number
}
interface Players {
  readonly game: string
  readonly min: number
  readonly max: number
  readonly players: number
}

const onlyTogether = (why: string): string => `${why}; it can be taken back only if everybody agrees`

/** Everything that a table refuses, in English. */
export const tableRefusals = {
  'not-host': {
    code: 'not-host',
    say: ({ host }: { readonly host: string }) => `only ${host}, who made this table, can do that`,
  },
  'already-started': { code: 'not-open', say: () => 'the game has started: this can no longer be changed' },
  'seats-given': { code: 'not-open', say: () => 'the game has started; its seats are given' },
  'not-started': { code: 'not-playing', say: () => 'the game has not started' },
  'game-is-over': { code: 'finished', say: () => 'the game is over' },
  'game-is-paused': { code: 'paused', say: () => 'the game is paused; resume it first' },
  'clock-runs': { code: 'paused', say: () => 'this game has a clock: it cannot be stopped by one person' },

  'wrong-players': {
    code: 'bad-arrangement',
    say: ({ game, min, max, players }: Players) => `${game} is for ${min} to ${max} players, not ${players}`,
  },
  'bad-clock': {
    code: 'bad-arrangement',
    say: () => 'a clock has a bank above zero and an increment of zero or more',
  },
  'bad-range': {
    code: 'bad-arrangement',
    say: () => 'a range of ratings has a lowest, a highest, or both, and the lowest is not above the highest',
  },
  'seat-would-go': {
    code: 'seat-taken',
    say: ({ name }: Named) => `${name} has a seat that would go; let them leave it first`,
  },
  'seat-of-person': { code: 'seat-taken', say: ({ name }: Named) => `${name} has that seat` },
  'seat-of-bot': { code: 'seat-taken', say: () => 'a bot has that seat; the host can open it' },
  'have-a-seat': { code: 'seat-taken', say: () => 'you have another seat in this game' },
  'seat-open': {
    code: 'seats-open',
    say: ({ seat: _ }: { readonly seat: number }) =>
      'a seat is open: wait for somebody, give it to a bot, or take it away',
  },
  'no-such-seat': {
    code: 'bad-seat',
    say: ({ seat, last }: { readonly seat: number; readonly last: number }) =>
      `there is no seat ${seat}; seats are 0 to ${last}`,
  },
  'seat-not-yours': { code: 'not-seated', say: ({ seat: _ }: { readonly seat: number }) => 'that seat is not yours' },
  'not-left-by-you': { code: 'not-seated', say: () => 'that seat was not left by you' },
  'has-resigned': { code: 'not-seated', say: () => 'who has resigned does not come back' },
  'leave-instead': { code: 'not-playing', say: () => 'the game has not started: leave the seat instead' },
  'rematch-after-end': { code: 'not-playing', say: () => 'a rematch follows a finished game' },
  'rematch-of-players': { code: 'not-seated', say: () => 'only those who played can ask for a rematch' },

  'question-gone': {
    code: 'stale',
    say: () => 'that question is no longer open: look at the table as it stands now',
  },
  'time-ran-out': { code: 'stale', say: () => 'your time ran out: a bot answers for you until this turn ends' },
  'no-bot-asked': { code: 'stale', say: ({ seat }: { readonly seat: number }) => `no bot is asked at seat ${seat}` },
  'nothing-of-yours': { code: 'nothing-to-undo', say: () => 'there is nothing of yours to take back' },
  'nothing-this-turn': {
    code: 'nothing-to-undo',
    say: () => 'you have given no answer in this turn that is yours to take back',
  },
  'nothing-to-redo': { code: 'nothing-to-undo', say: () => 'there is nothing of yours to give again' },
  'no-answer-yet': { code: 'nothing-to-undo', say: () => 'you have given no answer yet' },
  'something-revealed': {
    code: 'needs-consent',
    say: () => onlyTogether('your last answer showed something hidden or drew chance'),
  },
  'others-answered': { code: 'needs-consent', say: () => onlyTogether('somebody else has answered since') },
  'turn-handed-over': { code: 'needs-consent', say: () => onlyTogether('you have handed over the turn') },
  'no-consent-asked': { code: 'nothing-asked', say: () => 'nobody asks for consent now' },

  'not-yet': {
    code: 'not-yet',
    say: ({ from }: { readonly from: number }) => `that is possible from ${new Date(from).toISOString()} on`,
  },
  'nobody-waits': {
    code: 'not-yet',
    say: () => 'nobody waits for that seat: it is not asked, or the table has no pace',
  },
  'not-at-table': { code: 'not-seated', say: () => 'only those at the table can do that' },
  'came-before': {
    code: 'seat-taken',
    say: ({ name }: Named) => `${name} has played here; a bot may stand in instead`,
  },
  'bad-holiday': {
    code: 'bad-arrangement',
    say: ({ days }: { readonly days: number }) =>
      `a holiday has a beginning and an end, at most ${days} days apart, in the next half year`,
  },
  'no-end-asked': { code: 'nothing-asked', say: () => 'nobody asks to end the game now' },
  'bad-pace': {
    code: 'bad-arrangement',
    say: () => 'a pace has a time for a turn above zero, no clock beside it, and a time zone such as Europe/Rome',
  },

  'too-many-orders': {
    code: 'bad-order',
    say: ({ most }: { readonly most: number }) => `a seat has at most ${most} standing orders`,
  },
  'plan-too-long': {
    code: 'bad-order',
    say: ({ most, many }: { readonly most: number; readonly many: number }) =>
      `a plan that is followed has at most ${most} steps with its branches, not ${many}`,
  },
  'no-such-rule': {
    code: 'bad-order',
    say: ({ game, rule }: { readonly game: string; readonly rule: string }) => `no rule of ${game} is called "${rule}"`,
  },
  'line-too-long': {
    code: 'too-long',
    say: ({ most, length }: Limit) => `a line of chat has at most ${most} characters, not ${length}`,
  },
  'players-hear-later': {
    code: 'not-seated',
    say: () => 'those who play talk in the chat of the players; what spectators say you read when the game is over',
  },
  'no-remarks-before-end': {
    code: 'not-yet',
    say: () => 'this game is shown late, so spectators talk of it when it is over',
  },
  'remarks-full': {
    code: 'too-long',
    say: ({ most }: { readonly most: number }) => `spectators have said ${most} things here; a table keeps no more`,
  },
  'notes-too-long': {
    code: 'too-long',
    say: ({ most, length }: Limit) => `notes have at most ${most} characters, not ${length}`,
  },

  'record-at-end': {
    code: 'not-playing',
    say: () => 'the record holds the seed and every answer: it is shown when the game is over',
  },
  'findings-at-end': {
    code: 'not-playing',
    say: () => 'lines and exercises are kept of games that are over; this one is not over yet',
  },
  'review-at-end': {
    code: 'not-playing',
    say: () => 'a review is kept of a game that is over; this one is not over yet',
  },
  'statistics-at-end': {
    code: 'not-playing',
    say: () => 'statistics tell what was hidden: they are shown when the game is over',
  },
  'rated-own-pack': {
    code: 'bad-arrangement',
    say: () => 'a rated game has the values that came with the game: choose the standard ones, or play unrated',
  },
  'rated-alone': { code: 'bad-arrangement', say: () => 'a rated game has at least two seats' },
  'rated-level': {
    code: 'rated',
    say: ({ level }: { readonly level: string }) =>
      `a rated game is not for bots of level "${level}": theirs is not measured`,
  },
  'rated-stands': {
    code: 'rated',
    say: () => 'this game is rated: what has shown something or was handed over stands',
  },
  'rated-no-advice': {
    code: 'rated',
    say: () => 'this game is rated: nobody gets advice, neither from the bots nor from a coach',
  },

  'no-hints-here': { code: 'hints-off', say: () => 'nobody gets advice at this table: its host has chosen so' },
  'advice-when-asked': {
    code: 'nothing-asked',
    say: () => 'advice is for a seat while it is asked; ask for it when a question is open',
  },
} as const satisfies SaidRefusals<TableRefusalCode>

export type TableWhy = keyof typeof tableRefusals

/** Thrown for a request that the table does not grant. The table is untouched. */
export class TableRefusal<Why extends TableWhy = TableWhy> extends Error {
  readonly code: TableRefusalCode
  readonly reason: Reason
  constructor(why: Why, ...details: DetailsOf<typeof tableRefusals, Why>) {
    const { code, message, reason } = toldBy(tableRefusals, why, details)
    super(message)
    this.name = 'TableRefusal'
    this.code = code
    this.reason = reason
  }
}

/** A refusal of a table or of the engine as it is told; undefined for a fault. The engine's say themselves what is wrong. */
export function toldOfTable(fault: unknown): ToldRefusal | undefined {
  if (fault instanceof TableRefusal) return { code: fault.code, message: fault.message, reason: fault.reason }
  if (fault instanceof Refusal) return { code: fault.code, message: fault.message, reason: reasonOf(fault) }
  return undefined
}
