import { type RefObject, useEffect, useRef } from 'react'

/** What the last click was made with: a finger cannot hover, so it shows before it does. */
export function useLastPointer(): RefObject<'mouse' | 'touch' | 'key'> {
  const last = useRef<'mouse' | 'touch' | 'key'>('mouse')
  useEffect(() => {
    const onPointer = (event: PointerEvent): void => {
      last.current = event.pointerType === 'mouse' ? 'mouse' : 'touch'
    }
    const onKey = (): void => {
      last.current = 'key'
    }
    addEventListener('pointerdown', onPointer, true)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('pointerdown', onPointer, true)
      removeEventListener('keydown', onKey, true)
    }
  }, [])
  return last
}
