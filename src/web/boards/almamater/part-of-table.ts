import { useRef } from 'react'
import { kindOf, type Marks, type PlaceName, type Preview } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'

/** The parts of the table, by the kinds of places that lie on them. */
const kindsOf = {
  town: ['space', 'deal'],
  schools: ['space', 'student', 'professor'],
  research: ['level'],
  displays: ['slot', 'more'],
  fame: ['bust'],
} as const

/**
 * The table as one part of it needs it: with the marks of its own places alone. It stays the same object while nothing
 * changes there, so that pointing at one part does not draw the others again.
 */
export function usePart(table: TableInput, part: keyof typeof kindsOf): TableInput {
  const kept = useRef(table)
  const kinds: readonly string[] = kindsOf[part]
  const next = { ...table, marks: marksOn(table.marks, place => kinds.includes(kindOf(place))) }
  if (!isSame(kept.current, next)) kept.current = next
  return kept.current
}

function marksOn(marks: Marks, isHere: (place: PlaceName) => boolean): Marks {
  const { at, preview, ...rest } = marks
  const here = Object.fromEntries(Object.entries(at).filter(([place]) => isHere(place)))
  return { ...rest, at: here, ...(preview === undefined ? {} : { preview: previewOn(preview, isHere) }) }
}

function previewOn(preview: Preview, isHere: (place: PlaceName) => boolean): Preview {
  const { way = [], ghosts = [], leaving = [], chips = [], by } = preview
  return {
    way: way.filter(isHere),
    ghosts: ghosts.filter(({ at }) => isHere(at)),
    leaving: leaving.filter(isHere),
    chips: chips.filter(({ at }) => isHere(at)),
    ...(by === undefined ? {} : { by }),
  }
}

function isSame({ marks, ...before }: TableInput, { marks: now, ...after }: TableInput): boolean {
  const unchanged = Object.entries(before).every(([key, value]) => after[key as keyof typeof after] === value)
  return unchanged && JSON.stringify(withoutEmpty(marks)) === JSON.stringify(withoutEmpty(now))
}

/** A preview of something elsewhere is no preview here. */
function withoutEmpty({ preview, ...marks }: Marks): Marks {
  const { way = [], ghosts = [], leaving = [], chips = [] } = preview ?? {}
  return way.length + ghosts.length + leaving.length + chips.length === 0 || preview === undefined
    ? marks
    : { ...marks, preview }
}
