import { expect } from 'vitest'
import { type Chance, chanceFromSeed, nextBelow } from '../chance.ts'
import type { CoreState, Game } from '../contract.ts'
import { Refusal } from '../errors.ts'
import type { Json } from '../json.ts'
import { type PathStep, placeOf } from '../pack-size.ts'
import { begin, isOver } from '../play.ts'
import { LONGEST_GAME, takeRandomly } from '../playout.ts'
import { beginningAt, combinations } from './beginnings.ts'
import type { OwnProperties } from './property.ts'

/** Packs with something changed: each is refused with the place of its fault, or it can be played to the end. */

/** A value of a pack and where it stands. */
export interface PackPlace {
  readonly path: readonly PathStep[]
  readonly value: Json
  /** The place as a pack's faults name it. */
  readonly name: string
  /** The same for all rows of a list. */
  readonly kind: string
}

/** All values of a pack, the pack itself left out. */
export function placesIn(pack: Json, path: readonly PathStep[] = []): readonly PackPlace[] {
  const inner = innerOf(pack).map(([step, value]): PackPlace => {
    const at = [...path, step]
    return { path: at, value, name: placeOf(at), kind: at.map(one => (typeof one === 'number' ? '[]' : one)).join('.') }
  })
  return inner.flatMap(place => [place, ...placesIn(place.value, place.path)])
}

function innerOf(value: Json): readonly (readonly [PathStep, Json])[] {
  if (Array.isArray(value)) return value.map((one: Json, at) => [at, one] as const)
  return value !== null && typeof value === 'object' ? Object.entries(value) : []
}

/** One place of each kind, drawn by the seed. */
export function oneOfEachKind(places: readonly PackPlace[], seed: string): readonly PackPlace[] {
  const chance = chanceFromSeed(seed)
  const kinds = new Map<string, PackPlace[]>()
  for (const place of places) {
    const alike = kinds.get(place.kind)
    if (alike === undefined) kinds.set(place.kind, [place])
    else alike.push(place)
  }
  return [...kinds.values()].map(alike => alike[nextBelow(chance, alike.length)] as PackPlace)
}

/** The pack with another value at a place; undefined takes it away. What does not change is shared. */
export function changed(pack: Json, [step, ...path]: readonly PathStep[], value: Json | undefined): Json {
  if (step === undefined) return value ?? null
  const copy = (Array.isArray(pack) ? [...pack] : { ...(pack as object) }) as Record<PathStep, Json>
  if (path.length > 0) copy[step] = changed(copy[step] as Json, path, value)
  else if (value !== undefined) copy[step] = value
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete copy[step]
  return copy as Json
}

/** What a pack is refused with, in Italian as in English; undefined if it is taken. Anything but a refusal is a fault of ours, and thrown. */
export function faultsOf(game: Game, pack: Json): string | undefined {
  try {
    game.prepare(pack)
    return undefined
  } catch (fault) {
    if (!(fault instanceof Refusal && fault.code === 'bad-components')) throw fault
    expect(fault.translated.it?.split('\n')).toHaveLength(fault.message.split('\n').length)
    return fault.message
  }
}

/**
 * Plays a random whole game with a pack that was taken, with random options. The game's own invariants are checked at one state
 * in so many, and at the end.
 */
export function playThrough<S extends CoreState, C>(
  game: Game<S, C>,
  pack: Json,
  seed: string,
  own: OwnProperties<S, C>,
  checkedOneIn: number,
): void {
  const chance: Chance = chanceFromSeed(seed)
  const play = begin(game, { ...beginningAt(game, nextBelow(chance, combinations(game)), seed), pack })
  for (let answers = 0; ; answers++) {
    if (isOver(play) || nextBelow(chance, checkedOneIn) === 0) own.check?.(play)
    if (isOver(play)) {
      game.scores(play)
      return
    }
    if (answers > LONGEST_GAME) throw new Error(`the game has not ended after ${LONGEST_GAME} answers`)
    takeRandomly(play, chance)
  }
}
