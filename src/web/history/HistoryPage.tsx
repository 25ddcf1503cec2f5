import { useMemo, useState } from 'react'
import type { PlayedFilter } from '../../tables/played.ts'
import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { type HistoryMessages, useHistoryMessages } from '../messages/history/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { GameResults } from './GameResults.tsx'
import './history.css'
import { HistoryExports } from './HistoryExports.tsx'
import { type ChosenFilter, HistoryFilters, noFilter, periodSince } from './HistoryFilters.tsx'
import { PlayedGames } from './PlayedGames.tsx'
import { TallyTable } from './TallyTable.tsx'
import { type ResultHistory, useHistory } from './use-history.ts'

/** How the viewer's games went, on this device and on the server together: all games, or one of them in full. */
export function HistoryPage({ game }: { game: string | undefined }) {
  const { language, messages } = useSpeech()
  const say = useHistoryMessages(language)
  const [chosen, choose] = useState<ChosenFilter>(noFilter)
  const filter = useMemo((): PlayedFilter => {
    const { company, players, period } = chosen
    return {
      ...(company === undefined ? {} : { company }),
      ...(players === undefined ? {} : { players }),
      ...periodSince(period),
    }
  }, [chosen])
  const history = useHistory(filter, game)
  if (say === undefined) return <SitePage title={messages.site.loading}>{null}</SitePage>
  return (
    <SitePage title={say.title} wide>
      <HistoryFilters say={say} chosen={chosen} onChoose={choose} />
      {history === undefined ? (
        <p role="status">{messages.site.loading}</p>
      ) : (
        <Results say={say} history={history} game={game} filtered={chosen !== noFilter} />
      )}
    </SitePage>
  )
}

function Results({
  say,
  history,
  game,
  filtered,
}: {
  say: HistoryMessages
  history: ResultHistory
  game: string | undefined
  filtered: boolean
}) {
  const { tallies, games, server, more } = history
  const [count, won] = [
    tallies.reduce((sum, one) => sum + one.games, 0),
    tallies.reduce((sum, one) => sum + one.won, 0),
  ]
  const shown = tallies.find(tally => tally.game === game) ?? tallies[0]
  return (
    <>
      <p className="quiet" role="status">
        {count > 0 ? say.counted(count, won) : filtered ? say.noneSo : say.none}{' '}
        {server === 'away' ? say.serverAway : server === 'none' ? say.guest : ''}
      </p>
      {count > 0 && (
        <TallyTable
          say={say}
          tallies={tallies}
          shown={shown?.game}
          nameOf={one => (
            <Link to={{ page: 'history', game: one }} aria-current={one === game ? 'true' : undefined}>
              {titleOf(one)}
            </Link>
          )}
        />
      )}
      {shown !== undefined && <GameResults key={shown.game} say={say} tally={shown} title={titleOf(shown.game)} />}
      {games.length > 0 && (
        <>
          <PlayedGames say={say} games={games} more={more}>
            {game !== undefined && <Link to={{ page: 'history' }}>{say.back}</Link>}
          </PlayedGames>
          <HistoryExports say={say} games={games} />
        </>
      )}
    </>
  )
}
