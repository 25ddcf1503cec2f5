import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { Board, Carrying } from '../boards/board.ts'
import { zoomOf } from '../motion/standing.ts'
import type { Choice } from '../question/choices.ts'
import type { Answering } from '../question/use-answering.ts'
import { placeUnder, swallowClick, threshold } from './use-dragging.ts'

interface Carried {
  readonly choice: Choice
  readonly way: Carrying
}

/**
 * What lies on the board can be carried to where an answer puts it: a card to the desk, a figure to a city. Letting go there
 * is the same answer as a click. Fingers scroll and tap instead. A picture of what is carried is put into `layer`.
 */
export function useCarrying(
  page: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  board: Board | undefined,
  play: Play | undefined,
  answering: Answering,
): void {
  const now = useRef({ board, play, answering })
  useLayoutEffect(() => {
    now.current = { board, play, answering }
  })
  useEffect(() => {
    const element = page.current
    if (element === null) return
    const onDown = (down: PointerEvent): void => {
      if (down.button !== 0 || down.pointerType === 'touch') return
      const from = placeUnder(down.clientX, down.clientY)
      const carried = from === undefined ? [] : carriedFrom(now.current, from)
      if (carried.length === 0) return
      const landing = (place: string | undefined) =>
        place === undefined ? undefined : carried.find(({ way }) => way.onto(place))?.choice
      let picture: HTMLElement | undefined
      const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
        if (picture === undefined) {
          if (Math.hypot(x - down.clientX, y - down.clientY) < threshold) return
          picture = pictureOf(down.target)
          layer.current?.append(picture)
          element.dataset.carrying = carried[0]?.way.what ?? ''
        }
        const zoom = zoomOf(picture)
        picture.style.translate = `${x / zoom}px ${y / zoom}px`
        now.current.answering.point(landing(placeUnder(x, y)))
      }
      const end = (): void => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', end)
        picture?.remove()
        delete element.dataset.carrying
      }
      const onUp = ({ clientX, clientY }: PointerEvent): void => {
        const wasCarried = picture !== undefined
        end()
        if (!wasCarried) return
        swallowClick()
        const choice = landing(placeUnder(clientX, clientY))
        if (choice === undefined) now.current.answering.point(undefined)
        else now.current.answering.pick(choice, 'mouse')
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', onDown)
    return () => element.removeEventListener('pointerdown', onDown)
  }, [page, layer])
}

interface Carriable {
  readonly board: Board | undefined
  readonly play: Play | undefined
  readonly answering: Answering
}

function carriedFrom({ board, play, answering }: Carriable, place: string): readonly Carried[] {
  if (board?.carryingOf === undefined || play === undefined) return []
  return answering.choices.flatMap(choice => {
    const way = board.carryingOf?.(play, choice.option, choice.places)
    return way?.from === place ? [{ choice, way }] : []
  })
}

/** A card looks like itself; of what is drawn on a plate the preview shows where it would stand. */
function pictureOf(target: EventTarget | null): HTMLElement {
  const box = target instanceof Element ? target.closest('.target-box') : null
  const picture = document.createElement('div')
  picture.className = 'carried-picture'
  if (box instanceof HTMLElement) {
    const copy = box.cloneNode(true) as HTMLElement
    Object.assign(copy.style, { width: `${box.offsetWidth}px`, height: `${box.offsetHeight}px`, outline: 'none' })
    copy.inert = true
    picture.append(copy)
  }
  return picture
}
