import { useMessages } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import './seat.css'

/** Says what resigning means before it is done. */
export function ResignDialog({ onResign, onClose }: { onResign: () => void; onClose: () => void }) {
  const { seat, site } = useMessages()
  const resign = (): void => {
    onResign()
    onClose()
  }
  return (
    <Dialog title={seat.resignTitle} onClose={onClose}>
      <p>{seat.resignHelp}</p>
      <div className="dialog-choices">
        <button type="button" className="button" onClick={onClose}>
          {site.cancel}
        </button>
        <button type="button" className="button button--ink" onClick={resign}>
          {seat.resignSure}
        </button>
      </div>
    </Dialog>
  )
}
