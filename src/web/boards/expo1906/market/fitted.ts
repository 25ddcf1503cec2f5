import { textWidth } from '../../../plates/text-width.ts'

/** How a name is set in its room: from `size` down to what can still be read, and closer where that is still too long. */
export function fitted(text: string, size: number, room: number) {
  const fontSize = Math.max(12, Math.min(size, (size * room) / textWidth(text, size)))
  const close = textWidth(text, fontSize) > room
  return { fontSize, ...(close ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}) }
}
