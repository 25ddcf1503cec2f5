/** Round numbers that cover a range, few enough to be read. */
export function ticksOver(low: number, high: number, most: number): readonly number[] {
  const span = Math.max(1, high - low)
  const step = stepFor(span / most)
  const first = Math.floor(low / step) * step
  const ticks = [first]
  while ((ticks.at(-1) ?? first) < high) ticks.push((ticks.at(-1) ?? first) + step)
  return ticks
}

/** 1, 2 or 5 times a power of ten, and no less than wanted. */
function stepFor(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted))
  const factor = [1, 2, 5, 10].find(one => one * power >= wanted - 1e-9) ?? 10
  return Math.max(power * factor, 0.05)
}

/** Heights at which labels stand apart by so much, each as near to its own place as that allows; in the order of the places. */
export function apart(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).toSorted((a, b) => a.place - b.place)
  const heights = order.map(({ place }) => Math.min(Math.max(place, least), most))
  for (let at = 1; at < heights.length; at++) heights[at] = Math.max(heights[at] ?? 0, (heights[at - 1] ?? 0) + gap)
  for (let at = heights.length - 1, limit = most; at >= 0; at--) {
    heights[at] = Math.min(heights[at] ?? 0, limit)
    limit = (heights[at] ?? 0) - gap
  }
  const found = places.map(() => 0)
  order.forEach(({ at }, index) => {
    found[at] = heights[index] ?? 0
  })
  return found
}
