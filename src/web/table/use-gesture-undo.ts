import { useMemo, useRef } from 'react'
import type { TableCommands, TableSnapshot } from '../session/session.ts'

/** Answers that were given in one gesture, by how many the game had before and after. */
interface Gesture {
  readonly from: number
  readonly to: number
}

/** Takes a gesture back as it was given: all of its answers at once, and gives them again at once. */
export function useGestureUndo(commands: TableCommands, { play }: TableSnapshot): TableCommands {
  const gestures = useRef<readonly Gesture[]>([])
  const answered = useRef(0)
  answered.current = play?.state.answered ?? 0
  return useMemo(() => {
    const times = (wanted: Gesture | undefined, act: () => void): void => {
      for (let left = wanted === undefined ? 1 : wanted.to - wanted.from; left > 0; left--) act()
    }
    return {
      ...commands,
      answer(keys) {
        const from = answered.current
        gestures.current = [...gestures.current.filter(one => one.to <= from), { from, to: from + keys.length }]
        commands.answer(keys)
      },
      undo: () =>
        times(
          gestures.current.find(one => one.to === answered.current),
          commands.undo,
        ),
      redo: () =>
        times(
          gestures.current.find(one => one.from === answered.current),
          commands.redo,
        ),
    }
  }, [commands])
}
