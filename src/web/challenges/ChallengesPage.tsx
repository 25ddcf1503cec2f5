import { said } from '../../kernel/translations.ts'
import { Link } from '../app/navigation.tsx'
import { pictureOf, titleOf } from '../home/shelf-of-games.ts'
import { levelFor } from '../levels/strength.ts'
import { type ChallengeMessages, useChallengeMessages } from '../messages/challenges/messages.ts'
import { useMessages, useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SitePage } from '../shell/SitePage.tsx'
import './challenges.css'
import { hoursToNext } from './day.ts'
import { Laurels } from './Laurels.tsx'
import type { GameChallenges, ListedChallenge } from './listed.ts'
import { challengeLists, dayInWords, todays } from './of-day.ts'
import { fittingChallenge, type Solving } from './solving.ts'
import { isTold, laurelsOf, stateOf, type Tried, untried } from './tries.ts'
import { useKeptTries, useSolving, useTried } from './use-challenge.ts'

/** The challenge of the day, and the challenges of every game or of one, with what was solved of them on this device. */
export function ChallengesPage({ game }: { game: string | undefined }) {
  const { language, messages } = useSpeech()
  const say = useChallengeMessages(language)
  if (say === undefined) return <SitePage wide>{messages.site.loading}</SitePage>
  const lists = challengeLists.filter(list => game === undefined || list.game === game)
  return (
    <SitePage title={game === undefined ? say.title : say.ofGame(shortTitle(game))} wide>
      <p className="challenges-subtitle">{say.subtitle}</p>
      <p className="quiet">
        {say.free} {say.laurelsMean}
      </p>
      {game === undefined && <OfDay say={say} />}
      {lists.map(list => (
        <GameList key={list.game} list={list} say={say} whole={game !== undefined} />
      ))}
      {lists.length === 0 && <p className="quiet">{say.none}</p>}
      <p className="quiet">
        {say.strengthMeans} {say.kept}{' '}
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
            {isTold(tried) ? say.seeIt : say.solveIt}
          </Link>
          <Laurels won={laurelsOf(tried)} label={say.laurels(laurelsOf(tried))} />
          {stateOf(tried) === 'shown' && <small>{say.states.shown}</small>}
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
  const solving = useSolving(game)
  const fitting = fittingChallenge(challenges, tries, solving)
  const open = challenges.filter(one => one !== fitting && !isTold(tries[one.id] ?? untried))
  const next = fitting === undefined ? open : [fitting, ...open]
  const shown = whole ? challenges : (next.length > 0 ? next : challenges).slice(0, FEW)
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
      <Strength solving={solving} game={game} say={say} />
      <ul>
        {shown.map(challenge => (
          <Row
            key={challenge.id}
            game={game}
            challenge={challenge}
            number={challenges.indexOf(challenge) + 1}
            tried={tries[challenge.id] ?? untried}
            fits={challenge === fitting}
            say={say}
          />
        ))}
      </ul>
    </section>
  )
}

/** How well the viewer solves the challenges of a game, once a first try has told something. */
function Strength({
  solving: { rating, counted },
  game,
  say,
}: {
  solving: Solving
  game: string
  say: ChallengeMessages
}) {
  const { levels } = useMessages()
  if (counted === 0) return null
  const level = levelFor({ rating }, game)
  return (
    <p className="challenge-strength">
      {say.strength} <b>{Math.round(rating)}</b> {say.strengthFrom(levels.names[level] ?? level, counted)}
    </p>
  )
}

function Row({
  game,
  challenge: { id, goal, grade },
  number,
  tried,
  fits,
  say,
}: {
  game: string
  challenge: ListedChallenge
  number: number
  tried: Tried
  /** Of those that were not begun, the one for the viewer. */
  fits: boolean
  say: ChallengeMessages
}) {
  const { language } = useSpeech()
  const state = stateOf(tried)
  const won = laurelsOf(tried)
  return (
    <li>
      <Link to={{ page: 'challenge', game, id }} data-state={state}>
        <span className="challenge-number">{number}</span>
        <b>{said(goal, language)}</b>
        <small>{say.grades[grade]}</small>
        {state === 'solved' ? (
          <Laurels won={won} label={say.laurels(won)} />
        ) : (
          <small className="challenge-state">{fits ? say.fits : say.states[state]}</small>
        )}
      </Link>
    </li>
  )
}
