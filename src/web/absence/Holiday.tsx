import { useState } from 'react'
import { callInfo } from '../../protocol/notices/answers.ts'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { RequestForm } from '../account/RequestForm.tsx'
import { useMessages } from '../messages/messages.ts'
import { ask } from '../session/remote/ask.ts'

/** The days on which the viewer is away from all tables over days. */
export function Holiday({ known }: { known: CallInfo }) {
  const { absence: say } = useMessages()
  const [holiday, setHoliday] = useState(known.holiday)
  const tell = async (wanted: CallInfo['holiday'] | null): Promise<void> =>
    setHoliday((await ask(callInfo, 'PATCH', '/me/calls', { holiday: wanted })).holiday)
  return (
    <section className="account-part">
      <h2>{say.holiday}</h2>
      <p className="quiet">{say.holidayHelp}</p>
      <RequestForm
        submit={say.save}
        done={say.saved}
        onSend={field => tell({ from: startOf(field('from')), to: endOf(field('to')) })}
      >
        <div className="call-hours">
          <label>
            {say.from}
            <input key={holiday?.from} name="from" type="date" required defaultValue={dateOf(holiday?.from)} />
          </label>
          <label>
            {say.to}
            <input key={holiday?.to} name="to" type="date" required defaultValue={dateOf(holiday && holiday.to - 1)} />
          </label>
        </div>
      </RequestForm>
      {holiday !== undefined && <RequestForm submit={say.back} onSend={() => tell(null)} />}
    </section>
  )
}

/** The start and the end of a day by the clock of this device: one in which it is set has not 24 hours. */
const startOf = (date: string): number => new Date(`${date}T00:00`).getTime()
const endOf = (date: string): number => new Date(`${date}T24:00`).getTime()

const dateOf = (time: number | undefined): string =>
  time === undefined ? '' : new Intl.DateTimeFormat('en-CA').format(time)
