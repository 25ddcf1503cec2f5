import { useEffect } from 'react'
import type { PlaceName } from '../plates/targets.ts'

/**
 * Where a panel is too small for what lies in it and says that it follows the question, the first place that answers a new
 * question is brought into view, and so is the first where a piece that was taken up can go.
 */
export function useTargetInView(question: string | undefined, held: PlaceName | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: taking a piece up changes what is marked
  useEffect(() => {
    if (question !== undefined)
      document
        .querySelector('[data-follows] [data-marks~="legal"], [data-follows] [data-marks~="legal-empty"]')
        ?.scrollIntoView({ block: 'nearest' })
  }, [question, held])
}
