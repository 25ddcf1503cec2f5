import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { useRecordFile } from '../replay/use-record-file.ts'

/** Opens a record from a file: it is checked, kept in this browser, and shown in the replay. */
export function OpenFile() {
  const messages = useMessages()
  const { home } = messages
  const { open, fault } = useRecordFile(({ id, annotated }) =>
    navigate({ page: annotated ? 'analysis' : 'replay', id }),
  )
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
