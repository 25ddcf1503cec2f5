import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import { Dialog } from '../shell/Dialog.tsx'
import './people.css'
import { TieButtons } from './TieButtons.tsx'
import { loadTiesAt, useTiesAt } from './use-ties-at.ts'

/** The people at a table, and what can be done about each of them. */
export function TablePeople({ snapshot, onClose }: { snapshot: TableSnapshot; onClose: () => void }) {
  const { people: say } = useMessages()
  const ties = useTiesAt(snapshot.id, seatNames(snapshot))
  return (
    <Dialog title={say.atTable} onClose={onClose}>
      {ties.length === 0 && <p className="quiet">{say.companionsNone}</p>}
      <ul className="people-list">
        {ties.map(tie => (
          <li key={tie.seat}>
            <span className="person-about">
              <b>{tie.ownsName ? <Link to={{ page: 'person', name: tie.name }}>{tie.name}</Link> : tie.name}</b>
            </span>
            <TieButtons tie={tie} onChange={() => void loadTiesAt(snapshot.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export const seatNames = ({ seats }: TableSnapshot): string => seats.map(({ name }) => name).join('\n')
