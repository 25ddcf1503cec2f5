import { alike } from '../../kernel/sharing.ts'
import { kindOf, type Marks, type PlaceName, type Preview } from './targets.ts'

/**
 * What a part of a table is drawn from. It is drawn again only when that changes, or the marks of its places do: neither an
 * answer nor pointing at one part draws the others again. A view keeps what did not change as the same objects.
 */
export interface DrawnFrom<T> {
  /** All of the game that it shows and that can change. */
  readonly of: (table: T) => unknown
  /** The kinds of the places that lie on it. */
  readonly kinds: readonly string[]
  /** What it shows of a preview: what lies on its places if nothing else is said. */
  readonly preview?: 'here' | 'whole' | 'none'
}

/** What parts of all tables are given; what else a table has is its own. */
interface Given {
  readonly play: { readonly components: unknown }
  readonly marks: Marks
}

/** Who looks, at whom, and in which words. */
const setting = ['seat', 'own', 'who', 'labels', 'name', 'text', 'pointing'] as const
type Setting = { readonly [field in (typeof setting)[number]]?: unknown }

/** Whether a part would be drawn as before. */
export function isDrawnAlike<T extends Given & Setting>(from: DrawnFrom<T>, before: T, now: T): boolean {
  return (
    setting.every(field => before[field] === now[field]) &&
    before.play.components === now.play.components &&
    (before.play === now.play || alike(from.of(before), from.of(now))) &&
    (before.marks === now.marks || alike(marksFor(from, before.marks), marksFor(from, now.marks)))
  )
}

/** The marks that a part shows. */
export function marksFor({ kinds, preview = 'here' }: Omit<DrawnFrom<never>, 'of'>, marks: Marks): Marks {
  const isHere = (place: PlaceName): boolean => kinds.includes(kindOf(place))
  const at = Object.fromEntries(Object.entries(marks.at).filter(([place]) => isHere(place)))
  const isLast = Object.values(at).some(states => states.includes('last-move'))
  const { mover, held } = marks
  const seen = preview === 'none' ? undefined : preview === 'whole' ? marks.preview : previewOn(marks.preview, isHere)
  return {
    at,
    ...(isLast && mover !== undefined ? { mover } : {}),
    ...(seen === undefined ? {} : { preview: seen }),
    ...(held !== undefined && (preview === 'whole' || isHere(held.piece)) ? { held } : {}),
    ...some('pieces', marks.pieces?.filter(isHere)),
    ...some('touched', marks.touched?.filter(isHere)),
  }
}

/** What a preview shows on some places; one of something elsewhere is no preview here. */
function previewOn(preview: Preview | undefined, isHere: (place: PlaceName) => boolean): Preview | undefined {
  if (preview === undefined) return undefined
  const { by } = preview
  const here: Preview = {
    ...some('way', preview.way?.filter(isHere)),
    ...some(
      'ghosts',
      preview.ghosts?.filter(({ at }) => isHere(at)),
    ),
    ...some('leaving', preview.leaving?.filter(isHere)),
    ...some(
      'chips',
      preview.chips?.filter(({ at }) => isHere(at)),
    ),
  }
  if (Object.keys(here).length === 0) return undefined
  return by === undefined ? here : { ...here, by }
}

/** A list under its name, if it has anything. */
const some = <K extends string, T>(name: K, items: readonly T[] | undefined): { readonly [key in K]?: readonly T[] } =>
  items === undefined || items.length === 0 ? {} : ({ [name]: items } as { readonly [key in K]: readonly T[] })
