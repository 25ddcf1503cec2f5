import { steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import type { RatingInfo } from '../../protocol/ratings.ts'
import { useMessages } from '../messages/messages.ts'
import { isEarly, levelName, whereAmong } from './rating-words.ts'
import './rating-rule.css'

/** Points of rating that the rule goes on beyond the weakest and the strongest level. */
const BEYOND = 120

/** A rating as a place between the bots, with its width: a brass rule, a ring for each level. Early on only the width is drawn; of a level only its ring. */
export function RatingRule({ game, info, level: own }: { game: string; info?: RatingInfo; level?: string }) {
  const messages = useMessages()
  const { ratings: say } = messages
  const at = placesOn(game)
  const early = info === undefined || isEarly(info)
  const label =
    info === undefined
      ? undefined
      : `${early ? say.early : whereAmong(info.rating, game, messages)}, ${say.likely(info.low, info.high)}`
  return (
    <span
      className="rating-rule"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {steps.map(level => (
        <i
          key={level}
          data-own={level === own ? '' : undefined}
          style={{ left: at(ratingOf(level, game)) }}
          title={levelName(messages, level)}
        />
      ))}
      {info !== undefined && (
        <span
          className="rating-width"
          data-early={early ? '' : undefined}
          style={{ left: at(info.low), right: `calc(100% - ${at(info.high)})` }}
        />
      )}
      {info !== undefined && !early && <b style={{ left: at(info.rating) }} />}
    </span>
  )
}

/** The names of some levels above their rings. */
export function RuleHeads({ game }: { game: string }) {
  const messages = useMessages()
  const at = placesOn(game)
  return (
    <span className="rating-heads">
      {(['novice', 'assistant', 'scholar', 'master'] as const).map(level => (
        <span key={level} style={{ left: at(ratingOf(level, game)) }}>
          {levelName(messages, level)}
        </span>
      ))}
    </span>
  )
}

/** Where on the rule a rating lies, as a share of its width; what lies beyond its ends is at its ends. */
function placesOn(game: string): (rating: number) => string {
  const all = steps.map(level => ratingOf(level, game))
  const from = Math.min(...all) - BEYOND
  const to = Math.max(...all) + BEYOND
  return rating => `${Math.round(Math.max(0, Math.min(1, (rating - from) / (to - from))) * 1000) / 10}%`
}
