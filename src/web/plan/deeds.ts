import { hasAmount } from '../../kernel/amounts.ts'
import type { CoreState, GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { canonicalJson } from '../../kernel/json.ts'
import { toldOfTurn, turnsOfOthers } from '../../kernel/others-turns.ts'
import type { PlannedStep } from '../../kernel/planned.ts'
import { fieldsToldBy, type ToldFields } from '../../kernel/told-case.ts'
import type { SeatName, Words } from '../../kernel/words.ts'
import { toldLines, unsaid } from '../table/happenings.ts'
import type { PlanReading } from './laid-plan.ts'

/** Something that another could do in their next turn, as the log would tell it. */
export interface OthersDeed {
  readonly by: Seat
  readonly line: string
  /** What is told in these words. */
  readonly any: readonly ToldFields[]
  /** The table after that turn, as the plan's own seat would see it; so many steps of the plan are done by then. */
  readonly view: CoreState
  readonly done: number
}

/** Deeds by what the log would tell of them. */
export type OthersDeeds = ReadonlyMap<string, OthersDeed>

/**
 * What the others could do before a plan goes on, as far as its seat would be told of it: all that is known after each of their turns.
 * What they gain or pay is left out: it is not that which they choose.
 */
export function* deedsOfOthers(
  table: Play,
  steps: readonly PlannedStep[],
  { seat, language }: PlanReading,
  who: SeatName,
): Generator<OthersDeeds, undefined, undefined> {
  const { game, components } = table
  const words = game.words[language]
  let known: OthersDeeds = new Map()
  for (const turn of turnsOfOthers(table, steps, seat)) {
    const { by, done, events, view } = toldOfTurn(turn, seat)
    const deeds = events.filter(isDeed).map(event => withoutNote(words, components, event))
    for (const { text: line, event } of toldLines(game, components, language, deeds, who)) {
      const fields = fieldsToldBy(words, components, event)
      const before = known.get(line) ?? { by, line, any: [], view: view(), done }
      if (!before.any.some(one => areSame(one, fields)))
        known = new Map(known).set(line, { ...before, any: [...before.any, fields] })
    }
    yield known
  }
}

const areSame = (one: ToldFields, other: ToldFields): boolean => canonicalJson(one) === canonicalJson(other)

const isDeed = (event: GameEvent): boolean => !unsaid.includes(event.type) && !hasAmount(event)

/** What caused it is told in brackets: whichever card a cube is placed with, it is placed. */
function withoutNote(words: Words, components: unknown, event: GameEvent): GameEvent {
  const { because, ...bare } = event
  const [line, plain] = [event, bare].map(one => words.event(components, one, String))
  return because !== undefined && plain !== undefined && line?.startsWith(`${plain} (`) === true ? bare : event
}
