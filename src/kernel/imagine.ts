import { topFrame } from './agenda.ts'
import { type Chance, freshChance, randomItem, shuffleWith } from './chance.ts'
import type { CoreState, Game, Path, Seat, TogetherFrame, Unknown } from './contract.ts'
import { RulesBroken } from './errors.ts'
import { HIDDEN } from './hidden.ts'
import { resume, ruleOf } from './play.ts'
import { isTogetherFrame, togetherOptions } from './together.ts'

/** A whole state that fits what a seat knows: hidden things laid where they could be, and fresh chance. */
export function imagine<S extends CoreState, C>(
  game: Game<S, C>,
  components: C,
  view: S,
  viewer: Seat | undefined,
  chance: Chance,
): S {
  const world = game.copy(view)
  for (const unknown of game.unknowns(components, view, viewer)) layOut(world, unknown, chance)
  world.chance = freshChance(chance)
  imagineAnswers(game, components, world, chance)
  return world
}

/** Others may have answered in secret: any answer that is legal in the imagined world could be theirs. */
function imagineAnswers<S extends CoreState, C>(game: Game<S, C>, components: C, world: S, chance: Chance): void {
  const frame = topFrame(world)
  if (frame === undefined || !isTogetherFrame(frame) || !frame.given.includes(HIDDEN)) return
  const play = resume(game, components, world)
  const rule = ruleOf(play, frame)
  if (rule.kind !== 'together') return
  const given = frame.given.map((key, at) => {
    if (key !== HIDDEN) return key
    const options = togetherOptions(play, rule, frame, frame.seats[at] as Seat)
    return randomItem(chance, options).key
  })
  const answered: TogetherFrame = { ...frame, given }
  world.agenda[world.agenda.length - 1] = answered
}

function layOut(world: CoreState, { pool, slots, confined }: Unknown, chance: Chance): void {
  if (pool.length !== slots.length)
    throw new RulesBroken(
      `${pool.length} hidden items for ${slots.length} hidden places (${pool[0]} at ${slots[0]?.join('.')})`,
    )
  if (confined === undefined) {
    fill(world, slots, shuffleWith(chance, [...pool]))
    return
  }
  const chosen = new Set(shuffleWith(chance, [...confined.slots]).slice(0, confined.items.length))
  const rest = shuffleWith(
    chance,
    pool.filter(item => !confined.items.includes(item)),
  )
  fill(world, [...chosen], shuffleWith(chance, [...confined.items]))
  fill(
    world,
    slots.filter(slot => !chosen.has(slot)),
    rest,
  )
}

function fill(world: CoreState, slots: readonly Path[], items: readonly string[]): void {
  slots.forEach((slot, at) => {
    let holder: unknown = world
    for (const step of slot.slice(0, -1)) holder = (holder as Record<string | number, unknown>)[step]
    const last = slot[slot.length - 1] as string | number
    const place = holder as Record<string | number, unknown>
    if (place[last] !== HIDDEN) throw new RulesBroken(`${slot.join('.')} is not hidden`)
    place[last] = items[at]
  })
}
