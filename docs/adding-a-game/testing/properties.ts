import type { OwnProperties } from '../../../src/kernel/testing/properties.ts'
import type { Pebbles, PebblesState } from '../pebbles.ts'

/** What must hold in every position, besides what holds in every game: every pebble is in one place, no seat owes shells. */
export const own: OwnProperties<PebblesState, Pebbles> = {
  secret: ({ bag, hands }, viewer) => [
    ...bag.map((_, at) => ['bag', at]),
    ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.map((_, at) => ['hands', seat, at]))),
  ],
  check({ state, components }) {
    const lying = [...state.bag, ...state.shore, ...state.pond, ...state.hands.flat()]
    for (const { id, count } of components.kinds.values()) {
      const found = lying.filter(kind => kind === id).length
      if (found !== count) throw new Error(`there are ${found} of ${id}, not ${count}`)
    }
    if (state.shells.some(shells => shells < 0)) throw new Error('a seat has less than no shells')
  },
}
