import { useEffect, useState } from 'react'
import type { MailInfo } from '../../protocol/notices/requests.ts'
import { RequestForm } from '../account/RequestForm.tsx'
import { useMessages } from '../messages/messages.ts'
import { forgetMail, myMail, nameMail, wantDigest } from './requests.ts'

/** The viewer's address for letters, where the server sends any. */
export function MailSection() {
  const { mail: say } = useMessages()
  const [known, setKnown] = useState<MailInfo>()
  useEffect(() => void myMail().then(setKnown, () => setKnown(undefined)), [])
  if (known?.offered !== true) return null
  const { address, proved, digest } = known
  return (
    <section className="account-part">
      <h2>{say.title}</h2>
      <p className="quiet">{say.help}</p>
      {address !== undefined && <p role="status">{proved ? say.proved(address) : say.unproved(address)}</p>}
      {proved && (
        <label className="form-check">
          <input
            type="checkbox"
            checked={digest === true}
            onChange={event => void wantDigest(event.target.checked).then(setKnown)}
          />{' '}
          {say.digest}
        </label>
      )}
      <RequestForm submit={say.name} done={say.sent} onSend={async field => setKnown(await nameMail(field('address')))}>
        <AddressField />
      </RequestForm>
      {address !== undefined && (
        <RequestForm submit={say.forget} onSend={async () => setKnown(await forgetMail().then(myMail))} />
      )}
    </section>
  )
}

export function AddressField() {
  const { mail: say } = useMessages()
  return (
    <label>
      {say.address}
      <input name="address" type="email" required maxLength={190} autoComplete="email" />
    </label>
  )
}
