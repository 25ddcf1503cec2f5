import { loadGame } from '../../../games/catalogue.ts'
import { loadEdition } from '../../../games/editions.ts'
import type { CoreState, Game, GameEvent, Seat } from '../../../kernel/contract.ts'
import { answer, begin } from '../../../kernel/play.ts'
import { eventsFor, viewOf } from '../../../kernel/view.ts'
import { applyEntry, courseOf } from '../../../tables/apply.ts'
import type { Command, Request } from '../../../tables/command.ts'
import { type WayBack, wayBack, wayBeforeLast, wayToTurnStart } from '../../../tables/course.ts'
import { type Decision, decide, decideForServer } from '../../../tables/decide.ts'
import type { Entry } from '../../../tables/entry.ts'
import { TableRefusal } from '../../../tables/refusal.ts'
import { peopleSeats } from '../../../tables/seats.ts'
import { askedSeats, newTable, type Table } from '../../../tables/table.ts'
import { type OwnView, type TableView, viewTable } from '../../../tables/view.ts'
import type { Happened } from '../session.ts'
import { challengeIsOver, keptInChallenge } from './challenge-turn.ts'
import { leftAt, nextOn } from './course.ts'
import { newSeed, newTableId } from './ids.ts'
import type { SavedTable } from './saved-table.ts'

type Bare = Omit<SavedTable, 'summary'>

/**
 * A table of this browser while its game is played: a table as the server has them, hidden things and all, and what a
 * lesson adds. It is a value, and lives in the worker.
 */
export interface LocalTable extends Bare {
  readonly table: Table
  /** What each answer brought, whole. */
  readonly happened: readonly Happened[]
}

/** The game of a saved table, with the rules and values that it began with. */
export function gameOf({ header: { game }, entries }: Bare): Promise<Game> {
  const begun = entries.find(entry => entry.kind === 'started')
  return begun === undefined ? loadGame(game) : loadEdition({ ...begun, game })
}

/** Takes up a saved table with its game. */
export const takeUp = async (saved: Bare): Promise<LocalTable> => openTable(await gameOf(saved), saved)

