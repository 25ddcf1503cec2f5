import { type FormEvent, useState } from 'react'
import type { PersonTie } from '../../protocol/people/requests.ts'
import { navigate } from '../app/navigation.tsx'
import { usualPace } from '../lobby/clocks.ts'
import { useMessages } from '../messages/messages.ts'
import { firstChoice, GameFields } from '../offers/GameFields.tsx'
import { inviteTo } from '../session/remote/invitations.ts'
import { newTable } from '../session/remote/requests.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { type Sending, SubmitButton } from '../shell/SubmitButton.tsx'

/** Makes a table and invites somebody there; the rest is chosen at the table, and others can be invited too. */
export function InviteDialog({ tie: { id: person, name }, onClose }: { tie: PersonTie; onClose: () => void }) {
  const { invitation: say } = useMessages()
  const [choice, choose] = useState(firstChoice)
  const [state, setState] = useState<Sending>('idle')
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setState('busy')
    try {
      const table = await newTable({ ...choice, pace: usualPace() })
      await inviteTo(table, person)
      navigate({ page: 'table', id: table })
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <Dialog title={say.inviteNamed(name)} onClose={onClose}>
      <p className="quiet">{say.newTableHelp(name)}</p>
      <form className="form" onSubmit={invite}>
        <GameFields choice={choice} onChoose={choose} />
        <SubmitButton state={state}>{say.inviteNow}</SubmitButton>
      </form>
    </Dialog>
  )
}
