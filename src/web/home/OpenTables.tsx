import { useMessages } from '../messages/messages.ts'
import { OpenFile } from './OpenFile.tsx'

/** Tables on the server that wait for players, and the way in for a record. */
export function OpenTables() {
  const { home } = useMessages()
  return (
    <section className="tables">
      <h2>{home.openTables}</h2>
      <p className="tables-none">{home.noOpenTables}</p>
      <OpenFile />
    </section>
  )
}
