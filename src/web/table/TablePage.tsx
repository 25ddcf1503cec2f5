import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { LiveTable } from './LiveTable.tsx'
import { useSession } from './use-session.ts'

/** A table by its id: opened, played, or not there. */
export function TablePage({ id, link }: { id: string; link: string | undefined }) {
  const { site, table } = useMessages()
  const opened = useSession(id, link)
  return (
    <>
      {opened === undefined ? (
        <main className="plain-page">
          <p>{site.loading}</p>
        </main>
      ) : opened === 'missing' ? (
        <main className="plain-page">
          <h1>{table.notFound}</h1>
          <Link to={{ page: 'home' }} className="button">
            {site.home}
          </Link>
        </main>
      ) : (
        <LiveTable key={id} opened={opened} />
      )}
    </>
  )
}
