import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'

/** The steps in which keys move the edge, in pixels. */
const STEP = 48

/** The question keeps this much, and leaves the board as much. */
const LEAST = 150

/** On a phone, the upper edge of the question: dragged down the board grows, dragged up the list of answers does. */
export function SheetGrip() {
  const { table } = useMessages()
  const grip = useRef<HTMLDivElement>(null)
  /** The share of the page that the question has, in per cent. */
  const [share, setShare] = useState(0)
  const page = () => grip.current?.closest<HTMLElement>('.table-page') ?? undefined
  const zoom = () => grip.current?.currentCSSZoom ?? 1

  const setTo = (height: number): void => {
    const whole = page()
    if (whole === undefined) return
    const { clientHeight: room } = whole
    const fitting = Math.round(Math.max(LEAST, Math.min(room - LEAST - 80, height)))
    whole.style.setProperty('--chosen-sheet', `${fitting}px`)
    setShare(Math.round((fitting / room) * 100))
  }
  const heightNow = (): number => page()?.querySelector<HTMLElement>('.question')?.offsetHeight ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured once; after that it is known
  useLayoutEffect(() => setShare(Math.round((heightNow() / (page()?.clientHeight ?? 1)) * 100)), [])

  const onDown = (down: PointerEvent<HTMLDivElement>): void => {
    const before = heightNow()
    down.currentTarget.setPointerCapture(down.pointerId)
    const onMove = (move: globalThis.PointerEvent) => setTo(before + (down.clientY - move.clientY) / zoom())
    const element = down.currentTarget
    const end = (): void => {
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line does not take the pointer; this is the separator that can be moved
    <div
      ref={grip}
      className="sheet-grip"
      role="separator"
      aria-orientation="horizontal"
      aria-label={table.sheetGrip}
      aria-valuenow={share}
      tabIndex={0}
      onPointerDown={onDown}
      onDoubleClick={() => page()?.style.removeProperty('--chosen-sheet')}
      onKeyDown={event => {
        if (event.key === 'ArrowUp') setTo(heightNow() + STEP)
        else if (event.key === 'ArrowDown') setTo(heightNow() - STEP)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
