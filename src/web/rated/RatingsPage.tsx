import { useCallback, useEffect, useState } from 'react'
import type { LeaderInfo, LevelRating, OwnRating, RatingPage } from '../../protocol/ratings.ts'
import { Link } from '../app/navigation.tsx'
import { shortTitleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { GameTabs } from '../rules/GameTabs.tsx'
import { SitePage } from '../shell/SitePage.tsx'
import { OwnRow } from './OwnRatings.tsx'
import { RatingRule, RuleHeads } from './RatingRule.tsx'
import { levelName, numberOf } from './rating-words.ts'
import '../rules/rules.css'
import './ratings.css'
import { ratingsOf } from './requests.ts'

/** The best players of a game, with the bots among them; where the viewer stands is always in sight. */
export function RatingsPage({ game }: { game: string }) {
  const { ratings: say, site } = useMessages()
  const { leaders, last, fault, more } = useRatingPages(game)
  return (
    <SitePage title={say.of(shortTitleOf(game))} wide>
      <GameTabs page="ratings" game={game} />
      <p className="ratings-subtitle">{say.subtitle}</p>
      {fault && (
        <p role="alert" className="fault">
          {say.noServer}
        </p>
      )}
      {last === undefined && !fault && <p role="status">{site.loading}</p>}
      {last !== undefined && (
        <>
          {last.own !== undefined && <Own own={last.own} />}
          {leaders.length === 0 && <p className="quiet">{say.none}</p>}
          <Leaders game={game} rows={withLevels(leaders, last)} />
          {more !== undefined && (
            <button type="button" className="button" onClick={more}>
              {say.more}
            </button>
          )}
        </>
      )}
    </SitePage>
  )
}

function Own({ own }: { own: OwnRating }) {
  const { ratings: say } = useMessages()
  return (
    <section className="ratings-own" aria-label={say.yours}>
      <OwnRow own={own} name={own.place === undefined ? say.you : `${say.you}: ${say.placeOf(own.place)}`} />
    </section>
  )
}

interface Pages {
  readonly leaders: readonly LeaderInfo[]
  /** The last page that came. */
  readonly last: RatingPage | undefined
  readonly fault: boolean
  /** Brings another page, where there is one. */
  readonly more: (() => void) | undefined
}

function useRatingPages(game: string): Pages {
  const [pages, setPages] = useState<readonly RatingPage[]>([])
  const [fault, setFault] = useState(false)
  const load = useCallback(
    (after?: string): Promise<void> =>
      ratingsOf(game, after).then(
        page => {
          setFault(false)
          setPages(before => (after === undefined ? [page] : [...before, page]))
        },
        () => setFault(true),
      ),
    [game],
  )
  useEffect(() => void load(), [load])
  const last = pages.at(-1)
  const next = last?.next
  return {
    leaders: pages.flatMap(page => page.leaders),
    last,
    fault,
    more: next === undefined ? undefined : () => void load(next),
  }
}

type Row = LeaderInfo | LevelRating

const isLevelRow = (row: Row): row is LevelRating => 'level' in row

/** The levels among the people, as far down as people have come. */
function withLevels(leaders: readonly LeaderInfo[], { levels, next }: RatingPage): readonly Row[] {
  const end = next === undefined ? Number.NEGATIVE_INFINITY : (leaders.at(-1)?.rating ?? 0)
  const shown = levels.filter(({ rating }) => rating >= end)
  return [...leaders, ...shown].sort((one, other) => other.rating - one.rating)
}

function Leaders({ game, rows }: { game: string; rows: readonly Row[] }) {
  const messages = useMessages()
  const { ratings: say } = messages
  return (
    <table className="ratings-table">
      <thead>
        <tr>
          <th scope="col">{say.place}</th>
          <th scope="col">{say.player}</th>
          <th scope="col" className="ratings-rule">
            <span className="spoken-only">{say.scale}</span>
            <RuleHeads game={game} />
          </th>
          <th scope="col">{say.rating}</th>
          <th scope="col">{say.games}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row =>
          isLevelRow(row) ? (
            <tr key={row.level} data-level={row.level}>
              <td />
              <th scope="row">
                <i className="ratings-ring" aria-hidden="true" /> {levelName(messages, row.level)}{' '}
                <small>{say.bot}</small>
              </th>
              <td className="ratings-rule">
                <RatingRule game={game} level={row.level} />
              </td>
              <td>{row.rating}</td>
              <td />
            </tr>
          ) : (
            <tr key={row.name} data-person="" data-you={row.you ? '' : undefined}>
              <td>{row.place}</td>
              <th scope="row">
                <Link to={{ page: 'person', name: row.name }}>{row.name}</Link> {row.you && <small>{say.you}</small>}
                <span className="ratings-below">
                  <RatingRule game={game} info={row} />
                </span>
              </th>
              <td className="ratings-rule">
                <RatingRule game={game} info={row} />
              </td>
              <td>{numberOf(row, messages)}</td>
              <td>{row.games}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
