import { type Box, union } from '../geometry.ts'
import { isAnswerable, type MarkState, type Marks, marksAt, type PlaceName } from '../targets.ts'

/**
 * What a question is about on one board, the widest part first: all that can be gained, the previewed way and where the piece
 * stands now; for a window in which that does not fit, only the way; when nothing is asked, the last move. Where the page
 * points somewhere, only that and the way matter.
 */
export function focusParts(
  marks: Marks,
  boxOf: (place: PlaceName) => Box | undefined,
  standing: readonly PlaceName[] = [],
): readonly Box[] {
  const marked = Object.keys(marks.at)
  const withState = (state: MarkState) => marked.filter(place => marksAt(marks, place).includes(state))
  const boxes = (places: readonly PlaceName[]) => places.flatMap(place => boxOf(place) ?? [])
  const here = boxes(standing)
  const looked = boxes(marks.look ?? [])
  const gaining = boxes(
    marked.filter(place => {
      const states = marksAt(marks, place)
      return isAnswerable(states) && !states.includes('legal-empty') && !states.includes('beyond')
    }),
  )
  const way = boxes([...withState('selected'), ...(marks.preview?.way ?? [])])
  if (looked.length > 0) return [union([...looked, ...way]), union(looked)].filter(part => part !== undefined)
  const parts =
    gaining.length + way.length === 0
      ? [union(boxes(withState('legal-empty'))), union(boxes(withState('last-move'))), union(here)]
      : [union([...gaining, ...way, ...here]), way.length > 0 ? union([...way, ...here]) : undefined, union(here)]
  return parts.filter(part => part !== undefined)
}
