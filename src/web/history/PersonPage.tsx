import { useEffect, useState } from 'react'
import type { PersonPage as TheirPage } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { type HistoryMessages, useHistoryMessages } from '../messages/history/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { TieButtons } from '../people/TieButtons.tsx'
import { TheirRatings } from '../rated/OwnRatings.tsx'
import { RefusedByServer } from '../session/remote/refused-by-server.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { GameResults } from './GameResults.tsx'
import './history.css'
import { pageOf } from './requests.ts'
import { ShowResults } from './ShowResults.tsx'
import { TallyTable } from './TallyTable.tsx'

/** A person who owns their name: what they show of themselves. */
export function PersonPage({ name }: { name: string }) {
  const { language, messages } = useSpeech()
  const say = useHistoryMessages(language)
  const [page, setPage] = useState<TheirPage | 'none' | 'away'>()
  useEffect(
    () =>
      void pageOf(name).then(setPage, fault =>
        setPage(fault instanceof RefusedByServer && fault.code === 'not-found' ? 'none' : 'away'),
      ),
    [name],
  )
  return (
    <SitePage title={typeof page === 'object' ? page.name : name} wide>
      {say === undefined || page === undefined ? (
        <p role="status">{messages.site.loading}</p>
      ) : page === 'away' ? (
        <p role="alert">{say.person.away}</p>
      ) : page === 'none' ? (
        <p>{say.person.noPage(name)}</p>
      ) : (
        <Shown say={say} page={page} />
      )}
    </SitePage>
  )
}

function Shown({ say, page: { name, mine, tie, tallies } }: { say: HistoryMessages; page: TheirPage }) {
  const [tied, setTied] = useState(tie)
  const [chosen, choose] = useState<string>()
  const [first] = tallies ?? []
  const shown = tallies?.find(({ game }) => game === chosen) ?? first
  return (
    <>
      {mine && (
        <p className="quiet">
          {say.person.mine} <Link to={{ page: 'history' }}>{say.title}</Link>
        </p>
      )}
      {tallies === undefined ? (
        <p>{say.person.hidden(name)}</p>
      ) : shown === undefined ? (
        <p>{say.person.nothing(name)}</p>
      ) : (
        <section aria-label={say.person.results(name)}>
          <TallyTable
            say={say}
            tallies={tallies}
            shown={shown?.game}
            nameOf={game => (
              <button
                type="button"
                className="text-button"
                aria-pressed={game === shown?.game}
                onClick={() => choose(game)}
              >
                {titleOf(game)}
              </button>
            )}
          />
          <GameResults key={shown.game} say={say} tally={shown} title={titleOf(shown.game)} />
        </section>
      )}
      <TheirRatings name={name} />
      {tied !== undefined && <TieButtons tie={tied} onChange={setTied} />}
      {mine && <ShowResults />}
    </>
  )
}
