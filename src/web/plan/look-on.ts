/** Milliseconds that a search takes at a time: the page stays quick to answer. */
const SLICE = 8
const BETWEEN = 16

/** Goes through a search bit by bit; tells what was found in each bit, and whether it is over. Gives back how to stop. */
export function lookOn<T>(
  search: Iterator<T, undefined>,
  hear: (found: readonly T[], over: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = (): void => {
    const found: T[] = []
    const end = performance.now() + SLICE
    let over = false
    while (performance.now() < end && !over) {
      const next = search.next()
      over = next.done === true
      if (next.done !== true) found.push(next.value)
    }
    hear(found, over)
    if (!over) timer = setTimeout(look, BETWEEN)
  }
  timer = setTimeout(look, BETWEEN)
  return () => clearTimeout(timer)
}
