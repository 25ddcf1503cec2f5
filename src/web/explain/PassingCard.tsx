import { useLayoutEffect, useRef } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { zoomOf } from '../motion/standing.ts'
import { cardSpot } from './card-spot.ts'
import { Explained } from './Explained.tsx'
import type { Explanation } from './explanation.ts'
import type { Shown } from './thing-at.ts'

/**
 * A small card beside what the pointer or the focus rests on. A screen reader has said all of it with the place itself, so it
 * is for the eyes only.
 */
export function PassingCard({
  shown,
  explanation,
  ...told
}: {
  shown: Shown
  explanation: Explanation
  play: Play
  pack: Json
  board: Board
  who: SeatName
}) {
  const { messages } = useSpeech()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    element.showPopover()
    const zoom = zoomOf(element)
    const { width, height } = element.getBoundingClientRect()
    const spot = cardSpot(
      shown.element.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
    )
    Object.assign(element.style, { left: `${spot.left / zoom}px`, top: `${spot.top / zoom}px` })
  }, [shown])
  return (
    <div ref={card} popover="manual" className="explained-card" aria-hidden="true">
      <h2>{explanation.name}</h2>
      <Explained thing={shown.thing} explanation={explanation} {...told} />
      <p className="explained-more">{messages.explain.openHint}</p>
    </div>
  )
}
