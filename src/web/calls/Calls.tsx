import { useEffect, useState } from 'react'
import { type NoticeKind, noticeKinds } from '../../protocol/notices/notice.ts'
import type { CallInfo } from '../../protocol/notices/requests.ts'
import { Holiday } from '../absence/Holiday.tsx'
import { useMessages } from '../messages/messages.ts'
import { QuietHours } from './QuietHours.tsx'
import { callHere, callHereNoMore, canBeCalled, kindsHere, myCalls, NotPermitted, removeDevice } from './this-device.ts'

/** Where and for what the viewer is called while the page is closed. */
export function Calls() {
  const { calls: say } = useMessages()
  const [known, setKnown] = useState<CallInfo>()
  useEffect(() => void myCalls().then(setKnown, () => setKnown(undefined)), [])
  const others = known?.devices.filter(device => !(device.current && kindsHere() !== undefined)) ?? []
  return (
    <>
      <section className="account-part" id="calls">
        <h2>{say.title}</h2>
        <p className="quiet">{say.help}</p>
        {canBeCalled() ? <ThisDevice onChange={setKnown} /> : <p>{say.notHere}</p>}
        {others.length > 0 && (
          <>
            <h3>{say.others}</h3>
            <ul className="account-tokens" aria-label={say.others}>
              {others.map(({ id, label }) => (
                <li key={id}>
                  <b>{label}</b>
                  <button
                    type="button"
                    className="button"
                    aria-label={say.removeOne(label)}
                    onClick={() => removeDevice(id).then(myCalls).then(setKnown)}
                  >
                    {say.remove}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {known !== undefined && <QuietHours quiet={known.quiet} />}
      </section>
      {known !== undefined && <Holiday known={known} />}
    </>
  )
}

function ThisDevice({ onChange }: { onChange: (known: CallInfo) => void }) {
  const { calls: say } = useMessages()
  const [kinds, setKinds] = useState(kindsHere)
  const [fault, setFault] = useState<string>()
  const want = async (wanted: readonly NoticeKind[] | undefined): Promise<void> => {
    setFault(undefined)
    // Shown at once; what is kept is shown when the server has answered.
    if (kinds !== undefined) setKinds(wanted)
    try {
      if (wanted === undefined) await callHereNoMore()
      else onChange(await callHere(wanted))
    } catch (why) {
      setFault(why instanceof NotPermitted ? say.denied : say.failed)
    }
    setKinds(kindsHere())
  }
  const toggled = (kind: NoticeKind): readonly NoticeKind[] =>
    noticeKinds.filter(one => (one === kind) !== (kinds ?? []).includes(one))
  return (
    <div className="form account-form">
      {kinds === undefined ? (
        <button type="button" className="button button--ink" onClick={() => want(noticeKinds)}>
          {say.callHere}
        </button>
      ) : (
        <>
          <p role="status">{say.calledHere}</p>
          <fieldset className="call-kinds">
            <legend>{say.kinds}</legend>
            {noticeKinds.map(kind => (
              <label key={kind} className="form-check">
                <input type="checkbox" checked={kinds.includes(kind)} onChange={() => want(toggled(kind))} />
                {say.kind[kind]}
              </label>
            ))}
          </fieldset>
          <button type="button" className="button" onClick={() => want(undefined)}>
            {say.stopHere}
          </button>
        </>
      )}
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </div>
  )
}
