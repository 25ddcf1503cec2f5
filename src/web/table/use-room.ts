import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { LeastRoom } from '../boards/board.ts'
import { settings } from '../settings/settings.ts'
import { roomWords, textIn, unitIn } from './room.ts'
import { type Beside, roomBeside } from './room-beside.ts'

/** The window in the units in which a table is drawn in it, and how large they are. */
function drawnSize() {
  const seen = { width: innerWidth, height: innerHeight }
  const text = textIn(seen, settings.get().textSize / 100)
  const unit = unitIn({ width: seen.width / text, height: seen.height / text })
  const zoom = text * unit
  return { size: { width: seen.width / zoom, height: seen.height / zoom }, zoom }
}

function onDrawnSize(listen: () => void): () => void {
  addEventListener('resize', listen)
  const unsubscribe = settings.subscribe(listen)
  return () => {
    removeEventListener('resize', listen)
    unsubscribe()
  }
}

const wordsNow = (): string => roomWords(drawnSize().size)

const isLarge = (): boolean => wordsNow().includes('large')

/** The words for the room there is now. */
export const useRoomWords = (): string => useSyncExternalStore(onDrawnSize, wordsNow, wordsNow)

/** Whether there is room for what is otherwise opened when it is wanted. */
export const useLargeWindow = (): boolean => useSyncExternalStore(onDrawnSize, isLarge, isLarge)

const isLow = (): boolean => {
  const words = wordsNow().split(' ')
  return words.includes('low') && words.includes('roomy')
}

/** Whether a window with a rail is so low that its parts share their room. */
export const useLowWindow = (): boolean => useSyncExternalStore(onDrawnSize, isLow, isLow)

/** Where the window has room for the boards of the others, if there are others, of a game that needs at least so much. */
export function useRoomBeside(least: LeastRoom | undefined, seats: number): Beside | undefined {
  const now = () => JSON.stringify(least && seats > 1 ? roomBeside(drawnSize().size, least) : undefined) ?? ''
  const text = useSyncExternalStore(onDrawnSize, now, now)
  return useMemo(() => (text === '' ? undefined : (JSON.parse(text) as Beside)), [text])
}

/** Writes on the page how a table divides its window, and how large it is drawn, as long as a table is open. */
export function useRoom(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const measure = (): void => {
      const { size, zoom } = drawnSize()
      page.dataset.room = roomWords(size)
      page.style.setProperty('--zoom', String(zoom))
    }
    measure()
    const unsubscribe = onDrawnSize(measure)
    return () => {
      unsubscribe()
      delete page.dataset.room
      page.style.removeProperty('--zoom')
    }
  }, [])
}

/** What the page of a table says of the boards that stand open beside it. */
export const pageBeside = (beside: Beside | undefined) =>
  beside && { 'data-beside': beside.where, style: { '--beside': `${beside.extent}px` } }
