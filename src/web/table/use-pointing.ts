import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlaceName, Pointing } from '../plates/targets.ts'

/** How places are spoken. A place keeps its name for the whole game, so the names are made once. */
export function useSpoken(
  board: Board | undefined,
  play: Play | undefined,
  seat: Seat | undefined,
): (place: PlaceName) => string {
  const { language } = useSpeech()
  const first = useRef(play)
  first.current ??= play
  const begun = first.current
  return useMemo(
    () => (board === undefined || begun === undefined ? place => place : board.spoken(language, begun, seat ?? 0)),
    [board, begun, language, seat],
  )
}

/** What pointing and picking do. It stays one and the same object, so that places are drawn again only when they change. */
export function usePointing(
  name: (place: PlaceName) => string,
  onPoint: (place: PlaceName | undefined) => void,
  onPick: (place: PlaceName) => void,
): Pointing {
  const now = useRef({ onPoint, onPick })
  useLayoutEffect(() => {
    now.current = { onPoint, onPick }
  })
  return useMemo(
    () => ({
      name,
      onPoint: place => now.current.onPoint(place),
      onPick: place => now.current.onPick(place),
    }),
    [name],
  )
}
