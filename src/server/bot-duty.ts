import type { Seat } from '../kernel/contract.ts'
import { questionFor } from '../kernel/play.ts'
import { viewOf } from '../kernel/view.ts'
import { botsAsked, type Table } from '../tables/table.ts'
import type { BotPosition, BotQuestion } from './bots.ts'
import type { Hall } from './hall.ts'
import type { House } from './house.ts'
import { type LiveTable, reportFailure } from './live-table.ts'
import { refusalTold } from './refused.ts'

/** The level that answers for a person whose time ran out. */
const FOR_LATE = 'novice'

/** Milliseconds before a bot that failed is asked again. */
const AFTER_FAULT = 1_000

/** Lets the bots of a table answer. Each seat's bot thinks once at a time; what it chose counts only if still asked. */
export function letBotsPlay(house: House, hall: Hall, live: LiveTable): void {
  for (const seat of botsAsked(live.table)) {
    if (live.thinking.has(seat)) continue
    live.thinking.add(seat)
    answerAsBot(house, hall, live, seat)
      .then(() => 0)
      .catch(fault => {
        // Somebody went back, took the seat, another process answered, or the database is away: then there is nothing to tell.
        if (refusalTold(fault) === undefined) reportFailure(house, live, fault)
        return AFTER_FAULT
      })
      .then(wait => {
        live.thinking.delete(seat)
        if (botsAsked(live.table).includes(seat)) setTimeout(() => letBotsPlay(house, hall, live), wait).unref()
      })
  }
}

async function answerAsBot(house: House, hall: Hall, live: LiveTable, seat: Seat): Promise<void> {
  const { bots, settings, metrics } = house
  if (settings.bots.pause > 0) await new Promise(resolve => setTimeout(resolve, settings.bots.pause))
  if (!botsAsked(live.table).includes(seat)) return
  const asked = live.table.askedSince[seat] ?? 0
  const question = questionOf(live.table, seat)
  if (question === undefined) return
  let key: string
  try {
    key = await bots.choose(question, settings.bots.budget)
  } catch (fault) {
    metrics.count('bot_timeouts')
    reportFailure(house, live, fault)
    key = anyOf(question.keys)
  }
  await hall.forHouse(live.id, { kind: 'bot-answer', seat, key, asked })
  metrics.count('bot_answers')
}

function questionOf(table: Table, seat: Seat): BotQuestion | undefined {
  const position = positionOf(table, seat)
  const question = table.course && questionFor(table.course.play, seat)
  if (position === undefined || question === undefined) return undefined
  const holder = table.seats[seat]
  return {
    ...position,
    keys: question.options.map(option => option.key),
    level: holder?.kind === 'bot' ? holder.level : FOR_LATE,
  }
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

/** A table never waits for a bot that failed: any legal answer will do. */
const anyOf = (keys: readonly string[]): string => keys[Math.floor(Math.random() * keys.length)] ?? ''
