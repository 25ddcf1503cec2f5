import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Language } from '../../kernel/words.ts'
import type { Notice } from '../../protocol/notices/notice.ts'
import { paceIn } from '../../protocol/notices/pace-words.ts'
import { seatName } from '../../tables/record.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { waitingFor } from '../../tables/waiting.ts'
import type { Context } from '../context.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { type CallPayload, noticeBefore, noticeBeforeStandIn } from './duties.ts'

/** Somebody to be called, and what they are to be told in a language. */
export interface Call {
  readonly person: string
  /** The table that they are to look at. */
  readonly table: string
  readonly seat: Seat
  /** Not before this. */
  readonly notBefore?: number
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
  payload: CallPayload,
): Promise<Call | undefined> {
  const { table } = await liveTables.look(id)
  switch (payload.kind) {
    case 'turn':
      return turnCall(context, table, payload)
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

/** When the clock of a seat runs out, and what comes then. */
function untilOf(table: Table, seat: Seat): Pick<Notice, 'until' | 'afterwards'> {
  const waiting = waitingFor(table, seat)
  if (waiting !== undefined) return { until: waiting.standInFrom, afterwards: 'bot-may-stand-in' }
  const clock = table.clocks[seat]
  if (clock?.since === undefined) return {}
  return { until: clock.since + clock.remaining, afterwards: 'bot-plays' }
}

export function turnCall(context: Context, table: Table, { seat, asked, since, by }: CallPayload): Call | undefined {
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
      ...untilOf(table, seat),
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
    notice: language => ({
      kind: 'time',
      ...about(table, language),
      question: question(language),
      ...untilOf(table, seat),
    }),
  }
}

/** From when on somebody is told that their time runs out. */
function noticeFrom(table: Table, seat: Seat): number | undefined {
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
  const { pace } = next.arrangement
  const there = next.seats.findIndex(holder => holder.kind === 'person' && holder.person === person)
  if (person === undefined || there < 0 || statusOf(next) !== 'open' || next.header.host.person === person)
    return undefined
  return {
    ...{ person, seat: there, table: next.header.id },
    notice: language => ({
      kind: 'invited',
      ...about(next, language),
      by: next.header.host.name,
      ...(pace === undefined ? {} : { text: `${paceIn(language, pace).about}.` }),
    }),
  }
}
