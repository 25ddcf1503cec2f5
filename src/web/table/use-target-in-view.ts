import { useEffect } from 'react'
import type { PlaceName } from '../plates/targets.ts'

/**
 * Where a panel is too small for what lies in it and says that it follows the question, the first place at which a lesson
 * points is brought into view, else the first that answers a new question, or where a piece that was taken up can go.
 */
export function useTargetInView(
  question: string | undefined,
  held: PlaceName | undefined,
  look: readonly PlaceName[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in another list are no news
  useEffect(() => {
    const panel = document.querySelector('[data-follows]')
    if (question === undefined || panel === null) return
    const pointedAt = look
      .filter(place => place !== held)
      .map(place => panel.querySelector(`[data-place="${CSS.escape(place)}"]`))
    const target =
      pointedAt.find(place => place !== null) ??
      panel.querySelector('[data-marks~="legal"], [data-marks~="legal-empty"]')
    target?.scrollIntoView({ block: 'nearest' })
  }, [question, held, look.join(' ')])
}
