import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { motionIsOff } from '../motion/motion-is-off.ts'
import { type Box, centerOf } from '../plates/geometry.ts'
import { Icon } from '../plates/Icon.tsx'
import { usePinch } from './use-pinch.ts'
import './zoomed.css'

/** Text on a plate is not set larger than this, nor smaller while a part of it is shown. */
const most = 1.2
const least = 1

/** Room around the part that is shown. */
const margin = 24

/** Beside the plate lies a strip for the button, so that it covers nothing that could not be drawn from under it. */
const strip = 52

interface Size {
  readonly width: number
  readonly height: number
}

/** How large a plate is drawn in its window, and from where on it is seen: all of it, if that is wanted or can be read. */
function viewOf(pane: Size, plate: Size, boxes: readonly Box[], whole: boolean) {
  const all = Math.min(pane.width / plate.width, pane.height / plate.height)
  if (all >= least) return { readable: true, zoom: all, left: 0, top: 0 }
  const room: Size = { width: pane.width - strip, height: pane.height }
  const fits = ({ w, h }: Box) => Math.min(room.width / (w + margin), room.height / (h + margin))
  const box = boxes.find(part => fits(part) >= least) ?? boxes.at(-1) ?? { x: 0, y: 0, w: plate.width, h: plate.height }
  const zoom = whole
    ? Math.min(room.width / plate.width, room.height / plate.height)
    : Math.min(most, Math.max(least, fits(box)))
  const { x, y } = centerOf(box)
  return { readable: false, zoom, left: x * zoom - room.width / 2, top: y * zoom - room.height / 2 }
}

/**
 * A plate larger than its window: it shows the part that a question is about, all of it while nothing is asked there or where
 * all of it can be read, and can be dragged, pinched, and seen whole by a button or two taps.
 */
export function ZoomedPlate({
  width,
  height,
  focus,
  children,
}: {
  width: number
  height: number
  /** What should be seen, the widest part first; the first that fits is shown. */
  focus: readonly Box[]
  children: ReactNode
}) {
  const { table } = useMessages()
  const pane = useRef<HTMLDivElement>(null)
  const [turned, turn] = useState(false)
  const [readable, setReadable] = useState(false)
  const asked = focus.length > 0
  const whole = asked === turned
  const parts = JSON.stringify(asked ? focus : [{ x: 0, y: 0, w: width, h: height }])

  /** Draws the plate so large. */
  const draw = useCallback(
    (zoom: number) => {
      pane.current?.style.setProperty('--plate-width', `${width * zoom}px`)
      pane.current?.style.setProperty('--plate-height', `${height * zoom}px`)
    },
    [width, height],
  )

  useLayoutEffect(() => {
    const element = pane.current
    if (element === null) return
    const show = (behavior: ScrollBehavior): void => {
      const { clientWidth, clientHeight } = element
      const seen = viewOf({ width: clientWidth, height: clientHeight }, { width, height }, JSON.parse(parts), whole)
      setReadable(seen.readable)
      draw(seen.zoom)
      element.scrollTo({ left: seen.left, top: seen.top, behavior })
    }
    show(motionIsOff() ? 'instant' : 'smooth')
    let size = `${element.clientWidth} ${element.clientHeight}`
    const observer = new ResizeObserver(() => {
      const now = `${element.clientWidth} ${element.clientHeight}`
      if (now !== size) show('instant')
      size = now
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height, parts, whole, draw])

  usePinch(pane, width, draw, () => turn(!turned))

  return (
    <div className="zoomed">
      <div className={readable ? 'zoomed-pane' : 'zoomed-pane zoomed-pane--part'} ref={pane}>
        <div className="zoomed-plate">{children}</div>
      </div>
      {!readable && (
        <button
          type="button"
          className="zoomed-button"
          aria-pressed={whole}
          aria-label={whole ? table.showFocus : table.showWhole}
          onClick={() => turn(!turned)}
        >
          <Icon name="whole" />
        </button>
      )}
    </div>
  )
}
