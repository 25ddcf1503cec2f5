import type { Seat, Unknown } from '../../src/kernel/contract.ts'
import { HIDDEN, hideAll, withOwn } from '../../src/kernel/hidden.ts'
import type { Pebbles } from './pack.ts'
import type { PebblesState } from './state.ts'

/** Nobody sees into the bag and the hands. How many there are is seen by all. */
export const mask = (state: PebblesState): PebblesState => ({
  ...state,
  bag: hideAll(state.bag),
  hands: state.hands.map(hideAll),
})

/** But everybody sees the own hand. */
export const unmask = (masked: PebblesState, { hands }: PebblesState, seat: Seat): PebblesState => ({
  ...masked,
  hands: withOwn(masked.hands, hands, seat),
})

/** All pebbles, less those that lie open, are somewhere in the bag and the hidden hands. */
export function unknowns({ kinds }: Pebbles, view: PebblesState): readonly Unknown[] {
  const left = new Map([...kinds.values()].map(({ id, count }) => [id, count]))
  for (const seen of [...view.shore, ...view.pond, ...view.hands.flat()])
    if (seen !== HIDDEN) left.set(seen, (left.get(seen) ?? 0) - 1)
  const pool = [...left].flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  const inHands = view.hands.flatMap((hand, seat) =>
    hand.flatMap((pebble, at) => (pebble === HIDDEN ? [['hands', seat, at]] : [])),
  )
  return [{ pool, slots: [...view.bag.map((_, at) => ['bag', at]), ...inHands] }]
}
