/** A letter for each name, so that a key leads to its field: the first letter of it that is still free. */
export function lettersFor(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const letter = [...name.toLowerCase().normalize('NFD'), ...'abcdefghijklmnopqrstuvwxyz'].find(
      one => /[a-z]/.test(one) && !taken.has(one),
    )
    taken.add(letter ?? '')
    return letter ?? ''
  })
}
