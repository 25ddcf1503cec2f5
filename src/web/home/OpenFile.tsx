import { type ChangeEvent, useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'

/** Opens a record from a file: it is checked, kept in this browser, and shown in the replay. */
export function OpenFile() {
  const messages = useMessages()
  const { home } = messages
  const [fault, setFault] = useState<unknown>()
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    try {
      const { keepRecord } = await import('../replay/keep-record.ts')
      const { id, annotated } = await keepRecord(await file.text())
      navigate({ page: annotated ? 'analysis' : 'replay', id })
    } catch (why) {
      setFault(why)
    }
  }
  return (
    <p className="open-file">
      {home.haveRecord}
      <label className="open-file-label">
        {home.openFile}
        <input type="file" accept=".txt,.json,.athenaeum" onChange={open} />
      </label>
      {fault !== undefined && (
        <span role="alert" className="fault">
          {home.badFile(saidFaultHere(fault, messages))}
        </span>
      )}
    </p>
  )
}
