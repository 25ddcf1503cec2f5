import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { PlaceName } from '../plates/targets.ts'

/** A finger that rests so long reads. */
const LONG = 450
/** A finger that goes farther does not rest. */
const STILL = 8

const placeOf = (target: EventTarget | null): PlaceName | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined

/** A long press, or the other button of a mouse, reads what lies at a place; the press answers nothing then. */
export function useReading(page: RefObject<HTMLElement | null>, read: (place: PlaceName) => void): void {
  const now = useRef(read)
  useLayoutEffect(() => {
    now.current = read
  })
  useEffect(() => {
    const element = page.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let hasRead = false
    const end = (): void => clearTimeout(timer)
    const onDown = (event: PointerEvent): void => {
      hasRead = false
      end()
      const place = event.pointerType === 'mouse' ? undefined : placeOf(event.target)
      if (place === undefined) return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        hasRead = true
        now.current(place)
      }, LONG)
    }
    const onMove = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) end()
    }
    const onMenu = (event: MouseEvent): void => {
      const place = placeOf(event.target)
      if (place === undefined) return
      event.preventDefault()
      end()
      if (!hasRead) now.current(place)
      hasRead = true
    }
    const onClick = (event: MouseEvent): void => {
      if (!hasRead) return
      event.stopPropagation()
      event.preventDefault()
      hasRead = false
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('contextmenu', onMenu)
    element.addEventListener('click', onClick, true)
    return () => {
      end()
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('contextmenu', onMenu)
      element.removeEventListener('click', onClick, true)
    }
  }, [page])
}
