import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { MyPeople, PersonTie } from '../../protocol/people/requests.ts'
import type { TableInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { changeTie, peopleOfMine } from '../session/remote/ties.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { AgainButton } from './AgainButton.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import './people.css'
import { TieButtons } from './TieButtons.tsx'

/** Whom the viewer follows and where they play, with whom they have played, and whom they have blocked. */
export function PeoplePage() {
  const messages = useMessages()
  const { people: say, home, site, invitation } = messages
  const [known, setKnown] = useState<MyPeople | 'nobody' | 'away'>()
  const [inviting, setInviting] = useState<PersonTie>()
  const load = useCallback(() => {
    peopleOfMine().then(
      people => setKnown(people ?? 'nobody'),
      () => setKnown('away'),
    )
  }, [])
  useEffect(load, [load])
  if (typeof known !== 'object')
    return (
      <SitePage title={say.title}>
        <p role="status">{known === 'away' ? home.noServer : known === 'nobody' ? say.noName : site.loading}</p>
      </SitePage>
    )
  const { following, companions, blocked } = known
  const row = (tie: PersonTie, about: ReactNode) => (
    <li key={tie.id}>
      <span className="person-about">
        <b>{tie.ownsName ? <Link to={{ page: 'person', name: tie.name }}>{tie.name}</Link> : tie.name}</b>
        {about}
      </span>
      {!tie.blocked && (
        <button
          type="button"
          className="button"
          aria-label={invitation.inviteNamed(tie.name)}
          onClick={() => setInviting(tie)}
        >
          {invitation.inviteShort}
        </button>
      )}
      <TieButtons tie={tie} onChange={load} />
    </li>
  )
  return (
    <SitePage title={say.title}>
      <p className="quiet">{say.intro}</p>
      <Section title={say.following} none={following.length === 0 ? say.followingNone : undefined}>
        {following.map(({ tables, ...tie }) =>
          row(
            tie,
            tables.map(table => <WhereNow key={table.id} table={table} />),
          ),
        )}
      </Section>
      <Section title={say.companions} none={companions.length === 0 ? say.companionsNone : undefined}>
        {companions.map(({ last, ...tie }) =>
          row(
            tie,
            <span className="quiet">
              {say.last(titleOf(last.game))} <AgainButton table={last} />
            </span>,
          ),
        )}
      </Section>
      {blocked.length > 0 && (
        <Section title={say.blocked} none={say.blockedHelp}>
          {blocked.map(tie => row(tie, undefined))}
        </Section>
      )}
      {inviting !== undefined && <InviteDialog tie={inviting} onClose={() => setInviting(undefined)} />}
      <FollowByName onFollowed={load} />
    </SitePage>
  )
}

const Section = ({
  title,
  none,
  children,
}: {
  title: string
  none: string | undefined
  children: readonly ReactNode[]
}) => (
  <section className="people-section">
    <h2>{title}</h2>
    {none !== undefined && <p className="quiet">{none}</p>}
    <ul className="people-list" aria-label={title}>
      {children}
    </ul>
  </section>
)

function WhereNow({ table: { id, game, status } }: { table: TableInfo }) {
  const { people: say } = useMessages()
  const title = titleOf(game)
  return (
    <span>
      {status === 'playing' ? say.playsNow(title) : say.waitsNow(title)}{' '}
      <Link to={{ page: 'table', id }}>{status === 'playing' ? say.watch : say.open}</Link>
    </span>
  )
}

function FollowByName({ onFollowed }: { onFollowed: () => void }) {
  const messages = useMessages()
  const { people: say } = messages
  const [name, setName] = useState('')
  const [fault, setFault] = useState<unknown>()
  const follow = (event: FormEvent): void => {
    event.preventDefault()
    void changeTie({ name: name.trim(), follows: true }).then(() => {
      setName('')
      setFault(undefined)
      onFollowed()
    }, setFault)
  }
  return (
    <form className="form people-by-name" onSubmit={follow}>
      <label>
        {say.byName}
        <input value={name} required maxLength={40} onChange={event => setName(event.target.value)} />
        <small>{say.byNameHelp}</small>
      </label>
      <button type="submit" className="button" disabled={name.trim() === ''}>
        {say.follow}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </form>
  )
}
