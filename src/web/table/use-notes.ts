import { useMemo } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'

/** Where each seat is, in a word or two: a bot, away, choosing. */
export function useNotes({ seats, asked }: TableSnapshot): readonly string[] {
  const { bot, away, choosing } = useMessages().table
  return useMemo(
    () =>
      seats.map((info, seat) =>
        [info.kind === 'bot' ? bot : info.present === false ? away : '', asked.includes(seat) ? choosing : '']
          .filter(word => word !== '')
          .join(', '),
      ),
    [seats, asked, bot, away, choosing],
  )
}
