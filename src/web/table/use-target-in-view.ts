import { useEffect } from 'react'
import { useOpenForm } from '../boards/open-form.ts'
import type { PlaceName } from '../plates/targets.ts'
import { useRoomWords } from './use-room.ts'

/**
 * Where a panel is too small for what lies in it and says that it follows the question, the first place at which a lesson
 * points is brought into view, else the first that answers a new question, or where a piece that was taken up can go. So again
 * when the window is divided another way, or the table in it: a phone was turned, or is drawn for the first time.
 */
export function useTargetInView(
  question: string | undefined,
  held: PlaceName | undefined,
  look: readonly PlaceName[],
): void {
  const room = useRoomWords()
  const form = useOpenForm()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in another list are no news
  useEffect(() => {
    const panel = document.querySelector('[data-follows]')
    if (question === undefined || panel === null) return
    const pointedAt = look
      .filter(place => place !== held)
      .map(place => panel.querySelector(`[data-place="${CSS.escape(place)}"]`))
    const shown = pointedAt.find(place => place !== null)
    const answers = shown == null ? answeredIn(panel) : [shown]
    // As many as there is room for, and the first in any case.
    for (const target of answers.toReversed()) target.scrollIntoView({ block: 'nearest' })
  }, [question, held, look.join(' '), room, form])
}

/** The places of a part of the table where the question is answered; what lies aside of it, where nothing else is. */
function answeredIn(panel: Element): readonly Element[] {
  const matter = [...panel.querySelectorAll('[data-marks~="legal"], [data-marks~="legal-empty"]')]
  return matter.length > 0 ? matter : [...panel.querySelectorAll('[data-marks~="aside"]')]
}
