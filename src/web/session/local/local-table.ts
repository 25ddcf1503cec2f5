import { loadGame } from '../../../games/catalogue.ts'
import { loadEdition } from '../../../games/editions.ts'
import type { Game, GameEvent, Seat } from '../../../kernel/contract.ts'
import { eventsFor } from '../../../kernel/view.ts'
import { applyEntry, courseOf } from '../../../tables/apply.ts'
import type { Command, Request } from '../../../tables/command.ts'
import { wayBack } from '../../../tables/course.ts'
import { type Decision, decide, decideForServer } from '../../../tables/decide.ts'
import type { Entry } from '../../../tables/entry.ts'
import { peopleSeats } from '../../../tables/seats.ts'
import { askedSeats, newTable, type Table } from '../../../tables/table.ts'
import { type OwnView, type TableView, viewTable } from '../../../tables/view.ts'
import type { Happened } from '../session.ts'
import { challengeIsOver, keptInChallenge, standingStill } from './challenge-turn.ts'
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
  const { id, seat, header, lesson, course, challenge, fromRecord } = saved
  const bare: LocalTable = {
    id,
    seat,
    header,
    entries: [],
    ...(lesson === undefined ? {} : { lesson }),
    ...(course === undefined ? {} : { course }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(fromRecord === undefined ? {} : { fromRecord }),
    table: newTable(header, game),
    happened: [],
  }
  return saved.entries.reduce((reached, entry) => withEntry(reached, entry), bare)
}

export function withEntry(local: LocalTable, entry: Entry, applied = applyEntry(local.table, entry)): LocalTable {
  const { challenge, seat } = local
  const table = challenge === undefined ? applied : standingStill(applied, challenge, seat, local.happened)
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
  const to = local.challenge === undefined ? backInLesson(local, command) : backInChallenge(local, command)
  if (to !== undefined && local.challenge?.within === 'round') return withFewerAnswers(local, to)
  if (to !== undefined) return withEntry(local, { kind: 'went-back', seat, how: 'consent', to, again: [], at: now })
  return taken(local, decide(local.table, requestOf(local, command, now)))
}

/** The table as it was after so many answers. Where others have stood still, no entry leads back: it is folded anew. */
function withFewerAnswers(local: LocalTable, to: number): LocalTable {
  const entries = local.entries.filter(entry => entry.kind !== 'went-back')
  const answered = entries.flatMap((entry, at) => (entry.kind === 'answered' ? [at] : []))
  return openTable(local.table.game, { ...local, entries: entries.slice(0, answered[to]) })
}

const backInLesson = (local: LocalTable, { kind }: Command): number | undefined =>
  kind === 'undo' && needsLesson(local) ? strayedAt(local) : undefined

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

/**
 * Where the owner left the lesson, as long as they have not answered in a later turn: back to there all can be taken back,
 * whatever came of it.
 */
function strayedAt({ course = [], table, seat, happened }: LocalTable): number | undefined {
  const { answers } = courseOf(table)
  const at = leftAt(course, answers)
  if (at === undefined || answers[at]?.seat !== seat) return undefined
  const own = answers.flatMap((one, index) => (index >= at && one.seat === seat ? [index] : []))
  const moments = new Set(own.map(index => String(happened[index]?.moment)))
  return moments.size === 1 ? at : undefined
}

/** The owner's last answer is not theirs alone to take back. */
const needsLesson = ({ table, seat }: LocalTable): boolean => typeof wayBack(courseOf(table), seat) === 'string'

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

/** What can be taken back here: more in a lesson or a challenge, and never with the consent of people who are not there. */
function withMoreBack(local: LocalTable, own: OwnView): OwnView {
  if (local.challenge !== undefined)
    return {
      ...own,
      canUndo: keptAfter(local, 'undo') !== undefined,
      canRestartTurn: keptAfter(local, 'restart-turn') !== undefined,
      mayAskConsent: false,
    }
  return {
    ...own,
    canUndo: own.canUndo || strayedAt(local) !== undefined,
    mayAskConsent: own.mayAskConsent && peopleSeats(local.table.seats).length === 1,
  }
}
