import type { Analysis, ReviewedTurn } from '../../bots/analysis.ts'
import type { Seat } from '../../kernel/contract.ts'
import { itemAt } from '../../kernel/rows.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { signedIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { letterAt } from './letters.ts'
import { seenBy, type ToldTurn, toldTurn } from './told-turn.ts'
import { endsIn, IN_A_LIST, instead, reasonIn, surenessIn, titleOf } from './words.ts'

/** The moments of a seat by their letters; each opens the replay there. */
export function MomentList({
  id,
  seat,
  moments,
  analysis: { words },
  course: { game, components, states },
  board,
}: {
  id: string
  seat: Seat
  moments: readonly ReviewedTurn[]
  analysis: Analysis
  course: ReplayedGame
  board: Board | undefined
}) {
  const { language, messages } = useSpeech()
  const { analysis: say } = messages
  if (moments.length === 0) return <p>{say.none}</p>
  const told = moments.map(one =>
    toldTurn(seenBy(game, components, itemAt(states, one.index), seat), one, board, language),
  )
  return (
    <ol>
      {told.map((turn, number) => (
        <li key={turn.reviewed.index}>
          <Link to={{ page: 'replay', id, at: turn.reviewed.index, seat }}>
            <i className="moment-letter">{letterAt(number)}</i>
            <span>
              <b>
                {turn.moment}: {titleOf(turn, say, IN_A_LIST)}
              </b>
              <small>{instead(turn, say)}</small>
              <small>{reasonIn(language, turn, words)}</small>
              {turn.ends !== undefined && <small>{endsIn(language, turn.reviewed.points, turn.ends, say)}</small>}
              <small>{surenessIn(turn, say)}</small>
            </span>
            <Amount turn={turn} />
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Amount({ turn: { reviewed } }: { turn: ToldTurn }) {
  const { language, messages } = useSpeech()
  return reviewed.kind === 'praise' ? (
    <b className="key-moments-points">{messages.analysis.best}</b>
  ) : (
    <b className="moments-lost">{signedIn(language, -Math.round(reviewed.points))}</b>
  )
}
