import { said } from '../../kernel/translations.ts'
import { Link } from '../app/navigation.tsx'
import { pictureOf, titleOf } from '../home/shelf-of-games.ts'
import { type ChallengeMessages, useChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { PlateDefs } from '../plates/PlateDefs.tsx'
import { SitePage } from '../shell/SitePage.tsx'
import './challenges.css'
import { hoursToNext } from './day.ts'
import { Laurels } from './Laurels.tsx'
import type { GameChallenges, ListedChallenge } from './listed.ts'
import { challengeLists, dayInWords, todays } from './of-day.ts'
import { laurelsOf, type Tried, untried } from './tries.ts'
import { useKeptTries, useTried } from './use-challenge.ts'

/** The challenge of the day, and the challenges of every game or of one, with what was solved of them on this device. */
export function ChallengesPage({ game }: { game: string | undefined }) {
  const { language, messages } = useSpeech()
  const say = useChallengeMessages(language)
  if (say === undefined) return <SitePage wide>{messages.site.loading}</SitePage>
  const lists = challengeLists.filter(list => game === undefined || list.game === game)
  return (
    <SitePage title={game === undefined ? say.title : say.ofGame(shortTitle(game))} wide>
      <PlateDefs />
      <p className="challenges-subtitle">{say.subtitle}</p>
      {game === undefined && <OfDay say={say} />}
      {lists.map(list => (
        <GameList key={list.game} list={list} say={say} whole={game !== undefined} />
      ))}
      {lists.length === 0 && <p className="quiet">{say.none}</p>}
      <p className="quiet">
        {say.kept}{' '}
        {game !== undefined && (
          <Link to={{ page: 'challenges' }} className="challenges-all">
            {say.all}
          </Link>
        )}
      </p>
    </SitePage>
  )
}

const shortTitle = (game: string): string => titleOf(game).split(':')[0] ?? game

/** The same for everybody, from the date. */
function OfDay({ say }: { say: ChallengeMessages }) {
  const { language } = useSpeech()
  const today = todays()
  const tried = useTried(today?.challenge.id ?? '')
  if (today === undefined) return null
  const { game, challenge } = today
  const Picture = pictureOf(game)
  return (
    <section className="challenge-of-day" aria-labelledby="of-day">
      {Picture !== undefined && <Picture />}
      <div>
        <p className="challenge-day">
          {say.ofDayOn(dayInWords(language))} <span>{shortTitle(game)}</span>
        </p>
        <h2 id="of-day">{said(challenge.goal, language)}</h2>
        <p className="quiet">
          {say.sameForAll} <Icon name="clock" /> {say.next(hoursToNext(new Date()))}
        </p>
        <p className="challenge-start">
          <Link to={{ page: 'challenge', game, id: challenge.id }} className="button button--ink">
            {tried.solved ? say.seeIt : say.solveIt}
          </Link>
          <Laurels won={laurelsOf(tried)} label={say.laurels(laurelsOf(tried))} />
        </p>
      </div>
    </section>
  )
}

/** So many are shown of each game, where all games are. */
const FEW = 6

function GameList({ list, say, whole }: { list: GameChallenges; say: ChallengeMessages; whole: boolean }) {
  const tries = useKeptTries()
  const { game, challenges } = list
  const tried = challenges.map(({ id }) => tries[id] ?? untried)
  const solved = tried.filter(one => one.solved).length
  const won = tried.reduce((sum, one) => sum + laurelsOf(one), 0)
  const open = challenges.filter(({ id }) => tries[id]?.solved !== true)
  const shown = whole ? challenges : (open.length > 0 ? open : challenges).slice(0, FEW)
  return (
    <section className="challenge-list" aria-label={shortTitle(game)}>
      <header>
        <h2>{shortTitle(game)}</h2>
        <progress max={challenges.length} value={solved} aria-label={say.solvedOf(solved, challenges.length)} />
        <span>{say.solvedOf(solved, challenges.length)}</span>
        {won > 0 && <span>{say.laurelsWon(won)}</span>}
        {!whole && challenges.length > FEW && (
          <Link to={{ page: 'challenges', game }} className="challenges-all">
            {say.allOf(challenges.length)}
          </Link>
        )}
      </header>
      <ul>
        {shown.map(challenge => (
          <Row
            key={challenge.id}
            game={game}
            challenge={challenge}
            number={challenges.indexOf(challenge) + 1}
            tried={tries[challenge.id] ?? untried}
            say={say}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({
  game,
  challenge: { id, goal, grade },
  number,
  tried,
  say,
}: {
  game: string
  challenge: ListedChallenge
  number: number
  tried: Tried
  say: ChallengeMessages
}) {
  const { language } = useSpeech()
  const won = laurelsOf(tried)
  return (
    <li>
      <Link to={{ page: 'challenge', game, id }} data-solved={tried.solved ? '' : undefined}>
        <span className="challenge-number">{number}</span>
        <b>{said(goal, language)}</b>
        <small>{say.grades[grade]}</small>
        {tried.solved ? (
          <Laurels won={won} label={say.laurels(won)} />
        ) : (
          <small className="challenge-state">
            {tried.gaveUp ? say.states.shown : tried.tries.length > 0 ? say.states.tried : ''}
          </small>
        )}
      </Link>
    </li>
  )
}
