import { useEffect } from 'react'

/** Where a panel is too small for what lies in it and says that it follows the question, the first place that answers a new question is brought into view. */
export function useTargetInView(question: string | undefined): void {
  useEffect(() => {
    if (question !== undefined)
      document
        .querySelector('[data-follows] [data-marks~="legal"], [data-follows] [data-marks~="legal-empty"]')
        ?.scrollIntoView({ block: 'nearest' })
  }, [question])
}
