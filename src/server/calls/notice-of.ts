import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Language } from '../../kernel/words.ts'
import type { Notice } from '../../protocol/notices/notice.ts'
import { paceIn } from '../../protocol/notices/pace-words.ts'
import { agreementInWords, askedBesides } from '../../protocol/notices/words.ts'
import { seatName } from '../../tables/record.ts'
import { isFull, statusOf, type Table } from '../../tables/table.ts'
import { agreementAsked, waitingFor } from '../../tables/waiting.ts'
import type { Context } from '../context.ts'
import { peopleOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { type CallPayload, type InvitationPayload, noticeBefore, noticeBeforeStandIn } from './duties.ts'

/** Somebody to be called, and what they are to be told in a language. */
export interface Call {
  readonly person: string
  /** The table that they are to look at. */
  readonly table: string
  /** None of who is only invited. */
  readonly seat?: Seat
  /** Not before this, and of use until then. */
  readonly notBefore?: number
  readonly until?: number
  notice(language: Language): Notice
}

/** Long questions and lines are cut: a push carries about 4000 bytes, and a screen shows two lines. */
const LONGEST = 200

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** The call that a job is for; undefined when there is no reason for it any more. */
export async function callOf(
  context: Context,
  liveTables: LiveTables,
  id: string,
  payload: CallPayload | InvitationPayload,
): Promise<Call | undefined> {
  const { table } = await liveTables.look(id)
  if ('person' in payload) return namedCall(context, table, payload)
  switch (payload.kind) {
    case 'turn':
      if (payload.full) return startCall(table, payload)
      return payload.agree ? agreeCall(table, payload) : turnCall(context, table, payload)
    case 'time':
      return timeCall(context, table, payload)
    case 'chat':
      return chatCall(context, table, payload)
    case 'started':
      return startedCall(table, payload)
    case 'invited':
      return payload.table === undefined
        ? undefined
        : invitedCall((await liveTables.look(payload.table)).table, table, payload)
  }
}

/** The seat's question as its person reads it, if one is asked of them and no bot is about to answer it. */
function askedOf({ ownPacks }: Context, table: Table, seat: Seat): ((language: Language) => string) | undefined {
  const { course, late, game } = table
  const question = course && questionFor(course.play, seat)
  if (course === undefined || question === undefined || late.includes(seat)) return undefined
  return language =>
    ownPacks.run(table, () => cut(game.words[language].question(course.play, question.frame, seat).title))
}

/** The one who sits there, if somebody does. */
function personAt({ seats }: Table, seat: Seat): string | undefined {
  const holder = seats[seat]
  return holder?.kind === 'person' ? holder.person : undefined
}

const about = ({ header, game }: Table, language: Language) => ({ language, table: header.id, game: game.title })

/** When the time of a seat is over, and what comes then. Where none was agreed it is not spoken of before it runs out. */
function untilOf(table: Table, seat: Seat, kind: 'turn' | 'time'): Pick<Notice, 'until' | 'afterwards'> {
  const waiting = kind === 'time' || table.arrangement.pace !== undefined ? waitingFor(table, seat) : undefined
  if (waiting !== undefined) return { until: waiting.standInFrom, afterwards: 'bot-may-stand-in' }
  const clock = table.clocks[seat]
  if (clock?.since === undefined) return {}
  return { until: clock.since + clock.remaining, afterwards: 'bot-plays' }
}

/** What waits for the one at a seat: a question of the game, that they start it, or that they agree to something. */
export function waitingCall(context: Context, table: Table, seat: Seat): Call | undefined {
  const call = { kind: 'turn', seat, since: table.askedAt[seat] ?? table.at, attempt: 1 } as const
  return startCall(table, call) ?? turnCall(context, table, call) ?? agreeCall(table, { ...call, since: table.at })
}

/** Somebody proposes to end the game, or to take an answer back, and waits for what the others say. */
function agreeCall(table: Table, { seat, since = table.at }: CallPayload): Call | undefined {
  const person = personAt(table, seat)
  const asked = agreementAsked(table, seat)
  if (person === undefined || asked === undefined) return undefined
  const name = seatName(table.seats[asked.by], asked.by)
  return {
    ...{ person, seat, table: table.header.id },
    notice: language => ({
      ...{ kind: 'turn', ...about(table, language), since },
      question: agreementInWords(language, asked.to, name),
    }),
  }
}

/** The host of a table at which all seats are taken. Nothing begins there before they say so. */
function startCall(table: Table, { seat, since = table.at }: CallPayload): Call | undefined {
  const person = personAt(table, seat)
  if (person === undefined || person !== table.header.host.person || !isFull(table)) return undefined
  return {
    ...{ person, seat, table: table.header.id },
    notice: language => ({
      ...{ kind: 'turn', ...about(table, language), since },
      question: askedBesides(language, 'start'),
    }),
  }
}

function turnCall(context: Context, table: Table, { seat, asked, since, by }: CallPayload): Call | undefined {
  const person = personAt(table, seat)
  const question = askedOf(context, table, seat)
  const isAnother = asked !== undefined && table.askedSince[seat] !== asked
  if (person === undefined || question === undefined || isAnother) return undefined
  return {
    ...{ person, seat, table: table.header.id },
    notice: language => ({
      kind: 'turn',
      ...about(table, language),
      question: question(language),
      ...(since === undefined ? {} : { since }),
      ...(by === undefined ? {} : { by }),
      ...untilOf(table, seat, 'turn'),
    }),
  }
}

function timeCall(context: Context, table: Table, { seat }: CallPayload): Call | undefined {
  const person = personAt(table, seat)
  const question = askedOf(context, table, seat)
  const notBefore = noticeFrom(table, seat)
  if (person === undefined || question === undefined || notBefore === undefined) return undefined
  return {
    ...{ person, seat, table: table.header.id },
    // It may have been stopped and gained time since this was noted.
    notBefore,
    ...ending(table, seat),
    notice: language => ({
      kind: 'time',
      ...about(table, language),
      question: question(language),
      ...untilOf(table, seat, 'time'),
    }),
  }
}

function ending(table: Table, seat: Seat): Pick<Call, 'until'> {
  const { until } = untilOf(table, seat, 'time')
  return until === undefined ? {} : { until }
}

/** From when on somebody is told that their time runs out. */
export function noticeFrom(table: Table, seat: Seat): number | undefined {
  const waiting = waitingFor(table, seat)
  if (waiting !== undefined) return waiting.standInFrom - noticeBeforeStandIn(waiting)
  const clock = table.clocks[seat]
  const lead = clock && noticeBefore(clock)
  return clock?.since === undefined || lead === undefined ? undefined : clock.since + clock.remaining - lead
}

/** Nobody is called for the words of somebody whom they have blocked. */
async function chatCall({ store }: Context, table: Table, { seat, line }: CallPayload): Promise<Call | undefined> {
  const person = personAt(table, seat)
  const said = line === undefined ? undefined : table.chat[line]
  if (person === undefined || said === undefined) return undefined
  const speaker = said.seat === undefined ? undefined : personAt(table, said.seat)
  if (speaker !== undefined && (await store.apart(person, [speaker])).length > 0) return undefined
  return {
    ...{ person, seat, table: table.header.id },
    notice: language => ({ kind: 'chat', ...about(table, language), by: said.name, text: cut(said.text) }),
  }
}

/** The last seat was taken, and the game has begun with somebody else's turn. */
function startedCall(table: Table, { seat }: CallPayload): Call | undefined {
  const person = personAt(table, seat)
  if (person === undefined || statusOf(table) !== 'playing') return undefined
  const others = table.seats.flatMap((_, at) => (at === seat ? [] : [seatName(table.seats[at], at)]))
  return {
    ...{ person, seat, table: table.header.id },
    notice: language => ({ kind: 'started', ...about(table, language), by: others.join(', ') }),
  }
}

/** Somebody has asked for the same again: those who played have seats there already. */
function invitedCall(next: Table, before: Table, { seat }: CallPayload): Call | undefined {
  const person = personAt(before, seat)
  const there = next.seats.findIndex(holder => holder.kind === 'person' && holder.person === person)
  if (person === undefined || there < 0 || statusOf(next) !== 'open' || next.header.host.person === person)
    return undefined
  return {
    ...{ person, seat: there, table: next.header.id },
    notice: language => invitation(next, language),
  }
}

/** Whoever is invited by name finds it on their home page. Nobody is called by somebody whom they have blocked. */
async function namedCall({ store }: Context, table: Table, { person }: InvitationPayload): Promise<Call | undefined> {
  const id = table.header.id
  const stands = (await store.invitationsTo(person, id)).length > 0
  if (!stands || (await store.apart(person, peopleOf(table))).length > 0) return undefined
  return { person, table: id, notice: language => ({ ...invitation(table, language), page: 'home' }) }
}

function invitation(table: Table, language: Language): Notice {
  const { pace } = table.arrangement
  return {
    kind: 'invited',
    ...about(table, language),
    by: table.header.host.name,
    ...(pace === undefined ? {} : { text: `${paceIn(language, pace).about}.` }),
  }
}
