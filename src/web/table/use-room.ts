import { useLayoutEffect } from 'react'
import { settings } from '../settings/settings.ts'
import { roomWords, textIn, unitIn } from './room.ts'

/** Whether there is room for what is otherwise opened when it is wanted. */
export const isLargeWindow = (): boolean => roomWords(drawnSize().size).includes('large')

/** The window in the units in which a table is drawn in it, and how large they are. */
function drawnSize() {
  const seen = { width: innerWidth, height: innerHeight }
  const text = textIn(seen, settings.get().textSize / 100)
  const unit = unitIn({ width: seen.width / text, height: seen.height / text })
  const zoom = text * unit
  return { size: { width: seen.width / zoom, height: seen.height / zoom }, zoom }
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
    addEventListener('resize', measure)
    const unsubscribe = settings.subscribe(measure)
    return () => {
      removeEventListener('resize', measure)
      unsubscribe()
      delete page.dataset.room
      page.style.removeProperty('--zoom')
    }
  }, [])
}
