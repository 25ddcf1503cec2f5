import type { Play } from '../../../../games/expo1906/state.ts'
import type { Box, Point } from '../../../plates/geometry.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'

export const academyWidth = 584
export const academyHeight = 284
export const stationWidth = 372
export const stationHeight = 138
export const juryWidth = 204
export const juryHeight = 138
export const plateGap = 8

/** Where the slots of the Academy lie: Projects in one row, Technologies in rows of five below. */
export const slotWidth = 111
export const technologyHeight = 36
export const projectSlot = (shape: number): Point => ({ x: 14 + shape * slotWidth, y: 32 })
export const technologySlot = (at: number): Point => ({
  x: 14 + (at % 5) * slotWidth,
  y: 158 + Math.floor(at / 5) * 40,
})

/** Few tiles of the Train Station stand larger in one row, many in two. */
export function stationSlots(count: number): { size: number; at: readonly Point[] } {
  const rows = count > 6 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const left = (stationWidth - columns * 58) / 2 + 4
  return {
    size: rows === 2 ? 47 : 52,
    at: Array.from({ length: count }, (_, slot) => ({
      x: left + (slot % columns) * 58,
      y: rows === 2 ? 31 + Math.floor(slot / columns) * 52 : 42,
    })),
  }
}

/** Academy above, Train Station and Jury side by side below. */
export const marketHeight = academyHeight + plateGap + stationHeight

/** Where a place lies on the three plates together. */
export function marketBoxOf({ state, components }: Play): (place: PlaceName) => Box | undefined {
  const below = academyHeight + plateGap
  return place => {
    const id = idOf(place)
    if (kindOf(place) === 'energy') return { x: stationWidth + plateGap, y: below, w: juryWidth, h: juryHeight }
    if (kindOf(place) !== 'tile') return undefined
    const slot = state.station.indexOf(id)
    if (slot >= 0) {
      const { at, size } = stationSlots(state.station.length)
      const { x = 0, y = 0 } = at[slot] ?? {}
      return { x, y: below + y, w: size, h: size }
    }
    const shape = state.academy.indexOf(id)
    if (shape >= 0) return { ...projectSlot(shape), w: slotWidth, h: 116 }
    if (!state.technologies.includes(id)) return undefined
    const at = components.pack.technologies.findIndex(one => one.id === id)
    return { ...technologySlot(at), w: slotWidth, h: technologyHeight }
  }
}
