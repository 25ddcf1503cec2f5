import type { ReactNode } from 'react'
import type { Language } from '../../kernel/words.ts'
import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { Holiday, WaitedFor } from '../../tables/pace.ts'
import { type Messages, useSpeech } from '../messages/messages.ts'

/** Somebody who is waited for: since when, and what may be done about it from when on, by whom. */
export function AwaySeat({
  waiting: { since, nudgeFrom, standInFrom, nudged },
  away,
  name,
  now,
  seated,
  children,
}: {
  waiting: WaitedFor
  /** When they are away, if they have said so: told to those who play with them. */
  away?: Holiday | undefined
  name: string
  now: number
  /** Whether the viewer is one of those who may do something about it. */
  seated: boolean
  children: ReactNode
}) {
  const { language, messages } = useSpeech()
  const { absence: say } = messages
  const sayNudge = seated ? say.nudgeFrom : say.othersNudgeFrom
  const next = now < nudgeFrom ? sayNudge(momentIn(language, nudgeFrom, now)) : undefined
  return (
    <li data-late={now >= nudgeFrom ? '' : undefined}>
      <b>
        {say.since(name, spanIn(language, now - since))}
        {now >= nudgeFrom && `, ${say.over(spanIn(language, now - nudgeFrom))}`}
      </b>
      <small>
        {[
          away === undefined || now >= away.to ? undefined : awayWords(say, away, now, language),
          next ?? (now < standInFrom ? say.standInFrom(momentIn(language, standInFrom, now)) : undefined),
          nudged === undefined ? undefined : say.nudged(momentIn(language, nudged, now)),
        ]
          .filter(said => said !== undefined)
          .map(said => `${said}.`)
          .join(' ')}
      </small>
      {children}
    </li>
  )
}

function awayWords(say: Messages['absence'], { from, to }: Holiday, now: number, language: Language): string {
  const until = momentIn(language, to, now)
  return now >= from ? say.awayUntil(until) : say.awayFrom(momentIn(language, from, now), until)
}
