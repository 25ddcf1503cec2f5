import type { SeatColor } from '../plates/seats.ts'
import type { PlaceName } from '../plates/targets.ts'

/** A thing on the table and where it was when it was last looked at; it may be gone from the page since. */
export interface Stood {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** A box of the window in the units of a layer, which is drawn as large as the table. */
export function inLayer(layer: Element, { x, y, width, height }: DOMRect): DOMRect {
  const zoom = zoomOf(layer)
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}

/** How large an element is drawn. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1

/** Where everything lies that could go elsewhere: cards, tiles and the like, set in HTML. Drawn pieces move by themselves. */
export function thingsOn(page: HTMLElement): ReadonlyMap<PlaceName, Stood> {
  const things = new Map<PlaceName, Stood>()
  for (const cover of page.querySelectorAll<HTMLElement>('.target-cover[data-place]')) {
    const { place = '' } = cover.dataset
    const element = cover.parentElement
    if (element !== null && isOnTable(cover) && !things.has(place))
      things.set(place, { element, box: element.getBoundingClientRect() })
  }
  return things
}

/** What lies before the others where it stands open is named as one's own things are: nothing moves there. */
const isOnTable = (element: Element): boolean => element.closest('[data-shown-seat]') === null

/** Where a place of the board is seen. */
export const placeOn = (page: HTMLElement, place: PlaceName): DOMRect | undefined =>
  boxOf(page, `[data-place="${CSS.escape(place)}"]`)

/** Where a seat's own count of points, or its strip, is seen. */
export const seatOn = (page: HTMLElement, color: SeatColor): DOMRect | undefined =>
  boxOf(page, `[data-seat="${color}"]`)

function boxOf(page: HTMLElement, selector: string): DOMRect | undefined {
  const boxes = [...page.querySelectorAll(selector)].filter(isOnTable).map(element => element.getBoundingClientRect())
  return boxes.find(box => box.width > 0)
}
