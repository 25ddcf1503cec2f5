import { type RefObject, useRef } from 'react'
import type { Reading } from '../explain/Explaining.tsx'
import type { Shown } from '../explain/thing-at.ts'
import { useExplaining } from '../explain/use-explaining.ts'
import { useMotion } from '../motion/use-motion.ts'
import { useCarrying } from './use-carrying.ts'
import { useDragging } from './use-dragging.ts'
import type { Playing } from './use-playing.ts'
import { useTurning } from './use-turning.ts'

type Element<E extends HTMLElement> = RefObject<E | null>

/** The parts of the page on which hands work and pieces move. */
export interface Surfaces {
  readonly page: Element<HTMLDivElement>
  readonly table: Element<HTMLElement>
  /** Where the picture of a piece that is dragged follows the pointer. */
  readonly carried: Element<HTMLDivElement>
  /** Where pieces fly. */
  readonly layer: Element<HTMLDivElement>
  /** Whether a piece is being dragged. */
  readonly dragging: boolean
  /** What the pointer or the focus rests on. */
  readonly resting: Shown | undefined
}

/** What pointers do on a table besides clicking, and how pieces move on it. */
export function useGestures(
  { snapshot: { play, happened }, board, answering }: Playing,
  read: (reading: Reading) => void,
): Surfaces {
  const page = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLElement>(null)
  const carried = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const dragging = useDragging(table, carried, answering)
  useTurning(table, answering.held !== undefined, answering.turn)
  const resting = useExplaining(page, board, play, read)
  useMotion(page, layer, board, play, happened)
  useCarrying(page, layer, board, play, answering)
  return { page, table, carried, layer, dragging, resting }
}
