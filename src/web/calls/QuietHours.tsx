import { useState } from 'react'
import { callInfo } from '../../protocol/notices/answers.ts'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { RequestForm } from '../account/RequestForm.tsx'
import { useMessages } from '../messages/messages.ts'
import { ask } from '../session/remote/ask.ts'
import { tellZone } from './zone.ts'

/** The hours in which nobody is to be called, by the clock of where the viewer is. */
export function QuietHours({ quiet }: { quiet: CallInfo['quiet'] }) {
  const { calls: say } = useMessages()
  const [on, setOn] = useState(quiet !== undefined)
  const save = async (field: (name: string) => string): Promise<void> => {
    const hours = on ? { from: minuteOf(field('from')), to: minuteOf(field('to')) } : null
    await ask(callInfo, 'PATCH', '/me/calls', { quiet: hours })
    await tellZone()
  }
  return (
    <>
      <h3>{say.quiet}</h3>
      <RequestForm submit={say.save} done={say.saved} onSend={save}>
        <label className="form-check">
          <input type="checkbox" checked={on} onChange={event => setOn(event.target.checked)} />
          {say.quietOn}
        </label>
        {on && (
          <div className="call-hours">
            <label>
              {say.from}
              <input name="from" type="time" required defaultValue={timeOf(quiet?.from ?? 22 * 60)} />
            </label>
            <label>
              {say.to}
              <input name="to" type="time" required defaultValue={timeOf(quiet?.to ?? 8 * 60)} />
            </label>
          </div>
        )}
      </RequestForm>
    </>
  )
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')
