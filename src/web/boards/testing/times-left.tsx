import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'

/**
 * How often a part is left as it was drawn last while it is given new props, one after the other; of these times every third is
 * drawn to see that it would have been the same.
 */
export function timesLeft<P extends object>(
  Part: ComponentType<P>,
  given: readonly P[],
  isLeft: (drawn: P, now: P) => boolean,
): number {
  const drawing = (props: P): string => renderToStaticMarkup(<Part {...props} />)
  let left = 0
  let drawn: P | undefined
  for (const now of given) {
    if (drawn === undefined || !isLeft(drawn, now)) drawn = now
    else if (left++ % 3 === 0) expect(drawing(now)).toBe(drawing(drawn))
  }
  return left
}
