import { useEffect, useState } from 'react'
import { ENOUGH_GAMES, type OwnRating } from '../../protocol/ratings.ts'
import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { RatingRule } from './RatingRule.tsx'
import { isEarly, numberOf } from './rating-words.ts'
import './ratings.css'
import { myRatings, ratingsOfPerson } from './requests.ts'

/** How well the viewer plays, game by game; nothing for who has no rated games. */
export function OwnRatings() {
  const { ratings: say } = useMessages()
  const [mine, setMine] = useState<readonly OwnRating[]>([])
  useEffect(() => void myRatings().then(setMine, () => setMine([])), [])
  return <RatingRows title={say.yours} ratings={mine} />
}

/** The same of somebody who owns their name, as everybody is told. */
export function TheirRatings({ name }: { name: string }) {
  const { ratings: say } = useMessages()
  const [theirs, setTheirs] = useState<readonly OwnRating[]>([])
  useEffect(() => void ratingsOfPerson(name).then(setTheirs, () => setTheirs([])), [name])
  return <RatingRows title={say.theirs(name)} ratings={theirs} />
}

const RatingRows = ({ title, ratings }: { title: string; ratings: readonly OwnRating[] }) =>
  ratings.length > 0 && (
    <section className="ratings-mine account-part" aria-label={title}>
      <h2>{title}</h2>
      {ratings.map(own => (
        <OwnRow key={own.game} own={own} name={titleOf(own.game).split(': ')[0] ?? own.game} />
      ))}
    </section>
  )

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
