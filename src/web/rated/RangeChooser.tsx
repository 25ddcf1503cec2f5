import { useId, useState } from 'react'
import { MOST_RATING } from '../../protocol/ratings.ts'
import { aboutRating, type RatingRange } from '../../tables/rating-range.ts'
import { useMessages } from '../messages/messages.ts'
import { useOwnRating } from './use-own-rating.ts'

/** For whose level free seats are: anybody's, about one's own, or between two ratings. */
export function RangeChooser({
  game,
  ratings,
  onChoose,
}: {
  game: string
  ratings: RatingRange | undefined
  onChoose: (ratings: RatingRange | undefined) => void
}) {
  const { ratings: say } = useMessages()
  const about = aboutRating(useOwnRating(game))
  const [own, setOwn] = useState(ratings !== undefined && !isSame(ratings, about))
  const chosen = ratings === undefined ? 'anybody' : own || !isSame(ratings, about) ? 'own' : 'about'
  const choose = (wanted: string): void => {
    setOwn(wanted === 'own')
    onChoose(wanted === 'anybody' ? undefined : wanted === 'about' ? about : (ratings ?? about))
  }
  return (
    <>
      <label>
        {say.whose}
        <select value={chosen} onChange={event => choose(event.target.value)}>
          <option value="anybody">{say.anybody}</option>
          <option value="about">{say.aboutMine(say.range(about))}</option>
          <option value="own">{say.ownRange}</option>
        </select>
      </label>
      {chosen === 'own' && ratings !== undefined && (
        <div className="range-ends">
          <End label={say.lowest} value={ratings.from} onGive={from => onChoose(ranged({ ...ratings, from }))} />
          <End label={say.highest} value={ratings.to} onGive={to => onChoose(ranged({ ...ratings, to }))} />
        </div>
      )}
    </>
  )
}

/** An end of the range. It is given when the field is left: a number that is half written is none. */
function End({
  label,
  value,
  onGive,
}: {
  label: string
  value: number | undefined
  onGive: (value: number | undefined) => void
}) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <input
        key={value}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_RATING}
        defaultValue={value}
        onBlur={event => {
          const given = event.target.value === '' ? undefined : Math.round(Number(event.target.value))
          if (given !== value) onGive(given)
        }}
      />
    </label>
  )
}

const isSame = (one: RatingRange, other: RatingRange): boolean => one.from === other.from && one.to === other.to

function ranged({
  from,
  to,
}: { readonly [K in keyof RatingRange]: RatingRange[K] | undefined }): RatingRange | undefined {
  if (from === undefined && to === undefined) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
