import { lazy, Suspense } from 'react'
import { said } from '../../kernel/translations.ts'
import type { Invitation, LinkInfo } from '../../protocol/rest.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { pictureOf, playable, titleOf } from '../home/shelf-of-games.ts'
import { LearnButton } from '../learn/LearnButton.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SitePage } from '../shell/SitePage.tsx'
import './invitation.css'
import { InvitationSeats } from './InvitationSeats.tsx'
import { PaceFacts } from './PaceFacts.tsx'
import { SeatForm } from './SeatForm.tsx'

const AllOptions = lazy(async () => ({ default: (await import('./AllOptions.tsx')).AllOptions }))

/** Who invites to what: told before anything is asked. Then one field, and a button. */
export function InvitationPage({
  secret,
  link,
  invitation,
}: {
  secret: string
  link: LinkInfo
  invitation: Invitation
}) {
  const { language, messages } = useSpeech()
  const { invitation: say, home } = messages
  const { game, table } = link
  const facts = playable.find(one => one.id === game)
  const Picture = pictureOf(game)
  const free = freeSeat(link, invitation)
  const { host, arrangement, status } = invitation
  const watch = (): void => navigate({ page: 'table', id: table, link: secret })
  return (
    <SitePage wide>
      <div className="invitation">
        <section className="invitation-head">
          <p className="invitation-eyebrow">{say.eyebrow}</p>
          <h1>{say.title(host, titleOf(game).split(': ')[0] ?? '')}</h1>
          {arrangement.title !== undefined && <p className="invitation-words">“{arrangement.title}”</p>}
          <InvitationSeats game={game} table={table} invitation={invitation} mine={free} />
          <PaceFacts arrangement={arrangement} />
          <details className="invitation-options">
            <summary>
              <Icon name="rules" /> {say.allOptions}
            </summary>
            {invitation.ownPack && <p>{say.ownPack}</p>}
            <Suspense>
              <AllOptions game={game} invitation={invitation} />
            </Suspense>
          </details>
        </section>
        <aside className="invitation-game">
          {Picture !== undefined && <Picture />}
          <h2>{titleOf(game)}</h2>
          {facts !== undefined && (
            <p>
              {home.players(facts.players.min, facts.players.max)} · {home.minutes(facts.minutes)} ·{' '}
              {home.weight(facts.weight)}
              <br />
              {said(facts.tagline, language)}
            </p>
          )}
          <div className="invitation-ways">
            {facts !== undefined && (
              <LearnButton game={facts} className="button">
                <Icon name="cap" /> {say.learn}
              </LearnButton>
            )}
            <button type="button" className="button" onClick={watch}>
              {say.onlyWatch}
            </button>
            <Link to={{ page: 'rules', game }} className="button">
              {say.rules}
            </Link>
          </div>
          <p className="quiet">{say.noName}</p>
        </aside>
        <div className="invitation-foot">
          {free === undefined ? (
            <p role="status">{status === 'open' ? say.full : say.started}</p>
          ) : (
            <SeatForm secret={secret} table={table} seat={free} />
          )}
          <p className="quiet">
            {free !== undefined && arrangement.pace !== undefined && `${say.callLater} `}
            {say.thisTable}
          </p>
        </div>
      </div>
    </SitePage>
  )
}

/** The seat that the viewer would take: the link's own, else the first that is free. */
function freeSeat({ seat }: LinkInfo, { seats, status }: Invitation): number | undefined {
  const isFree = (at: number): boolean => {
    const one = seats[at]
    return status === 'open' ? one?.kind === 'open' : status === 'playing' && one?.kind === 'bot' && one.free === true
  }
  if (seat !== undefined) return isFree(seat) ? seat : undefined
  const found = seats.findIndex((_, at) => isFree(at))
  return found < 0 ? undefined : found
}
