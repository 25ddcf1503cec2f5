import { useEffect, useState } from 'react'
import { ENOUGH_GAMES, type OwnRating } from '../../protocol/ratings.ts'
import { Link } from '../app/navigation.tsx'
import { shortTitleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { RatingRule } from './RatingRule.tsx'
import { isEarly, numberOf } from './rating-words.ts'
import './ratings.css'
import { myRatings, ratingsOfPerson } from './requests.ts'

/** How well somebody plays, game by game: the viewer, or who owns a name. Nothing where there are no rated games. */
export function PersonRatings({ name }: { name?: string }) {
  const { ratings: say } = useMessages()
  const [shown, show] = useState<readonly OwnRating[]>([])
  useEffect(() => void (name === undefined ? myRatings() : ratingsOfPerson(name)).then(show, () => show([])), [name])
  if (shown.length === 0) return null
  const title = name === undefined ? say.yours : say.name
  return (
    <section className="ratings-mine" aria-label={title}>
      <h2>{title}</h2>
      {shown.map(own => (
        <OwnRow key={own.game} own={own} name={shortTitleOf(own.game)} />
      ))}
    </section>
  )
}

/** One rating: a place between the bots with its width, then a number; before enough games only the width. */
export function OwnRow({ own, name }: { own: OwnRating; name: string }) {
  const messages = useMessages()
  const { ratings: say } = messages
  const early = isEarly(own)
  return (
    <div className="rating-row">
      <b>
        <Link to={{ page: 'ratings', game: own.game }}>{name}</Link>
      </b>
      <RatingRule game={own.game} info={own} />
      <span className="rating-number">
        {early ? say.early : numberOf(own, messages)}
        <small>{early ? say.toGo(ENOUGH_GAMES - own.games) : say.gamesOf(own.games)}</small>
      </span>
      {!early && own.place === undefined && <p className="quiet">{say.notListed}</p>}
    </div>
  )
}
