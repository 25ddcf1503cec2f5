import { useEffect, useState } from 'react'
import { countingIn } from '../../kernel/counting.ts'
import type { Tally } from '../../tables/tally.ts'
import { Link } from '../app/navigation.tsx'
import type { HistoryMessages } from '../messages/history/messages.ts'
import { useMessages, useSpeech } from '../messages/messages.ts'
import { namedSources, type SourceName, sourceNamesOf } from './source-names.ts'
import { TrendChart } from './TrendChart.tsx'

/** One game in full: where the points come from, how they grew from game to game, against whom. */
export function GameResults({ say, tally, title }: { say: HistoryMessages; tally: Tally; title: string }) {
  const { levels } = useMessages()
  const { byPlayers, against, apart, trend } = tally
  return (
    <section aria-label={title}>
      <div className="history-panels">
        <SourcesPanel say={say} tally={tally} title={title} />
        {trend.length > 1 && <TrendChart say={say} trend={trend} title={title} />}
        <div className="history-side">
          {byPlayers.length > 0 && (
            <>
              <h2>{say.byPlayers}</h2>
              <ul>
                {byPlayers.map(one => (
                  <li key={one.players}>
                    <span>
                      {say.playersCount(one.players)} <small>{say.times(one.games)}</small>
                    </span>
                    <span>
                      {say.mean} {Math.round(one.points / one.games)}, {say.best} <b>{one.best}</b>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {against.length > 0 && (
            <>
              <h2>{say.against}</h2>
              <ul>
                {against.map(one => (
                  <li key={`${one.kind} ${one.name} ${one.page ?? ''}`}>
                    <span>
                      {one.page === undefined ? (
                        one.kind === 'bot' ? (
                          say.level(levels.names[one.name] ?? one.name)
                        ) : (
                          one.name
                        )
                      ) : (
                        <Link to={{ page: 'person', name: one.page }}>{one.name}</Link>
                      )}{' '}
                      <small>{say.times(one.games)}</small>
                    </span>
                    <b>{say.ahead(one.ahead, one.behind)}</b>
                  </li>
                ))}
              </ul>
              <p className="quiet">{say.againstHelp}</p>
            </>
          )}
        </div>
      </div>
      {apart > 0 && <p className="quiet">{say.apart(apart)}</p>}
    </section>
  )
}

/** The mean of each source, and beside it what those had who won instead. */
function SourcesPanel({ say, tally, title }: { say: HistoryMessages; tally: Tally; title: string }) {
  const { language } = useSpeech()
  const [nameOf, setNameOf] = useState<SourceName>()
  useEffect(
    () => void sourceNamesOf(tally.game, language).then(found => setNameOf(() => found)),
    [tally.game, language],
  )
  const { counted, sources, winners } = tally
  const { number } = countingIn(language)
  if (counted === 0 || nameOf === undefined) return null
  const mean = (points: number, of: number): number => Math.round((points / of) * 10) / 10
  const theirs = new Map(namedSources(winners.sources, nameOf).map(({ name, points }) => [name, points]))
  const rows = namedSources(sources, nameOf).map(({ name, points }) => {
    const other = theirs.get(name) ?? 0
    return { name, mine: mean(points, counted), others: winners.counted > 0 ? mean(other, winners.counted) : undefined }
  })
  const most = Math.max(1, ...rows.flatMap(({ mine, others = 0 }) => [mine, others]))
  const part = (points: number): string => `${(Math.max(0, points) / most) * 100}%`
  return (
    <section className="sheet history-sources">
      <h2>
        {say.sources} <small>{`${title}, ${say.meanOf(counted)}`}</small>
      </h2>
      <ul>
        {rows.map(({ name, mine, others }) => (
          <li
            key={name}
            aria-label={say.sourceSpoken(name, number(mine), others === undefined ? undefined : number(others))}
          >
            <span>{name}</span>
            <span className="source-bar" aria-hidden="true">
              <i style={{ width: part(mine) }} />
              {others !== undefined && <b style={{ left: part(others) }} />}
            </span>
            <span aria-hidden="true">{number(mine)}</span>
          </li>
        ))}
      </ul>
      {winners.counted > 0 && <p className="quiet">{say.sourcesHelp}</p>}
    </section>
  )
}
