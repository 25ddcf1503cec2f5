import { useState } from 'react'
import { copyText } from '../account/copy-text.ts'
import { useMessages } from '../messages/messages.ts'

/** Makes a link and copies it; where that is not allowed, shows it to be copied by hand. */
export function CopyLink({ label, make }: { label: string; make: () => Promise<string> }) {
  const { seat, share, you } = useMessages()
  const [made, setMade] = useState<{ readonly link: string; readonly copied: boolean } | 'failed'>()
  const copy = async (): Promise<void> => {
    try {
      const link = typeof made === 'object' ? made.link : await make()
      setMade({ link, copied: await copyText(link) })
    } catch {
      setMade('failed')
    }
  }
  const said = made === 'failed' ? you.noServer : made?.copied ? share.copied : ''
  return (
    <>
      <button type="button" onClick={copy}>
        {label} {said !== '' && <small>{said}</small>}
      </button>
      {typeof made === 'object' && !made.copied && (
        <input className="menu-link" readOnly value={made.link} aria-label={seat.copyThis} />
      )}
    </>
  )
}