/** Takes up a saved table by folding its entries. */
export function openTable(game: Game, saved: Bare): LocalTable {
  const { id, seat, header, lesson, course, opening, challenge, fromRecord } = saved
  const bare: LocalTable = {
    id,
    seat,
    header,
    entries: [],
    ...(lesson === undefined ? {} : { lesson }),
    ...(course === undefined ? {} : { course }),
    ...(opening === undefined ? {} : { opening }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(fromRecord === undefined ? {} : { fromRecord }),
    table: newTable(header, game),
    happened: [],
  }
  return saved.entries.reduce((reached, entry) => withEntry(reached, entry), bare)
}

export function withEntry(local: LocalTable, entry: Entry, table = applyEntry(local.table, entry)): LocalTable {
  return { ...local, table, entries: [...local.entries, entry], happened: happenedAfter(local.happened, entry, table) }
}

function happenedAfter(happened: readonly Happened[], entry: Entry, table: Table): readonly Happened[] {
  switch (entry.kind) {
    case 'started':
      return [told(table, undefined, '', table.happened)]
    case 'answered':
      return [...happened, told(table, entry.seat, entry.key, table.happened)]
    case 'went-back': {
      const gone = happened.slice(entry.to + 1)
      const again = entry.again.flatMap(({ seat, key }) => gone.find(one => one.seat === seat && one.key === key) ?? [])
      return [...happened.slice(0, entry.to + 1), ...again].map((one, answer) =>
        one.answer === answer ? one : { ...one, answer },
      )
    }
    default:
      return happened
  }
}

function told(table: Table, seat: Seat | undefined, key: string, events: readonly GameEvent[]): Happened {
  const { play, answers } = courseOf(table)
  return { answer: answers.length, seat, key, events, moment: table.game.moment(play.state) }
}

/** Does what its owner asks, as the server would for whoever sits there. Throws a refusal, with nothing changed. */
export function commandAt(local: LocalTable, command: Command, now: number): LocalTable {
  const { seat } = local
  const to = backInChallenge(local, command)
  if (to !== undefined) return withEntry(local, { kind: 'went-back', seat, how: 'consent', to, again: [], at: now })
  const after = taken(local, decide(local.table, requestOf(local, command, now)))
  if (goesBeforeLesson(local, after)) throw new TableRefusal('nothing-of-yours')
  return after
}

/** What is given before a lesson begins stays: its first step rests on it. */
const goesBeforeLesson = ({ opening = 0 }: LocalTable, { table }: LocalTable): boolean =>
  table.course !== undefined && table.course.answers.length < opening

const backInChallenge = (local: LocalTable, { kind }: Command): number | undefined =>
  kind === 'undo' || kind === 'restart-turn' ? keptAfter(local, kind) : undefined

function keptAfter(
  { challenge, seat, table, happened }: LocalTable,
  what: 'undo' | 'restart-turn',
): number | undefined {
  if (challenge === undefined) return undefined
  const over = challengeIsOver(challenge, seat, askedSeats(table), happened)
  return keptInChallenge(challenge, what, over, courseOf(table).answers.length)
}

const requestOf = ({ table }: LocalTable, command: Command, now: number, seed = newSeed): Request => ({
  command,
  by: table.header.host,
  now,
  seed,
  table: newTableId,
})

/** Begins the game with a seed. */
export const startAt = (local: LocalTable, seed: string, now: number): LocalTable =>
  taken(
    local,
    decide(
      local.table,
      requestOf(local, { kind: 'start' }, now, () => seed),
    ),
  )

/** Gives a bot's answer. */
export function botAnswerAt(local: LocalTable, seat: Seat, key: string, now: number): LocalTable {
  const asked = local.table.askedSince[seat] ?? 0
  return taken(local, decideForServer(local.table, { kind: 'bot-answer', seat, key, asked }, now))
}

const taken = (local: LocalTable, { entries, tables }: Decision): LocalTable =>
  entries.reduce((reached, entry, at) => withEntry(reached, entry, tables[at]), local)

/** What the lesson has a seat answer now, while the game goes as the lesson does. */
export function taughtAnswer({ course = [], table }: LocalTable, seat: Seat): string | undefined {
  const next = nextOn(course, courseOf(table).answers)
  return next?.seat === seat ? next.key : undefined
}

/** Puts the game back where it left the lesson, however much was answered since and even if it is over. */
export function backToLesson(local: LocalTable, now: number): LocalTable {
  const to = leftAt(local.course ?? [], courseOf(local.table).answers)
  return to === undefined
    ? local
    : withEntry(local, { kind: 'went-back', seat: local.seat, how: 'consent', to, again: [], at: now })
}

/** What its owner saw after so many answers. */
export function viewAfter({ table, seat }: LocalTable, answers: number): CoreState {
  const { beginning, answers: given } = courseOf(table)
  const play = begin(table.game, beginning)
  for (const one of given.slice(0, answers)) answer(play, one.seat, one.key)
  return viewOf(table.game, play.state, seat)
}

/** All that the owner of a table may see of it. */
export interface LocalView {
  /** What was arranged does not change once the game has begun, and can be large: it is told once. */
  readonly view: Omit<TableView, 'arrangement'> & Partial<Pick<TableView, 'arrangement'>>
  /** How many answers the page may keep of what it has; the rest was taken back. */
  readonly kept: number
  readonly news: readonly Happened[]
}

/** The view of its owner, with what happened after the first `known` answers. */
export function viewAt(local: LocalTable, known: number): LocalView {
  const { table, seat, happened } = local
  const { arrangement, own, ...view } = viewTable(table, seat)
  return {
    view: { ...view, ...(known === 0 ? { arrangement } : {}), own: own && withMoreBack(local, own) },
    kept: Math.min(known, happened.length),
    news: happened.slice(known).map(one => ({
      ...one,
      key: one.seat === seat ? one.key : '',
      events: eventsFor(one.events, seat),
    })),
  }
}

/** What can be taken back here: more in a challenge, not what a lesson began with, and never with the consent of people who are not there. */
function withMoreBack(local: LocalTable, own: OwnView): OwnView {
  if (local.challenge !== undefined)
    return {
      ...own,
      canUndo: keptAfter(local, 'undo') !== undefined,
      canRestartTurn: keptAfter(local, 'restart-turn') !== undefined,
      mayAskConsent: false,
    }
  const { opening = 0, seat, table } = local
  const course = courseOf(table)
  const reaches = (way: WayBack | string | undefined): boolean => typeof way === 'object' && way.to >= opening
  return {
    ...own,
    canUndo: own.canUndo && reaches(wayBack(course, seat)),
    canRestartTurn: own.canRestartTurn && reaches(wayToTurnStart(course, seat)),
    mayAskConsent: own.mayAskConsent && peopleSeats(table.seats).length === 1 && reaches(wayBeforeLast(course, seat)),
  }
}
