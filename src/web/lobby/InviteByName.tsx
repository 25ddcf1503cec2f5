import { useEffect, useState } from 'react'
import type { InvitedPerson, PersonTie } from '../../protocol/people/requests.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { invitedTo, inviteTo, withdrawInvitation } from '../session/remote/invitations.ts'
import { peopleOfMine } from '../session/remote/ties.ts'

/** As many names as are taken in at a glance; the others on demand. */
const SHOWN = 6

/** The host invites people whom they follow or have played with lately. They are called, and find it on their home page. */
export function InviteByName({ table, seated }: { table: string; seated: readonly string[] }) {
  const messages = useMessages()
  const { invitation: say } = messages
  const [people, setPeople] = useState<readonly PersonTie[]>([])
  const [invited, setInvited] = useState<readonly InvitedPerson[]>([])
  const [all, showAll] = useState(false)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    peopleOfMine().then(
      mine => setPeople(mine === undefined ? [] : invitable(mine)),
      () => setPeople([]),
    )
    invitedTo(table).then(setInvited, () => setInvited([]))
  }, [table])
  const change = (changed: Promise<readonly InvitedPerson[]>): void =>
    void changed.then(told => {
      setFault(undefined)
      setInvited(told)
    }, setFault)
  const known = [...invited, ...people.filter(({ id }) => !invited.some(one => one.id === id))]
  const absent = known.filter(({ name }) => !seated.includes(name))
  if (absent.length === 0) return null
  const shown = all ? absent : absent.slice(0, Math.max(SHOWN, invited.length))
  return (
    <section className="lobby-by-name" aria-label={say.byName}>
      <p>
        <b>{say.byName}</b> {say.byNameHelp}
      </p>
      <ul>
        {shown.map(one => (
          <li key={one.id}>
            {'declined' in one ? (
              <InvitedAlready person={one} onWithdraw={() => change(withdrawInvitation(table, one.id))} />
            ) : (
              <button
                type="button"
                className="button"
                aria-label={say.inviteNamed(one.name)}
                onClick={() => change(inviteTo(table, one.id))}
              >
                {one.name}
              </button>
            )}
          </li>
        ))}
        {shown.length < absent.length && (
          <li>
            <button type="button" className="text-button" onClick={() => showAll(true)}>
              {say.allPeople(absent.length)}
            </button>
          </li>
        )}
      </ul>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </section>
  )
}

/** Somebody who is called; they are let alone again while they have not answered. */
function InvitedAlready({ person: { name, declined }, onWithdraw }: { person: InvitedPerson; onWithdraw: () => void }) {
  const { invitation: say } = useMessages()
  return (
    <>
      <span role="status">{declined ? say.hasDeclined(name) : say.isInvited(name)}</span>
      {!declined && (
        <button type="button" className="text-button" aria-label={say.withdrawFrom(name)} onClick={onWithdraw}>
          {say.withdraw}
        </button>
      )}
    </>
  )
}

/** Those whom the viewer follows first, then those with whom they have played lately. */
const invitable = ({
  following,
  companions,
}: {
  readonly following: readonly PersonTie[]
  readonly companions: readonly PersonTie[]
}): readonly PersonTie[] => [
  ...following,
  ...companions.filter(({ id }) => !following.some(followed => followed.id === id)),
]
