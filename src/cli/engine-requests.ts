import * as z from 'zod/mini'
import { choose, levels } from '../bots/choose.ts'
import { loadGame } from '../games/catalogue.ts'
import { loadEdition } from '../games/editions.ts'
import { componentHash, prepared } from '../kernel/components.ts'
import type { CoreState, Game, Play, Seat } from '../kernel/contract.ts'
import { messageOf, Refusal } from '../kernel/errors.ts'
import { explain } from '../kernel/explain.ts'
import { answerAndRemember, answersOf, type History, historyOf, rewind } from '../kernel/history.ts'
import type { Json } from '../kernel/json.ts'
import { tellIssue } from '../kernel/pack-issues.ts'
import { begin, isOver, resume } from '../kernel/play.ts'
import { checkRecord, type RecordHeading, readRecord, recordOf, writeRecord } from '../kernel/record.ts'
import { beginRecord } from '../kernel/replay.ts'
import { eventsFor, viewOf } from '../kernel/view.ts'

/** A request that is not of any known form. */
export class EngineFault extends Error {
  readonly code: 'bad-request' | 'no-game'
  constructor(code: EngineFault['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The one game that an engine process has open. */
export interface EngineTable {
  history: History | undefined
  heading: RecordHeading | undefined
}

const seat = z.int()
/** What was read as JSON is JSON. */
const json = z.custom<Json>()
const request = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('new'),
    game: z.string(),
    players: z.int(),
    seed: z.optional(z.string()),
    options: z.optional(z.record(z.string(), z.unknown())),
    pack: z.optional(json),
  }),
  z.object({ do: z.literal('questions'), explain: z.optional(z.boolean()) }),
  z.object({ do: z.literal('answer'), seat, key: z.string(), number: z.optional(z.int()) }),
  z.object({
    do: z.literal('load'),
    record: z.optional(z.unknown()),
    state: z.optional(z.unknown()),
    pack: z.optional(json),
  }),
  z.object({ do: z.literal('state') }),
  z.object({ do: z.literal('view'), seat: z.optional(z.nullable(seat)) }),
  z.object({ do: z.literal('undo'), steps: z.optional(z.int()) }),
  z.object({ do: z.literal('scores') }),
  z.object({ do: z.literal('record'), text: z.optional(z.boolean()) }),
  z.object({
    do: z.literal('choose'),
    view: z.record(z.string(), z.unknown()),
    seat,
    level: z.enum(levels),
    seed: z.optional(z.string()),
    player: z.optional(z.string()),
    pack: z.optional(json),
    iterations: z.optional(z.int()),
    budgetMs: z.optional(z.number()),
  }),
])
type EngineRequest = z.infer<typeof request>

const verbs = 'new, questions, answer, load, state, view, undo, scores, record, choose'

export async function answerRequest(table: EngineTable, data: unknown): Promise<unknown> {
  const parsed = z.safeParse(request, data, { reportInput: true })
  if (!parsed.success) throw new EngineFault('bad-request', firstFault(parsed.error, 'the request'))
  return perform(table, parsed.data)
}

function firstFault({ issues: [issue] }: z.core.$ZodError, whole: string): string {
  const where = issue?.path.join('.') || whole
  const hint = where === 'do' || issue === undefined ? `"do" takes one of: ${verbs}` : tellIssue(issue).en
  return `${where}: ${hint}`
}

async function perform(table: EngineTable, asked: EngineRequest): Promise<unknown> {
  switch (asked.do) {
    case 'new':
      return open(table, asked)
    case 'load':
      return load(table, asked)
    case 'questions':
      return { questions: questions(played(table), asked.explain ?? false), over: isOver(played(table)) }
    case 'answer':
      return give(table, asked.seat, asked.key, asked.number)
    case 'state':
      return { state: played(table).state }
    case 'view':
      return view(played(table), asked.seat ?? undefined)
    case 'undo':
      rewind(historyIn(table), asked.steps ?? 1)
      return { questions: questions(played(table), false) }
    case 'scores':
      return { over: isOver(played(table)), scores: played(table).game.scores(played(table)) }
    case 'record':
      return record(table, asked.text ?? false)
    case 'choose':
      return { key: await chosenBy(asked) }
  }
}

/** What a bot of ours would answer: it is told the seat's view, so that an engine can be a player as well as a referee. */
async function chosenBy(asked: EngineRequest & { do: 'choose' }): Promise<string> {
  const { view, seat, level, seed = '1', player = seed, pack, iterations, budgetMs } = asked
  const state = stateIn(view)
  const game = await loadEdition(state)
  const components = componentsFor(game, state, pack)
  const thinking = {
    ...(iterations === undefined ? {} : { iterations }),
    ...(budgetMs === undefined ? {} : { budgetMs }),
  }
  try {
    return choose(level, { game, components, view: state, seat, seed, player, ...thinking })
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    throw new Refusal('bad-state', `the view does not hold: ${fault instanceof Error ? fault.message : fault}`)
  }
}

