import { useLayoutEffect } from 'react'
import { settings } from '../settings/settings.ts'
import { roomWords, unitIn } from './room.ts'

/** Writes on the page how a table divides its window, and how large it is drawn, as long as a table is open. */
export function useRoom(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const measure = (): void => {
      const text = settings.get().textSize / 100
      const size = { width: innerWidth / text, height: innerHeight / text }
      const unit = unitIn(size)
      page.dataset.room = roomWords({ width: size.width / unit, height: size.height / unit })
      page.style.setProperty('--zoom', String(text * unit))
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
