import { useState } from 'react'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import { OrderDialog } from './OrderDialog.tsx'

/** Opens what can be answered in advance. */
export function OrderButton({
  snapshot,
  board,
  commands,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  commands: TableCommands
}) {
  const { orders: say } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button--icon"
        data-aid=""
        aria-label={say.title}
        title={say.title}
        onClick={() => setOpen(true)}
      >
        <Icon name="plan" />
        {snapshot.orders.length > 0 && <b>{snapshot.orders.length}</b>}
      </button>
      {open && <OrderDialog snapshot={snapshot} board={board} commands={commands} onClose={() => setOpen(false)} />}
    </>
  )
}