function historyIn({ history }: EngineTable): History {
  if (history === undefined) throw new EngineFault('no-game', 'no game is open: begin with "new" or "load"')
  return history
}
const played = (table: EngineTable): Play => historyIn(table).play

async function open(table: EngineTable, asked: EngineRequest & { do: 'new' }): Promise<unknown> {
  const game = await loadGame(asked.game)
  const seed = asked.seed ?? '1'
  const { pack } = asked
  const play = begin(game, {
    players: asked.players,
    seed,
    options: asked.options ?? {},
    ...(pack === undefined ? {} : { pack }),
  })
  return settle(table, historyOf(play), { seed, ...(pack === undefined ? {} : { pack }) })
}

function settle(table: EngineTable, history: History, heading: RecordHeading | undefined): unknown {
  table.history = history
  table.heading = heading
  const { state } = history.play
  return { game: state.game, players: state.seats, options: state.options, questions: questions(history.play, false) }
}

async function load(table: EngineTable, asked: EngineRequest & { do: 'load' }): Promise<unknown> {
  if (asked.record !== undefined) {
    const record = typeof asked.record === 'string' ? readRecord(asked.record).record : checkRecord(asked.record)
    const history = historyOf(beginRecord(await loadEdition(record), record))
    for (const given of record.answers) answerAndRemember(history, given.seat, given.key)
    return settle(table, history, record)
  }
  if (asked.state === undefined) throw new EngineFault('bad-request', 'load: give a "record" or a "state"')
  const state = stateIn(asked.state)
  return settle(table, historyOf(resumeState(await loadEdition(state), state, asked.pack)), undefined)
}

const origin = z.looseObject({ game: z.string(), rulesVersion: z.int(), components: z.optional(z.string()) })

/** A state or a view that says of which game it is; whether it holds, the game finds out. */
function stateIn(data: unknown): CoreState {
  const parsed = z.safeParse(origin, data, { reportInput: true })
  if (!parsed.success) throw new Refusal('bad-state', firstFault(parsed.error, 'the state'))
  return data as CoreState
}

function componentsFor(game: Game, { components }: CoreState, pack: Json = game.pack): unknown {
  if (components !== componentHash(pack))
    throw new Refusal('bad-state', 'the components of the state are not those given: their hashes differ')
  return prepared(game, pack)
}

function resumeState(game: Game, state: CoreState, pack?: Json): Play {
  const components = componentsFor(game, state, pack)
  try {
    return resume(game, components, state)
  } catch (fault) {
    throw new Refusal('bad-state', `the state does not hold: ${messageOf(fault)}`)
  }
}

/** `number` says how many answers the asker has seen: an answer to a question that has gone is refused as stale. */
function give(table: EngineTable, seat: Seat, key: string, number: number | undefined): unknown {
  const history = historyIn(table)
  const { answered } = history.play.state
  if (number !== undefined && number !== answered)
    throw new Refusal('not-asked', `this question is stale: ${answered} answers have been given, not ${number}`)
  const { events, barrier } = answerAndRemember(history, seat, key)
  return {
    events,
    barrier,
    number: answered + 1,
    questions: questions(history.play, false),
    over: isOver(history.play),
  }
}

function questions(play: Play, explained: boolean): unknown {
  return play.open.map(({ seat, frame, options }) => {
    const plain = { seat, rule: frame.rule, options: options.map(option => option.key) }
    if (!explained) return plain
    const question = explain(play, seat)
    const blocked = question?.blocked.map(({ option, reason }) => ({ key: option.key, reason }))
    return { ...plain, frame, rules: question?.rules, blocked }
  })
}

function view(play: Play, seat: Seat | undefined): unknown {
  if (seat !== undefined && !(seat >= 0 && seat < play.state.seats))
    throw new Refusal('bad-seat', `there is no seat ${seat}; seats are 0 to ${play.state.seats - 1}`)
  return { view: viewOf(play.game, play.state, seat), events: eventsFor(play.events ?? [], seat) }
}

function record(table: EngineTable, text: boolean): unknown {
  const { play } = historyIn(table)
  if (table.heading === undefined)
    throw new Refusal('bad-record', 'a game that was loaded as a state has no record: its seed is not known')
  const made = recordOf(play.game, play.state, table.heading, answersOf(historyIn(table)))
  return text ? { record: writeRecord(made) } : { record: made }
}
