import { useState } from 'react'
import { noticeKinds } from '../../protocol/notices/notice.ts'
import { useMessages } from '../messages/messages.ts'
import './calls.css'
import { callHere, mayAsk, NotPermitted, neverAsk } from './this-device.ts'

/** Asked once, after somebody has sat down with others: whether this device shall call them. */
export function CallOffer() {
  const { calls: say } = useMessages()
  const [state, setState] = useState<'asking' | 'done' | { readonly fault: string }>(mayAsk() ? 'asking' : 'done')
  if (state === 'done') return null
  const no = (): void => {
    neverAsk()
    setState('done')
  }
  const yes = (): void =>
    void callHere(noticeKinds).then(
      () => setState('done'),
      (why: unknown) => setState({ fault: why instanceof NotPermitted ? say.denied : say.failed }),
    )
  return (
    <aside className="call-offer">
      {state === 'asking' ? (
        <>
          <p>{say.offer}</p>
          <button type="button" className="button button--ink" onClick={yes}>
            {say.yes}
          </button>
          <button type="button" className="button" onClick={no}>
            {say.no}
          </button>
        </>
      ) : (
        <p role="alert">{state.fault}</p>
      )}
    </aside>
  )
}
