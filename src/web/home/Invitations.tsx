import { useCallback, useEffect, useState } from 'react'
import { spanIn } from '../../protocol/notices/spans.ts'
import type { MyInvitation } from '../../protocol/people/requests.ts'
import { navigate } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import '../offers/offers.css'
import { SeatRings } from '../offers/SeatRings.tsx'
import { timingInWords } from '../offers/timing-words.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { titleOf } from './shelf-of-games.ts'

/** Who invites the viewer by name to what: they look, and sit down there, or decline. Nothing where nobody does. */
export function Invitations() {
  const { messages } = useSpeech()
  const { invitation: say } = messages
  const [invitations, setInvitations] = useState<readonly MyInvitation[]>([])
  const load = useCallback((): void => {
    if (!navigator.onLine || !wasAtServer()) return
    void import('../session/remote/invitations.ts')
      .then(({ myOwnInvitations }) => myOwnInvitations())
      .then(setInvitations, () => setInvitations([]))
  }, [])
  useEffect(() => {
    load()
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }, [load])
  if (invitations.length === 0) return null
  return (
    <section className="tables home-invitations">
      <h2>{say.yours}</h2>
      <ul className="offers" aria-label={say.yours}>
        {invitations.map(one => (
          <InvitationRow key={one.table.id} invitation={one} onAnswered={load} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, onAnswered }: { invitation: MyInvitation; onAnswered: () => void }) {
  const { language, messages } = useSpeech()
  const { invitation: say } = messages
  const { since, table } = invitation
  const { id, game, summary } = table
  const [fault, setFault] = useState<unknown>()
  const title = titleOf(game)
  const look = async (): Promise<void> => {
    const { openInvitation } = await import('../session/remote/invitations.ts')
    navigate({ page: 'link', secret: await openInvitation(id) })
  }
  const decline = async (): Promise<void> => {
    const { declineInvitation } = await import('../session/remote/invitations.ts')
    await declineInvitation(id)
    onAnswered()
  }
  return (
    <li className="offer">
      <div className="offer-about">
        <b className="offer-game">{say.title(summary.host, title)}</b>
        <small className="quiet">
          {summary.title === undefined ? '' : `“${summary.title}” · `}
          {timingInWords(summary, messages)} · {say.since(spanIn(language, Math.max(0, Date.now() - since)))}
        </small>
      </div>
      <SeatRings seats={summary.seats} />
      <button
        type="button"
        className="button button--turn"
        aria-label={say.lookAt(title, summary.host)}
        onClick={() => void look().catch(setFault)}
      >
        {say.look}
      </button>
      <button
        type="button"
        className="text-button"
        aria-label={say.declineTo(title, summary.host)}
        onClick={() => void decline().catch(setFault)}
      >
        {say.decline}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </li>
  )
}
