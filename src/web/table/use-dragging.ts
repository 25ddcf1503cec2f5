import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { zoomOf } from '../motion/standing.ts'
import type { Answering } from '../question/use-answering.ts'

/** A pointer that goes less far than this clicks. */
export const threshold = 6

/** The place of the table under a point; what lies before the others is named alike, and nothing goes there. */
export function placeUnder(x: number, y: number): string | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return place?.closest('[data-shown-seat]') === null ? place.dataset.place : undefined
}

/** A click that ends a drag is none. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

/**
 * Pieces of a board can be dragged to where they are set down. Says whether one is being dragged; `picture` follows the
 * pointer meanwhile.
 */
export function useDragging(
  table: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  answering: Answering,
): boolean {
  const [dragging, setDragging] = useState(false)
  const now = useRef(answering)
  useLayoutEffect(() => {
    now.current = answering
  })
  useEffect(() => {
    const element = table.current
    if (element === null) return
    const onDown = (down: PointerEvent): void => {
      const from = down.button === 0 ? placeUnder(down.clientX, down.clientY) : undefined
      const piece = now.current.liftable.find(one => from !== undefined && one.from.includes(from))
      if (piece === undefined) return
      let isDragged = false
      let over: string | undefined
      const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
        if (!isDragged && Math.hypot(x - down.clientX, y - down.clientY) < threshold) return
        if (!isDragged) {
          isDragged = true
          if (now.current.held?.piece !== piece.id) now.current.hold(piece)
          setDragging(true)
        }
        const zoom = picture.current === null ? 1 : zoomOf(picture.current)
        picture.current?.style.setProperty('transform', `translate(${x / zoom}px, ${y / zoom}px)`)
        const place = placeUnder(x, y)
        if (place !== over) now.current.pointAt(place)
        over = place
      }
      const end = (): void => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', end)
        setDragging(false)
      }
      const onUp = (up: PointerEvent): void => {
        end()
        if (!isDragged) return
        swallowClick()
        const { choices, hold, pickAt } = now.current
        const place = placeUnder(up.clientX, up.clientY)
        if (place !== undefined && choices.some(one => one.places.includes(place)))
          pickAt(place, up.pointerType === 'mouse' ? 'mouse' : 'touch')
        else hold(undefined)
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', onDown)
    return () => element.removeEventListener('pointerdown', onDown)
  }, [table, picture])
  return dragging
}
