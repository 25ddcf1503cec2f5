import { paceIn } from '../../protocol/notices/pace-words.ts'
import type { Invitation } from '../../protocol/rest.ts'
import { nameOfTiming } from '../lobby/clocks.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { RatedHelp } from '../rated/RatedHelp.tsx'

/** By what time the game goes, as a sentence and a week, and what it means to be away. */
export function PaceFacts({ arrangement }: { arrangement: Invitation['arrangement'] }) {
  const { language, messages } = useSpeech()
  const { invitation: say, lobby } = messages
  const { pace, clock } = arrangement
  const words = pace && paceIn(language, pace)
  const name = nameOfTiming(arrangement)
  const about = words?.about ?? (clock === undefined ? say.noClock : ((name && lobby.clocks[name]) ?? lobby.ownClock))
  return (
    <dl className="invitation-facts">
      <div>
        <dt>
          <Icon name="clock" /> {about}
        </dt>
        <dd>{words?.sentence ?? (clock === undefined ? say.noClockHelp : '')}</dd>
        {pace !== undefined && (
          <dd className="invitation-week" aria-hidden="true">
            {say.week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days of the week are told apart by their place
              <span key={at} data-free={at > 4 && pace.weekends === 'off' ? '' : undefined}>
                {day}
              </span>
            ))}
          </dd>
        )}
      </div>
      {(pace !== undefined || clock !== undefined) && (
        <div>
          <dt>{say.away}</dt>
          <dd>{pace === undefined ? say.awayClock : say.awayHelp}</dd>
        </div>
      )}
      {arrangement.rated && <RatedHelp />}
    </dl>
  )
}
