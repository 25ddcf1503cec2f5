const widths: readonly (readonly [string, number])[] = [
  ['fijlt', 0.29],
  ['rs', 0.37],
  ['acez', 0.43],
  ['mw', 0.78],
]

const capital = 0.66
const other = 0.52

/** About how wide a name is in the type of the plates: by kinds of letters, without a page to measure it on. */
export function textWidth(text: string, size: number): number {
  const letters = [...text].map(letter => {
    const known = widths.find(([kind]) => kind.includes(letter))
    return known?.[1] ?? (letter === letter.toLowerCase() ? other : capital)
  })
  return letters.reduce((sum, width) => sum + width, 0) * size
}
