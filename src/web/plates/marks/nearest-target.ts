import type { MouseEvent } from 'react'
import { distance, type Point } from '../geometry.ts'
import { isAnswerable, type Marks, marksAt, type PlaceName, type Pointing } from '../targets.ts'

/** A thumb is wide: a tap on empty ground counts for the nearest answerable place within this many pixels. */
const reach = 24

export function nearestTarget(
  event: MouseEvent<SVGSVGElement>,
  targets: readonly { readonly place: PlaceName; readonly at: Point }[],
  marks: Marks,
  pointing: Pointing,
): void {
  if (event.target instanceof Element && event.target.closest('[data-place]') !== null) return
  const toScreen = event.currentTarget.getScreenCTM()
  if (toScreen === null) return
  const tap = { x: event.clientX, y: event.clientY }
  let nearest: PlaceName | undefined
  let least = reach
  for (const { place, at } of targets) {
    if (!isAnswerable(marksAt(marks, place))) continue
    const gap = distance(tap, new DOMPoint(at.x, at.y).matrixTransform(toScreen))
    if (gap > least) continue
    least = gap
    nearest = place
  }
  if (nearest !== undefined) pointing.onPick?.(nearest)
}
