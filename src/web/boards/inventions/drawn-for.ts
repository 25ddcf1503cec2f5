import { type ComponentType, memo } from 'react'
import { alike } from '../../../kernel/sharing.ts'
import { kindOf, type Marks, marksAt, type PlaceName, type Preview } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'

/** What a part of the table shows. */
interface Shown<P> {
  /** The kinds of its places. */
  readonly kinds: readonly string[]
  /** All of the game that it draws and that can change. */
  readonly of: (props: P) => unknown
}

/**
 * A part of the table that is drawn again only when what it shows changes, or the marks of its places do. The table is given
 * anew whenever somebody points at anything, while most of it stays as it is.
 */
export function drawnFor<P extends TableInput>({ kinds, of }: Shown<P>, Part: ComponentType<P>) {
  return memo(Part, (before, after) => {
    if (!sameSetting(before, after) || !sameMarks(before.marks, after.marks, kinds)) return false
    return before.play === after.play || alike(of(before), of(after))
  })
}

const sameSetting = (a: TableInput, b: TableInput): boolean =>
  a.seat === b.seat &&
  a.labels === b.labels &&
  a.name === b.name &&
  a.who === b.who &&
  a.pointing === b.pointing &&
  a.play.components === b.play.components

function sameMarks(a: Marks, b: Marks, kinds: readonly string[]): boolean {
  if (a === b) return true
  const mine = (place: PlaceName) => kinds.includes(kindOf(place))
  const places = new Set([...Object.keys(a.at), ...Object.keys(b.at)].filter(mine))
  for (const place of places) {
    const states = marksAt(a, place)
    if (states.join() !== marksAt(b, place).join()) return false
    if (states.includes('last-move') && a.mover !== b.mover) return false
  }
  return previewed(a.preview, mine) === previewed(b.preview, mine)
}

/** What a preview shows on some places. */
function previewed(preview: Preview | undefined, mine: (place: PlaceName) => boolean): string {
  if (preview === undefined) return ''
  const { by, ghosts = [], chips = [] } = preview
  const here = { ghosts: ghosts.filter(({ at }) => mine(at)), chips: chips.filter(({ at }) => mine(at)) }
  return here.ghosts.length + here.chips.length === 0 ? '' : JSON.stringify({ by, ...here })
}
