import type { PersonInfo } from '../../protocol/rest.ts'
import { SignInByLetter } from '../mail/SignInByLetter.tsx'
import { useMessages } from '../messages/messages.ts'
import { signIn } from '../session/remote/person.ts'
import { NameField, PasswordField } from './fields.tsx'
import { RequestForm } from './RequestForm.tsx'

export function SignIn({ onKnown }: { onKnown: (person: PersonInfo) => void }) {
  const { you } = useMessages()
  return (
    <>
      <RequestForm submit={you.signIn} onSend={async field => onKnown(await signIn(field('name'), field('password')))}>
        <NameField name="" autoComplete="username" />
        <PasswordField kind="current-password" />
      </RequestForm>
      <SignInByLetter />
    </>
  )
}
