import { type Marks, marksAt, noMarks, type PlaceName } from '../targets.ts'

const made = new Map<string, Marks>()

/** The marks of one place alone, one object for the same marks: what is memoised by it is drawn again only when they change. */
export function onlyAt(marks: Marks, place: PlaceName): Marks {
  const states = marksAt(marks, place)
  if (states.length === 0) return noMarks
  const mover = states.includes('last-move') ? marks.mover : undefined
  const key = `${place} ${mover} ${states.join(' ')}`
  const known = made.get(key)
  if (known !== undefined) return known
  const only = { at: { [place]: states }, ...(mover === undefined ? {} : { mover }) }
  made.set(key, only)
  return only
}
