import { MOST_ORDERED } from '../kernel/orders.ts'
import { applyEntry } from './apply.ts'
import type { Command, Request, ServerCommand } from './command.ts'
import { agreeToEnd, askEnd, letStandIn, nudge, replace, takeHoliday } from './decide-absence.ts'
import { lookAtClocks, pause, unpause } from './decide-clock.ts'
import { dropPlan, followPlan, plannedMove } from './decide-plan.ts'
import {
  allowCoach,
  arrange,
  leave,
  openASeat,
  rematch,
  resign,
  returnTo,
  seatBot,
  sit,
  start,
  thenStart,
} from './decide-seating.ts'
import { note, remark, say } from './decide-talk.ts'
import {
  answerFor,
  askConsent,
  botAnswer,
  clearOrder,
  consent,
  giveOrder,
  mustPlay,
  redo,
  restartTurn,
  takeBack,
} from './decide-turn.ts'
import type { Entry, EntryBody } from './entry.ts'
import { forgetPerson } from './forget.ts'
import { orderedAnswer } from './orders.ts'
import { mustHold } from './seats.ts'
import { isPaused, type Table } from './table.ts'

/** What was decided: the entries to add, and the table with them. Nothing has happened until the entries are kept. */
export interface Decision {
  readonly entries: readonly Entry[]
  /** The table after each entry. */
  readonly tables: readonly Table[]
}

/** Decides a person's request. Throws a refusal, with the table untouched, for what is not granted. */
export function decide(table: Table, request: Request): Decision {
  const { command, by } = request
  if ('seat' in command && !seatless.has(command.kind)) mustHold(table.seats, command.seat, by.person)
  return settle(table, bodiesFor(table, request), request.now)
}

/** Decides what the server itself does. */
export function decideForServer(table: Table, command: ServerCommand, now: number): Decision {
  return settle(table, bodiesForServer(table, command, now), now)
}

function bodiesForServer(table: Table, command: ServerCommand, now: number): readonly EntryBody[] {
  switch (command.kind) {
    case 'bot-answer':
      return botAnswer(table, command)
    case 'look-at-clocks':
      return lookAtClocks(table, now)
    case 'forget':
      return forgetPerson(table, command.person)
  }
}

/** Commands about a seat that its holder need not be the one to give. */
const seatless: ReadonlySet<Command['kind']> = new Set([
  'sit',
  'seat-bot',
  'open-seat',
  'return',
  'nudge',
  'stand-in',
  'replace',
])

function bodiesFor(table: Table, request: Request): readonly EntryBody[] {
  const { command, by } = request
  switch (command.kind) {
    case 'arrange':
      return arrange(table, by, command)
    case 'sit':
      return thenStart(table, sit(table, by, command.seat), request.seed)
    case 'seat-bot':
      return thenStart(table, seatBot(table, by, command), request.seed)
    case 'open-seat':
      return openASeat(table, by, command.seat)
    case 'start':
      return start(table, by, request.seed, request.now)
    case 'answer':
      return answerFor(table, command)
    case 'undo':
      return takeBack(table, command.seat)
    case 'redo':
      return redo(table, command.seat)
    case 'restart-turn':
      return restartTurn(table, command.seat)
    case 'ask-consent':
      return askConsent(table, command.seat)
    case 'consent':
      return consent(table, command)
    case 'order':
      return giveOrder(table, command)
    case 'clear-order':
      return clearOrder(table, command)
    case 'follow-plan':
      return followPlan(table, command)
    case 'drop-plan':
      return dropPlan(table, command.seat)
    case 'say':
      return say(table, by, command.text)
    case 'remark':
      return remark(table, by, command.text)
    case 'note':
      return note(command)
    case 'pause':
      return pause(table, command.seat)
    case 'resume':
      return unpause(table, command.seat)
    case 'leave':
      return leave(table, command.seat, request.now)
    case 'resign':
      return resign(table, command.seat, request.now)
    case 'return':
      return returnTo(table, by, command.seat)
    case 'allow-coach':
      return allowCoach(table, command)
    case 'rematch':
      return rematch(table, by, request.table)
    case 'nudge':
      return nudge(table, by, command.seat, request.now)
    case 'stand-in':
      return letStandIn(table, by, command.seat, request.now)
    case 'replace':
      return replace(table, by, command.seat, request.now)
    case 'holiday':
      return takeHoliday(command.seat, command, request.now)
    case 'ask-end':
      return askEnd(table, command.seat, request.now)
    case 'agree-end':
      return agreeToEnd(table, command, request.now)
  }
}

/** Applies what was decided and goes on with the answers that plans and standing orders give. */
function settle(table: Table, bodies: readonly EntryBody[], now: number): Decision {
  const entries: Entry[] = []
  const tables: Table[] = []
  let reached = table
  const add = (body: EntryBody): void => {
    const entry: Entry = { ...body, at: Math.max(now, reached.at) }
    reached = applyEntry(reached, entry)
    entries.push(entry)
    tables.push(reached)
  }
  for (const body of bodies) add(body)
  if (!bodies.some(body => opensQuestions.has(body.kind))) return { entries, tables }
  for (let given = 0; given < MOST_ORDERED && !isPaused(reached); given++) {
    const planned = plannedMove(reached)
    for (const body of planned) add(body)
    if (planned.length > 0) continue
    const ordered = reached.course === undefined ? undefined : orderedAnswer(reached.orders, mustPlay(reached))
    if (ordered === undefined || reached.seats[ordered.seat]?.kind !== 'person') break
    add({ kind: 'answered', ...ordered, by: 'order' })
  }
  return { entries, tables }
}

/** After going back, orders wait: their seat wants to choose anew. */
const opensQuestions: ReadonlySet<EntryBody['kind']> = new Set([
  'started',
  'answered',
  'ordered',
  'plan-followed',
  'unpaused',
])
