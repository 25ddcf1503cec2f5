/** The mean of each number and those before it, so many at most. */
export const meansOver = (numbers: readonly number[], most: number): readonly number[] =>
  numbers.map((_, at) => {
    const last = numbers.slice(Math.max(0, at + 1 - most), at + 1)
    return last.reduce((sum, one) => sum + one, 0) / last.length
  })

/** Round numbers at even steps that hold all of these: at least two, and not more than seven. */
export function evenSteps(numbers: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const span = Math.max(1, high - low)
  const size =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].find(one => span / one <= 5) ?? 10 ** Math.ceil(Math.log10(span))
  const first = Math.floor(low / size) * size
  const count = Math.max(1, Math.ceil((high - first) / size))
  return Array.from({ length: count + 1 }, (_, at) => first + at * size)
}
