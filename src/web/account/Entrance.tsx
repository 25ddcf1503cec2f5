import type { PersonInfo } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { changeMe, newGuest } from '../session/remote/person.ts'
import { settings } from '../settings/settings.ts'
import { NameField, PasswordField } from './fields.tsx'
import { RequestForm } from './RequestForm.tsx'
import { SignIn } from './SignIn.tsx'

/** For a browser that the server does not know: sign in, or take a name. */
export function Entrance({ onKnown }: { onKnown: (person: PersonInfo) => void }) {
  const { you } = useMessages()
  const take = async (field: (name: string) => string): Promise<void> => {
    const guest = await newGuest(field('name'))
    // A guest whose password was refused is a guest all the same, and can try again.
    onKnown(await changeMe({ password: field('password') }).catch(() => guest))
  }
  return (
    <>
      <p>{you.nobody}</p>
      <div className="account-pair">
        <section className="account-part">
          <h2>{you.signIn}</h2>
          <p className="quiet">{you.signInHelp}</p>
          <SignIn onKnown={onKnown} />
        </section>
        <section className="account-part">
          <h2>{you.newName}</h2>
          <p className="quiet">{you.makeMineHelp}</p>
          <RequestForm submit={you.makeMine} onSend={take}>
            <NameField name={settings.get().name} autoComplete="username" />
            <PasswordField kind="new-password" />
          </RequestForm>
        </section>
      </div>
    </>
  )
}
