import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { motionIsOff } from '../motion/motion-is-off.ts'
import { type Box, centerOf } from '../plates/geometry.ts'
import { Icon } from '../plates/Icon.tsx'
import './zoomed.css'

/** Text on a plate is not set larger than this, nor smaller while a part of it is shown. */
const most = 1.2
const least = 1

/** Room around the part that is shown. */
const margin = 24

/** A plate larger than its window: it shows the part that a question is about, can be dragged, and can be seen whole. */
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
  const [whole, setWhole] = useState(false)
  const parts = JSON.stringify(focus.length > 0 ? focus : [{ x: 0, y: 0, w: width, h: height }])

  useEffect(() => {
    const element = pane.current
    if (element === null) return
    const { clientWidth: w, clientHeight: h } = element
    const boxes: readonly Box[] = JSON.parse(parts)
    const fits = (box: Box) => Math.min(w / (box.w + margin), h / (box.h + margin))
    const box = boxes.find(part => fits(part) >= least) ?? boxes.at(-1)
    if (box === undefined) return
    const { x, y } = centerOf(box)
    const zoom = whole ? Math.min(w / width, h / height) : Math.min(most, Math.max(least, fits(box)))
    element.style.setProperty('--plate-width', `${width * zoom}px`)
    element.style.setProperty('--plate-height', `${height * zoom}px`)
    element.scrollTo({
      left: x * zoom - w / 2,
      top: y * zoom - h / 2,
      behavior: motionIsOff() ? 'instant' : 'smooth',
    })
  }, [width, height, parts, whole])

  return (
    <div className="zoomed">
      <div className="zoomed-pane" ref={pane}>
        <div className="zoomed-plate">{children}</div>
      </div>
      <button
        type="button"
        className="zoomed-button"
        aria-pressed={whole}
        aria-label={whole ? table.showFocus : table.showWhole}
        onClick={() => setWhole(!whole)}
      >
        <Icon name="whole" />
      </button>
    </div>
  )
}
