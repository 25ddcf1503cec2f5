import type { ReactNode } from 'react'
import type { Tally } from '../../tables/tally.ts'
import type { HistoryMessages } from '../messages/history/messages.ts'

/** Every game that was played in a row: how often, which places, the best and the mean. */
export function TallyTable({
  say,
  tallies,
  shown,
  nameOf,
}: {
  say: HistoryMessages
  tallies: readonly Tally[]
  /** The game that is told in full. */
  shown: string | undefined
  /** The name of a game, as what leads to more of it. */
  nameOf: (game: string) => ReactNode
}) {
  return (
    <table className="tally-table">
      <thead>
        <tr>
          <th scope="col">{say.game}</th>
          <th scope="col">{say.games}</th>
          <th scope="col">{say.won}</th>
          <th scope="col">{say.places}</th>
          <th scope="col">{say.best}</th>
          <th scope="col">{say.mean}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ game, games, won, places, best, counted, points }) => (
          <tr key={game} data-shown={game === shown ? '' : undefined}>
            <th scope="row">{nameOf(game)}</th>
            <td data-label={say.games}>{games}</td>
            <td data-label={say.won}>{won}</td>
            <td className="tally-places">
              <PlacesBar say={say} places={places} />
            </td>
            <td data-label={say.best}>
              <b>{best?.points ?? '–'}</b>
            </td>
            <td data-label={say.mean}>{counted > 0 ? Math.round(points / counted) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How often each place was reached, the first darkest. */
function PlacesBar({ say, places }: { say: HistoryMessages; places: readonly number[] }) {
  if (places.length === 0) return <>–</>
  return (
    <span className="places-bar" role="img" aria-label={say.placesSpoken(places)}>
      {places.map(
        (times, at) =>
          times > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the place
            <span key={at} data-place={Math.min(at + 1, 4)} style={{ flexGrow: times }}>
              {times}
            </span>
          ),
      )}
    </span>
  )
}
