import { type RefObject, useEffect, useRef } from 'react'

/** How large two fingers can draw a plate. */
const largest = 2.4

/** Two taps within this time, in milliseconds, and this far apart, are a double one. */
const QUICK = 300
const CLOSE = 24

const between = (one: Touch, other: Touch): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** A plate in its window is drawn larger and smaller by two fingers; two taps on bare ground call `onDoubleTap`. */
export function usePinch(
  pane: RefObject<HTMLElement | null>,
  width: number,
  draw: (zoom: number) => void,
  onDoubleTap: () => void,
): void {
  const tapped = useRef(onDoubleTap)
  useEffect(() => {
    tapped.current = onDoubleTap
  })
  useEffect(() => {
    const element = pane.current
    if (element === null) return
    let start: { readonly gap: number; readonly zoom: number } | undefined
    let last = { at: 0, x: 0, y: 0 }
    const zoomNow = (): number => (element.firstElementChild?.clientWidth ?? width) / width
    const onStart = ({ touches: [one, other] }: TouchEvent): void => {
      start = one === undefined || other === undefined ? undefined : { gap: between(one, other), zoom: zoomNow() }
    }
    const onMove = (event: TouchEvent): void => {
      const [one, other] = event.touches
      if (start === undefined || one === undefined || other === undefined) return
      event.preventDefault()
      const before = zoomNow()
      const zoom = Math.min(largest, Math.max(0.3, (start.zoom * between(one, other)) / start.gap))
      const { left, top } = element.getBoundingClientRect()
      const [x, y] = [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top]
      draw(zoom)
      // What lies between the fingers stays there.
      element.scrollLeft = ((element.scrollLeft + x) / before) * zoom - x
      element.scrollTop = ((element.scrollTop + y) / before) * zoom - y
    }
    const onEnd = (event: TouchEvent): void => {
      const [touch] = event.changedTouches
      if (event.touches.length > 0 || touch === undefined) return
      const pinched = start !== undefined
      start = undefined
      const onPlace = event.target instanceof Element && event.target.closest('[data-place]') !== null
      const now = { at: event.timeStamp, x: touch.clientX, y: touch.clientY }
      const isDouble = now.at - last.at < QUICK && Math.hypot(now.x - last.x, now.y - last.y) < CLOSE
      last = pinched || onPlace || isDouble ? { at: 0, x: 0, y: 0 } : now
      if (isDouble && !pinched && !onPlace) tapped.current()
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
    }
  }, [pane, width, draw])
}
