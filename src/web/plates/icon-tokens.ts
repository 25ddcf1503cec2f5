import type { IconName } from './icons/icons.ts'
import type { VolumeCover } from './pieces/Volume.tsx'

/** One sign in a row of effect icons. */
export type IconToken =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'thing'; readonly icon: IconName; readonly count?: number }
  | { readonly kind: 'volume'; readonly color: VolumeCover }
  /** Volumes that count together, as a hand of books. */
  | { readonly kind: 'set'; readonly colors: readonly VolumeCover[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'arrow' }

export const points = (n: number): IconToken => ({ kind: 'points', points: n })
export const thing = (icon: IconName, count?: number): IconToken =>
  count === undefined ? { kind: 'thing', icon } : { kind: 'thing', icon, count }
export const volume = (color: VolumeCover): IconToken => ({ kind: 'volume', color })
export const set = (...colors: readonly VolumeCover[]): IconToken => ({ kind: 'set', colors })
export const word = (text: string): IconToken => ({ kind: 'word', word: text })
export const arrow: IconToken = { kind: 'arrow' }

/** Numbers keep to 12 px at least; below an icon size of 13 they are as large as the icons beside them. */
export const numberSize = (size: number) => Math.max(12, size * 0.84)

/** Rosettes stand out a little from the icons beside them, and keep room for their number. */
export const rosetteSize = (size: number) => Math.max(size * 1.28, 19)

/** How far the books of a set lie apart: each shows a good half of its cover. */
export const setStep = (size: number) => size * 0.48

const digitsWidth = (count: number, size: number) => `${count}`.length * numberSize(size) * 0.54 + 1

export function tokenWidth(token: IconToken, size: number): number {
  switch (token.kind) {
    case 'points':
      return rosetteSize(size)
    case 'thing':
      return size + (token.count === undefined ? 0 : digitsWidth(token.count, size))
    case 'volume':
      return size * 0.84
    case 'set':
      return size * 0.84 + (token.colors.length - 1) * setStep(size)
    case 'word':
      return token.word.length * size * 0.46
    case 'arrow':
      return size * 0.72
  }
}

export interface PositionedIcon {
  readonly token: IconToken
  readonly x: number
  readonly width: number
}

export interface IconRowLayout {
  readonly size: number
  readonly width: number
  readonly items: readonly PositionedIcon[]
}

/** Sets tokens side by side from 0; where `room` is given, in the largest size from `size` down to 10 that fits it. */
export function layoutTokens(tokens: readonly IconToken[], size: number, gap = 2, room = Infinity): IconRowLayout {
  const items: PositionedIcon[] = []
  let x = 0
  for (const token of tokens) {
    const width = tokenWidth(token, size)
    items.push({ token, x, width })
    x += width + gap
  }
  const width = Math.max(0, x - gap)
  if (width > room && size > 10) return layoutTokens(tokens, size - 1, Math.max(1, gap - 0.5), room)
  return { size, width, items }
}
