import { textWidth } from '../../../plates/text-width.ts'

/** The type size in which a name fits into its room, from `size` down to what can still be read. */
export const fittedSize = (text: string, size: number, room: number): number =>
  Math.max(12, Math.min(size, (size * room) / textWidth(text, size)))
