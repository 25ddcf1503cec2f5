import { useId, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { copyText } from './copy-text.ts'

/** Something to be taken elsewhere: read only, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { you } = useMessages()
  const id = useId()
  const [copied, setCopied] = useState<string>()
  const copy = async (): Promise<void> => setCopied((await copyText(value)) ? value : undefined)
  return (
    <div className="form account-copy">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={value} onFocus={event => event.target.select()} />
      <button type="button" className="button" onClick={copy}>
        {copied === value ? you.copied : you.copy}
      </button>
    </div>
  )
}
