/**
 * How the page of a table divides its window: the question in a rail beside the board; below it, where the window is upright;
 * beside one part of the board, where it is low; or below one part, on a phone.
 */
export type Room = 'wide' | 'upright' | 'side' | 'phone'

interface Size {
  readonly width: number
  readonly height: number
}

/** Less than this is too low for a board with all its parts. */
const LOW = 480

/** The form of the page for a window of this size, in the units in which it is drawn. */
export function roomIn({ width, height }: Size): Room {
  if (height < LOW && width > height) return 'side'
  if (width < 640) return 'phone'
  if (height > width && width < 1228) return 'upright'
  return width < 760 ? 'side' : 'wide'
}

/** Large windows draw everything larger, as far as it keeps its room. */
export function unitIn({ width, height }: Size): number {
  if (width < 1900 || height < 950) return 1
  return Math.max(1, Math.min(width / 1970, height / 1000, 2))
}

/** No window is made smaller than the smallest phone by larger text. */
const LEAST = { short: 320, long: 568 }

/** How much larger a viewer's text can be drawn in a window, of what they want. */
export const textIn = ({ width, height }: Size, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.min(width, height) / LEAST.short, Math.max(width, height) / LEAST.long))

/** What style sheets are told of the room: its form, and what in it is short of width or height. */
export function roomWords(size: Size): string {
  const room = roomIn(size)
  const words: (string | false)[] = [
    room,
    size.width >= 1660 && size.height >= 900 && 'large',
    room === 'side' || room === 'phone' ? 'small' : 'roomy',
    size.width < 1200 && 'narrow',
    size.width < 1420 && 'slim',
    size.width < 840 && 'tight',
    size.width < 380 && 'tiny',
    size.height < 800 && 'low',
  ]
  return words.filter(word => word !== false).join(' ')
}
