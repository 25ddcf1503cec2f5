import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { answer, fork } from '../../kernel/play.ts'
import type { HandbookMatter, ToldStep, WorkedExample } from './handbook.ts'
import type { Facts } from './inline.ts'

/** Gives the answers of an example to the engine, step by step. An answer that is not legal is refused there. */
export function toldSteps({ start, steps }: WorkedExample): readonly ToldStep[] {
  let before = start()
  return steps.map(step => {
    const after = fork(before, true)
    const events = step.answers.flatMap(key => [...answer(after, after.open[0]?.seat ?? 0, key).events])
    const told = { step, before, after, events }
    before = after
    return told
  })
}

/**
 * What an example's steps gave and cost, by name: `travel.2.coins` is what step 2 of `travel` gave, `travel.2.paid.coins` what it
 * cost, `travel.coins` the sum of all steps.
 */
export function exampleFacts(name: string, told: readonly ToldStep[], seat: Seat): Facts {
  const facts: Record<string, number> = {}
  const add = (key: string, amount: number): void => {
    facts[key] = (facts[key] ?? 0) + amount
  }
  for (const [at, { events }] of told.entries())
    for (const event of events) {
      const amount = amountOf(event, seat)
      const what = amount < 0 ? `paid.${event.type}` : event.type
      if (amount === 0) continue
      add(`${name}.${at + 1}.${what}`, Math.abs(amount))
      add(`${name}.${what}`, Math.abs(amount))
    }
  return facts
}

const amountOf = (event: GameEvent, seat: Seat): number => {
  const { amount } = event as { readonly amount?: unknown }
  return event.seat === seat && typeof amount === 'number' ? amount : 0
}

/** What was paid before a piece set out is shown where it came to: there the reader looks. */
export function paidOnTheWay(events: readonly GameEvent[]): readonly GameEvent[] {
  const move = events.findIndex(event => 'to' in event)
  const isPaid = (event: GameEvent, at: number): boolean => at < move && 'amount' in event
  return events.flatMap((event, at) => {
    if (at === move) return [event, ...events.filter(isPaid)]
    return isPaid(event, at) ? [] : [event]
  })
}

/** All values that the texts of a handbook may name, and the examples that they come from. */
export function factsOf({ examples, facts }: HandbookMatter): {
  readonly facts: Facts
  readonly told: ReadonlyMap<string, readonly ToldStep[]>
} {
  const told = new Map(Object.entries(examples).map(([name, example]) => [name, toldSteps(example)]))
  const all: Record<string, number | string> = { ...facts() }
  for (const [name, steps] of told) Object.assign(all, exampleFacts(name, steps, examples[name]?.seat ?? 0))
  return { facts: all, told }
}

/** A position after some answers of whoever is asked. */
export function answered(play: Play, ...keys: readonly string[]): Play {
  for (const key of keys) answer(play, play.open[0]?.seat ?? 0, key)
  return play
}
