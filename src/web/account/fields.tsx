import { useMessages } from '../messages/messages.ts'

/** As long as a name is anywhere on the site. */
const LONGEST_NAME = 24

export function NameField({
  name,
  autoComplete,
  help,
}: {
  name: string
  autoComplete: 'nickname' | 'username'
  help?: string
}) {
  const { you } = useMessages()
  return (
    <label>
      {you.name}
      <input name="name" defaultValue={name} required maxLength={LONGEST_NAME} autoComplete={autoComplete} />
      {help !== undefined && <small className="quiet">{help}</small>}
    </label>
  )
}

/** A password that is asked for, or a new one to be kept. */
export function PasswordField({
  kind,
  name = 'password',
}: {
  kind: 'current-password' | 'new-password'
  /** The field's own name, where there are two. */
  name?: string
}) {
  const { you } = useMessages()
  return (
    <label>
      {kind === 'new-password' ? you.newPassword : name === 'password' ? you.password : you.oldPassword}
      <input name={name} type="password" required minLength={8} maxLength={200} autoComplete={kind} />
      {kind === 'new-password' && <small className="quiet">{you.passwordHelp}</small>}
    </label>
  )
}
