import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'

/** A sheet above the page; Escape, the cross and a click beside it close it. */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string
  /** As wide as its drawings, if the page is. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const { site } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard a dialog is closed with Escape
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <div className="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="button button--ghost button--icon"
            onClick={() => dialog.current?.close()}
            aria-label={site.close}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
