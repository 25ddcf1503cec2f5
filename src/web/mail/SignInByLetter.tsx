import { useEffect, useState } from 'react'
import { RequestForm } from '../account/RequestForm.tsx'
import { useMessages } from '../messages/messages.ts'
import { AddressField } from './MailSection.tsx'
import { myMail, sendSignInLetter } from './requests.ts'

/** For who has proved an address and has no password at hand. */
export function SignInByLetter() {
  const { mail: say } = useMessages()
  const [offered, setOffered] = useState(false)
  useEffect(
    () =>
      void myMail().then(
        known => setOffered(known.offered),
        () => setOffered(false),
      ),
    [],
  )
  if (!offered) return null
  return (
    <details className="account-part">
      <summary>{say.signIn}</summary>
      <p className="quiet">{say.signInHelp}</p>
      <RequestForm
        submit={say.send}
        done={say.onItsWay}
        onSend={async field => void (await sendSignInLetter(field('address')))}
      >
        <AddressField />
      </RequestForm>
    </details>
  )
}
