import { type RefObject, useEffect } from 'react'

/** So far the wheel goes, and so far two fingers twist, for a quarter turn. */
const wheelStep = 60
const twistStep = Math.PI / 5

function angleOf(touches: TouchList): number | undefined {
  const [one, other] = [touches[0], touches[1]]
  if (one === undefined || other === undefined) return undefined
  return Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX)
}

/** While a piece is held, the wheel and two fingers on the table turn it. */
export function useTurning(
  table: RefObject<HTMLElement | null>,
  held: boolean,
  turn: (quarters: number) => void,
): void {
  useEffect(() => {
    const element = table.current
    if (element === null || !held) return
    let wheeled = 0
    let angle: number | undefined
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      wheeled += event.deltaY
      if (Math.abs(wheeled) < wheelStep) return
      turn(Math.sign(wheeled))
      wheeled = 0
    }
    const onTouch = (event: TouchEvent): void => {
      angle = angleOf(event.touches)
    }
    const onTwist = (event: TouchEvent): void => {
      const next = angleOf(event.touches)
      if (next === undefined || angle === undefined) return
      event.preventDefault()
      const twisted = Math.atan2(Math.sin(next - angle), Math.cos(next - angle))
      if (Math.abs(twisted) < twistStep) return
      turn(Math.sign(twisted))
      angle = next
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouch)
    element.addEventListener('touchmove', onTwist, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouch)
      element.removeEventListener('touchmove', onTwist)
    }
  })
}
