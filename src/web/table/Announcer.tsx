import { useEffect, useRef, useState } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import type { Asking } from '../question/choices.ts'
import type { TableSnapshot } from '../session/session.ts'
import { linesOf } from './happenings.ts'

/** More than this is not said at once: the log has the rest. */
const MOST_LINES = 6

/** Says to a screen reader what others did and what is asked now. */
export function Announcer({
  asking,
  snapshot,
  who,
}: {
  asking: Asking | undefined
  snapshot: TableSnapshot
  who: SeatName
}) {
  const { language } = useSpeech()
  const { happened, game, play, seat } = snapshot
  const [text, say] = useState('')
  const told = useRef(happened.length)
  const asked = useRef('')
  useEffect(() => {
    const fresh = happened.slice(told.current).filter(one => one.seat !== seat)
    told.current = happened.length
    const lines = fresh.flatMap(one => linesOf(game, play?.components, language, one.events, who))
    const question = asking !== undefined && asking.id !== asked.current ? [asking.title, asking.help ?? ''] : []
    asked.current = asking?.id ?? ''
    const all = [...lines.slice(-MOST_LINES), ...question].filter(line => line !== '')
    if (all.length > 0) say(all.join('. '))
  }, [asking, happened, game, play, seat, language, who])
  return (
    <div className="spoken-only" aria-live="polite" role="status">
      {text}
    </div>
  )
}
