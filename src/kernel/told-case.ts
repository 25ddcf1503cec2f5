import type { GameEvent } from './contract.ts'
import { canonicalJson, type Json } from './json.ts'
import type { Words } from './words.ts'

/** That a seat is told something of another, since the game had so many answers: an event with any of these sets of fields. */
export interface ToldCase {
  readonly any: readonly ToldFields[]
  readonly after: number
}

/** Fields of an event, by their names. */
export type ToldFields = Readonly<Record<string, Json>>

/** What a seat was told of an answer: which it was, from 1, and what it brought, as that seat may see it. */
export interface ToldAnswer {
  readonly answer: number
  readonly events: readonly GameEvent[]
}

/** Whether it has happened. What was taken back is no longer among what was told. */
export const wasTold = ({ any, after }: ToldCase, told: readonly ToldAnswer[]): boolean =>
  told.some(({ answer, events }) => answer > after && events.some(event => any.some(fields => hasAll(event, fields))))

function hasAll(event: GameEvent, fields: ToldFields): boolean {
  const known = new Map<string, unknown>(Object.entries(event))
  return Object.entries(fields).every(([name, value]) => isSameJson(known.get(name), value))
}

const isSameJson = (one: unknown, other: Json): boolean =>
  one === other ||
  (typeof one === typeof other && typeof one === 'object' && canonicalJson(one as Json) === canonicalJson(other))

/**
 * The fields of an event that its line in the log tells. One that could be otherwise without a word of it changing is none of them: so a
 * tile that is bought for less is the same tile bought.
 */
export function fieldsToldBy(words: Pick<Words, 'event'>, components: unknown, event: GameEvent): ToldFields {
  const line = lineOf(words, components, event)
  const changes = (name: string, value: unknown): boolean =>
    lineOf(words, components, { ...event, [name]: value }) !== line
  const isTold = (name: string, value: unknown): boolean => {
    if (name === 'type' || name === 'seat') return true
    if (name === 'because') return lineOf(words, components, withoutCause(event)) !== line
    if (typeof value === 'number') return changes(name, value + 1) || changes(name, value - 1)
    return typeof value !== 'boolean' || changes(name, !value)
  }
  // Events are plain data.
  return Object.fromEntries(Object.entries(event).filter(([name, value]) => isTold(name, value))) as ToldFields
}

const withoutCause = ({ because: _, ...event }: GameEvent): GameEvent => event

/** What could not happen may have no words. */
function lineOf(words: Pick<Words, 'event'>, components: unknown, event: GameEvent): string | undefined {
  try {
    return words.event(components, event, String)
  } catch {
    return undefined
  }
}
