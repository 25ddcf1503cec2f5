import { useState } from 'react'
import type { PersonTie } from '../../protocol/people/requests.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { changeTie } from '../session/remote/ties.ts'
import './people.css'
import { ReportDialog } from './ReportDialog.tsx'

/** What can be done about somebody: following, blocking, telling the host of them. Stands wherever a person is named. */
export function TieButtons({ tie, onChange }: { tie: PersonTie; onChange: (tie: PersonTie) => void }) {
  const messages = useMessages()
  const { people: say } = messages
  const { id: person, name, follows, blocked } = tie
  const [reporting, report] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const change = (wanted: { follows: boolean } | { blocked: boolean }): void =>
    void changeTie({ person, ...wanted }).then(changed => {
      setFault(undefined)
      onChange(changed)
    }, setFault)
  const block = (): void => {
    if (blocked || confirm(say.blockSure(name))) change({ blocked: !blocked })
  }
  return (
    <fieldset className="tie-buttons" aria-label={say.actions(name)}>
      {!blocked && (
        <button type="button" className="button" aria-pressed={follows} onClick={() => change({ follows: !follows })}>
          {follows ? say.unfollow : say.follow}
        </button>
      )}
      <button type="button" className="text-button" onClick={block}>
        {blocked ? say.unblock : say.block}
      </button>
      <button type="button" className="text-button" onClick={() => report(true)}>
        {say.report}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
      {reporting && <ReportDialog name={name} whom={{ person }} onClose={() => report(false)} />}
    </fieldset>
  )
}
