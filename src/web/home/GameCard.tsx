import { lazy, Suspense } from 'react'
import { said } from '../../kernel/translations.ts'
import { Link } from '../app/navigation.tsx'
import { explainedAt } from '../handbook/has-handbook.ts'
import { LearnButton } from '../learn/LearnButton.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { GameFacts } from './game-facts.ts'
import { InviteFriends } from './InviteFriends.tsx'
import { SetupLine } from './SetupLine.tsx'
import { pictureOf } from './shelf-of-games.ts'

/** Rules are loaded for this, so only where there is no picture. */
const OpeningInWords = lazy(() => import('./OpeningInWords.tsx'))

/** A game that can be played: its picture or its outline, what it takes, and three ways in. */
export function GameCard({ game, onPlay, onPrepare }: { game: GameFacts; onPlay: () => void; onPrepare: () => void }) {
  const { language, messages } = useSpeech()
  const { home, handbook, challenges, ratings } = messages
  const Picture = pictureOf(game.id)
  const { min, max } = game.players
  const [title, subtitle] = game.title.split(': ')
  return (
    <article className="game">
      {Picture !== undefined ? (
        <Picture />
      ) : (
        <Suspense fallback={<div className="game-picture game-outline" />}>
          <OpeningInWords game={game} />
        </Suspense>
      )}
      <h2>
        {title}
        {subtitle !== undefined && <small> {subtitle}</small>}
      </h2>
      <div className="game-facts">
        <span>
          <Icon name="people" />
          <span aria-hidden="true"> {home.players(min, max)}</span>
          <span className="spoken-only">{home.playersSpoken(min, max)}</span>
        </span>
        <span>
          <Icon name="clock" /> {home.minutes(game.minutes)}
        </span>
        <Weight weight={game.weight} label={home.weight(game.weight)} />
      </div>
      <p>{said(game.tagline, language)}</p>
      <div className="game-ways">
        <button type="button" className="button button--ink game-play" onClick={onPlay}>
          {home.playNow}
        </button>
        <InviteFriends game={game} />
        <LearnButton game={game}>{home.learn}</LearnButton>
      </div>
      <SetupLine game={game} />
      <div className="game-more">
        <button type="button" className="text-button game-prepare" onClick={onPrepare}>
          {home.setUp}
        </button>
        <Link to={explainedAt(game.id)}>{handbook.name}</Link>
        <Link to={{ page: 'challenges', game: game.id }}>{challenges.name}</Link>
        <Link to={{ page: 'ratings', game: game.id }}>{ratings.name}</Link>
      </div>
    </article>
  )
}

const Weight = ({ weight, label }: { weight: number; label: string }) => (
  <span className="game-weight" role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map(at => (
      <i key={at} data-filled={at <= weight ? '' : undefined} />
    ))}
  </span>
)
