import { type ChangeEvent, useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'

/** Opens a record from a file: it is checked, kept in this browser, and shown in the replay. */
export function OpenFile() {
  const { home } = useMessages()
  const [fault, setFault] = useState<string>()
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    try {
      const { keepRecord } = await import('../replay/keep-record.ts')
      navigate({ page: 'replay', id: await keepRecord(await file.text()) })
    } catch (why) {
      setFault(home.badFile(why instanceof Error ? why.message : String(why)))
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
          {fault}
        </span>
      )}
    </p>
  )
}
