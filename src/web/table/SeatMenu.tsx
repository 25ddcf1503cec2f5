import type { Seat } from '../../kernel/contract.ts'
import { useMessages } from '../messages/messages.ts'
import { makeLink } from '../session/remote/requests.ts'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'
import { CopyLink } from './CopyLink.tsx'

/** What somebody can do with their seat at a table of the server, beside playing. */
export function SeatMenu({
  snapshot,
  seat,
  commands,
  menu,
  onResign,
}: {
  snapshot: TableSnapshot
  seat: Seat
  commands: SharedCommands
  /** The menu that closes when something is chosen. */
  menu: string
  onResign: () => void
}) {
  const { seat: say, table, absence } = useMessages()
  const { id, status, through, seats } = snapshot
  const coach = seats[seat]?.coach === true
  const closing = { type: 'button', popoverTarget: menu, popoverTargetAction: 'hide' } as const
  return (
    <>
      {status === 'playing' && (
        <fieldset>
          <legend>{say.title}</legend>
          <PauseButton snapshot={snapshot} commands={commands} closing={closing} />
          <button {...closing} onClick={commands.leave}>
            {say.leave}
          </button>
          <button {...closing} onClick={commands.proposeEnd}>
            {absence.proposeEnd}
          </button>
          <button {...closing} onClick={onResign}>
            {say.resign}
          </button>
        </fieldset>
      )}
      {through === undefined && (
        <fieldset>
          <legend>{say.links}</legend>
          <CopyLink label={table.spectators} make={() => makeLink(id, 'spectate')} />
          {status === 'playing' && (
            <>
              <CopyLink label={say.device} make={() => makeLink(id, 'seat', seat)} />
              <button type="button" onClick={() => commands.allowCoach(!coach)}>
                {coach ? say.noCoach : say.coach}
              </button>
              {coach && <CopyLink label={say.coachLink} make={() => makeLink(id, 'coach', seat)} />}
            </>
          )}
        </fieldset>
      )}
    </>
  )
}

interface Closing {
  readonly type: 'button'
  readonly popoverTarget: string
  readonly popoverTargetAction: 'hide'
}

/** Time that runs for several people was agreed: nobody can stop it alone. */
function PauseButton({
  snapshot: { pausedBy, clocks, seats },
  commands,
  closing,
}: {
  snapshot: TableSnapshot
  commands: SharedCommands
  closing: Closing
}) {
  const { seat: say } = useMessages()
  const others = seats.filter(one => one.kind === 'person').length > 1
  const paused = pausedBy !== undefined
  if (!paused && clocks.length > 0 && others)
    return (
      <button type="button" disabled>
        {say.noPause}
      </button>
    )
  return (
    <button {...closing} onClick={paused ? commands.goOn : commands.pause}>
      {paused ? say.goOn : say.pause}
    </button>
  )
}
