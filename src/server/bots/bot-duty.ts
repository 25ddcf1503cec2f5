import { isLevel, type Level } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { peopleSeats } from '../../tables/seats.ts'
import { botsAsked, type Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { refusalTold } from '../refused.ts'
import { type LiveTable, reportFailure } from '../tables/live-table.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { BotAnswer, BotPosition, BotQuestion } from './bots.ts'
import type { Urgency } from './thought-queue.ts'

/** The level that answers for a person whose time ran out. */
const FOR_LATE = 'novice'

/** Milliseconds before a bot that failed is asked again. */
const AFTER_FAULT = 1_000

/** Lets the bots of a table answer. Each seat's bot thinks once at a time; what it chose counts only if still asked. */
export function letBotsPlay(context: Context, liveTables: LiveTables, live: LiveTable): void {
  for (const seat of botsAsked(live.table)) {
    // What is owed to a table that rests is done when it is next woken.
    if (context.bots.closed || context.ownPacks.isSetAside(live.id) || live.thinking.has(seat)) continue
    live.thinking.add(seat)
    answerAsBot(context, liveTables, live, seat)
      .then(() => 0)
      .catch(fault => {
        // Somebody went back, took the seat, another process answered, or the database is away: then there is nothing to tell.
        if (refusalTold(fault) === undefined) reportFailure(context, live, fault)
        return AFTER_FAULT
      })
      .then(wait => {
        live.thinking.delete(seat)
        if (botsAsked(live.table).includes(seat)) setTimeout(() => letBotsPlay(context, liveTables, live), wait).unref()
      })
  }
}

async function answerAsBot(context: Context, liveTables: LiveTables, live: LiveTable, seat: Seat): Promise<void> {
  const { bots, settings, metrics } = context
  if (settings.bots.pause > 0) await new Promise(resolve => setTimeout(resolve, settings.bots.pause))
  const question = (): BotQuestion | undefined =>
    botsAsked(live.table).includes(seat)
      ? context.ownPacks.run(live.table, () => questionOf(live.table, seat))
      : undefined
  const answer = await bots
    .choose(levelAt(live.table, seat), {
      table: live.id,
      urgency: () => urgencyAt(live),
      position: question,
      failed: fault => reportFailure(context, live, fault),
    })
    .catch(() => {
      metrics.count('bot_random_answers')
      return anyOf(question())
    })
  if (answer === undefined) return
  await liveTables.serverCommand(live.id, { kind: 'bot-answer', seat, ...answer })
  metrics.count('bot_answers')
}

const levelAt = ({ seats }: Table, seat: Seat): Level => {
  const holder = seats[seat]
  return holder?.kind === 'bot' && isLevel(holder.level) ? holder.level : FOR_LATE
}

/** Whether a person waits for the bots of a table: one who plays there, or one who watches. */
function urgencyAt({ table, watchersByView }: LiveTable): Urgency {
  if (peopleSeats(table.seats).some(seat => watchersByView.has(seat))) return 'awaited'
  return watchersByView.size > 0 ? 'watched' : 'unwatched'
}

function questionOf(table: Table, seat: Seat): BotQuestion | undefined {
  const position = positionOf(table, seat)
  const question = table.course && questionFor(table.course.play, seat)
  if (position === undefined || question === undefined) return undefined
  return { ...position, keys: question.options.map(option => option.key), asked: table.askedSince[seat] ?? 0 }
}

/** What a seat knows while it is asked; undefined if it is not. */
export function positionOf({ course, header, arrangement, game }: Table, seat: Seat): BotPosition | undefined {
  if (course === undefined || questionFor(course.play, seat) === undefined) return undefined
  const { pack } = arrangement
  return {
    game: header.game,
    ...(pack === undefined ? {} : { pack }),
    view: viewOf(game, course.play.state, seat),
    seat,
  }
}

/** A table never waits for a bot that cannot think at all: any legal answer will do. */
function anyOf(question: BotQuestion | undefined): BotAnswer | undefined {
  const key = question?.keys[Math.floor(Math.random() * question.keys.length)]
  return question && key !== undefined ? { key, asked: question.asked } : undefined
}
