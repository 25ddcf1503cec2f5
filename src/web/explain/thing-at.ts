import type { Seat } from '../../kernel/contract.ts'
import { isIconName } from '../plates/icons/icons.ts'
import type { PieceKind } from '../plates/pieces/piece-kind.ts'
import type { Thing } from './explanation.ts'

/** A thing of the page, and the element that shows it. */
export interface Shown {
  readonly thing: Thing
  readonly element: Element
  /** The seat whose things are drawn there, if it is not the viewer's. */
  readonly seat: Seat | undefined
}

/** How colours on the page become seats. */
export interface ThingFinder {
  readonly seatOf: (color: string) => Seat | undefined
}

/** What is drawn under a point: the place there, else a piece, else a sign. Nothing that is only text or frame. */
export function thingUnder(x: number, y: number, page: Element, { seatOf }: ThingFinder): Shown | undefined {
  const stack = document.elementsFromPoint(x, y)
  for (const element of stack) {
    if (element.closest('.question') !== null) return undefined
    const place = placeOf(element)
    if (place !== undefined) return place
    if (isInterface(element)) return undefined
  }
  return pieceUnder(x, y, page, seatOf) ?? first(stack, element => signOf(element, seatOf))
}

/** What an element that has the focus shows. */
export const thingOf = (element: Element, { seatOf }: ThingFinder): Shown | undefined =>
  placeOf(element) ?? pieceIn(element, seatOf) ?? signOf(element, seatOf)

/** Buttons and sheets say themselves what they are; questions say it at their answers. */
const isInterface = (element: Element): boolean =>
  element.closest('.table-header, .log-drawer, .explained-card, .recap, dialog > .dialog-body > header') !== null

function placeOf(element: Element): Shown | undefined {
  const place = element.closest<HTMLElement>('[data-place], [data-about]')
  const name = place?.dataset.place ?? place?.dataset.about
  if (place === null || name === undefined) return undefined
  return { thing: { kind: 'place', place: name }, element: place, seat: shownSeat(place) }
}

/** Pieces let the pointer through to the place on which they stand, so they are found by where they are. */
function pieceUnder(x: number, y: number, page: Element, seatOf: ThingFinder['seatOf']): Shown | undefined {
  const within = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  }
  const pieces = [...page.querySelectorAll('[data-kind]')].filter(within)
  return first(pieces.toReversed(), element => pieceIn(element, seatOf))
}

function pieceIn(element: Element, seatOf: ThingFinder['seatOf']): Shown | undefined {
  const piece = element.closest('[data-kind]')
  const kind = piece?.getAttribute('data-kind')
  if (piece === null || kind === null || kind === undefined) return undefined
  const owner = seatOf(piece.getAttribute('data-color') ?? '')
  return { thing: { kind: 'piece', piece: kind as PieceKind, owner }, element: piece, seat: shownSeat(piece) }
}

function signOf(element: Element, seatOf: ThingFinder['seatOf']): Shown | undefined {
  const svg = element.closest('svg')
  const drawn = element.matches('use')
    ? element
    : svg?.querySelectorAll('use').length === 1
      ? svg.querySelector('use')
      : null
  const named = element.closest('[data-icon]')?.getAttribute('data-icon')
  const name = named ?? drawn?.getAttribute('href')?.replace('#icon-', '') ?? ''
  if (!isIconName(name)) return undefined
  const owner = seatOf(element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '')
  return { thing: { kind: 'icon', icon: name, owner }, element, seat: shownSeat(element) }
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where another player's things are drawn large, an element around them says whose. */
function shownSeat(element: Element): Seat | undefined {
  const of = element.closest<HTMLElement>('[data-shown-seat]')?.dataset.shownSeat
  return of === undefined ? undefined : Number(of)
}
