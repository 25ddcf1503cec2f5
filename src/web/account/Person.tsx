import type { PersonInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { Calls } from '../calls/Calls.tsx'
import '../calls/calls.css'
import { ShowResults } from '../history/ShowResults.tsx'
import { MailSection } from '../mail/MailSection.tsx'
import { useMessages } from '../messages/messages.ts'
import { OwnRatings } from '../rated/OwnRatings.tsx'
import { changeMe, changePassword, signOut, signOutEverywhere } from '../session/remote/person.ts'
import { NameField, PasswordField } from './fields.tsx'
import { OwnData } from './OwnData.tsx'
import { RequestForm } from './RequestForm.tsx'
import { SharedGames } from './SharedGames.tsx'
import { SharedPacks } from './SharedPacks.tsx'
import { SignIn } from './SignIn.tsx'
import { Tokens } from './Tokens.tsx'
import { Webhook } from './Webhook.tsx'

/** Somebody whom the server knows: their name, what makes it theirs, and what their programs may do. */
export function Person({
  person,
  onChange,
}: {
  person: PersonInfo
  onChange: (person: PersonInfo | undefined) => void
}) {
  const { you } = useMessages()
  const { name, hasPassword } = person
  return (
    <>
      <p role="status">{hasPassword ? you.signedIn(name) : you.guest(name)}</p>
      <div className="account-pair">
        <section className="account-part">
          <h2>{you.name}</h2>
          <RequestForm
            submit={you.changeName}
            done={you.nameChanged}
            onSend={async field => onChange(await changeMe({ name: field('name') }))}
          >
            <NameField name={name} autoComplete="nickname" help={you.nameHelp} />
          </RequestForm>
        </section>
        <section className="account-part">
          <h2>{hasPassword ? you.password : you.makeMine}</h2>
          {!hasPassword && <p className="quiet">{you.makeMineHelp}</p>}
          <RequestForm
            submit={hasPassword ? you.changePassword : you.makeMine}
            done={you.passwordChanged}
            onSend={async field => onChange(await changePassword(field('password'), field('old-password')))}
          >
            {/* Tells the browser's keeper of passwords whose it is. */}
            <input hidden readOnly name="name" value={name} autoComplete="username" />
            {hasPassword && <PasswordField kind="current-password" name="old-password" />}
            <PasswordField kind="new-password" />
          </RequestForm>
        </section>
      </div>
      {hasPassword ? (
        <SigningOut onOut={() => onChange(undefined)} />
      ) : (
        <details className="account-part">
          <summary>{you.signInInstead}</summary>
          <p className="quiet">{you.guestLost(name)}</p>
          <SignIn onKnown={onChange} />
        </details>
      )}
      <OwnRatings />
      {hasPassword && (
        <p>
          <Link to={{ page: 'person', name }}>{you.yourPage}</Link>
        </p>
      )}
      <ShowResults />
      <Calls />
      <MailSection />
      <SharedPacks />
      <SharedGames />
      <details className="account-part">
        <summary>{you.programs}</summary>
        <p className="quiet">
          {you.programsHelp} <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <Tokens />
        <Webhook person={person} onChange={onChange} />
      </details>
      <OwnData person={person} onDeleted={() => onChange(undefined)} />
    </>
  )
}

/** On this device, or on all. */
function SigningOut({ onOut }: { onOut: () => void }) {
  const { you } = useMessages()
  return (
    <section className="account-part">
      <h2>{you.signOut}</h2>
      <p className="quiet">{you.signOutHelp}</p>
      <RequestForm
        submit={you.signOut}
        onSend={async () => {
          await signOut()
          onOut()
        }}
      />
      <p className="quiet">{you.signOutEverywhereHelp}</p>
      <RequestForm
        submit={you.signOutEverywhere}
        onSend={async () => {
          await signOutEverywhere()
          onOut()
        }}
      />
    </section>
  )
}
