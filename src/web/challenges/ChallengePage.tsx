import { useEffect, useState } from 'react'
import { Link } from '../app/navigation.tsx'
import { useChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { TablePage } from '../table/TablePage.tsx'
import { setChallenge } from './open-challenge.ts'

/** A challenge by its address: its table, set up when it is opened for the first time. */
export function ChallengePage({ game, id }: { game: string; id: string }) {
  const { language, messages } = useSpeech()
  const say = useChallengeMessages(language)
  const [table, setTable] = useState<string | 'missing'>()
  useEffect(() => {
    setChallenge(game, id).then(
      found => setTable(found ?? 'missing'),
      () => setTable('missing'),
    )
  }, [game, id])
  if (table !== undefined && table !== 'missing') return <TablePage id={table} link={undefined} />
  return (
    <main className="plain-page">
      {table === undefined || say === undefined ? (
        <p>{messages.site.loading}</p>
      ) : (
        <>
          <h1>{say.missing}</h1>
          <Link to={{ page: 'challenges' }} className="button">
            {say.all}
          </Link>
        </>
      )}
    </main>
  )
}
