import type { Game } from '../../kernel/contract.ts'
import { allOptions, type OptionValue, settleOptions } from '../../kernel/options.ts'
import { type Arrangement, allowsAdvice } from '../../tables/entry.ts'
import { useSpeech } from '../messages/messages.ts'
import { nameOfTiming } from './clocks.ts'

/** What the host has chosen, for everybody else: one line for each. */
export function Arranged({
  game,
  players,
  arrangement,
}: {
  game: Game
  players: number
  arrangement: Omit<Arrangement, 'pack'>
}) {
  const { language, messages } = useSpeech()
  const { lobby, ratings } = messages
  const words = game.words[language]
  const clock = nameOfTiming(arrangement)
  const settled = settleOptions(game.options, players, arrangement.options)
  const said = (value: OptionValue | undefined, name: string): string =>
    (Array.isArray(value) ? value : [value]).map(one => words.optionValue(name, String(one))).join(', ')
  const facts = [
    [lobby.clock, clock === undefined ? lobby.ownClock : lobby.clocks[clock]],
    ...(arrangement.pace === undefined ? [] : [[lobby.away, lobby.awayHelp]]),
    ...Object.keys(allOptions(game.options)).map(name => [words.gameOption(name), said(settled[name], name)]),
    [lobby.hints, allowsAdvice(arrangement) ? lobby.yes : lobby.no],
    ...(arrangement.ratings === undefined
      ? []
      : [[ratings.whose, ratings.ofRatings(ratings.range(arrangement.ratings))]]),
    ...(arrangement.rated ? [[ratings.rated, ratings.ratedHelp]] : []),
  ]
  return (
    <dl className="lobby-facts" aria-label={lobby.arrangement}>
      {facts.map(([what, chosen]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{chosen}</dd>
        </div>
      ))}
    </dl>
  )
}
