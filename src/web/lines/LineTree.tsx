import { useMemo } from 'react'
import { resume } from '../../kernel/play.ts'
import type { LineComment, LinePosition } from '../../kernel/variations.ts'
import type { Board } from '../boards/board.ts'
import { tellLine } from '../hint/tell-line.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { Exploring, ExploringState } from './exploring.ts'

interface TreeProps {
  readonly exploring: Exploring
  readonly state: ExploringState
  readonly board: Board | undefined
  readonly say: LineMessages['board']
}

/** The game and every line that parts from it, each below the one that it parts from, with what was said of them. */
export function LineTree(props: TreeProps) {
  const { exploring, state, say } = props
  const { annotated, position } = state
  return (
    <ul className="line-tree" aria-label={say.lines}>
      <li>
        <button
          type="button"
          className="line-row"
          aria-current={position.line === 0 ? 'true' : undefined}
          onClick={() => exploring.goTo({ line: 0, at: Math.min(position.at, annotated.record.answers.length) })}
        >
          <b>{say.game}</b> <small>{say.answers(annotated.record.answers.length)}</small>
        </button>
        <Comments {...props} line={0} />
        <Branches {...props} from={0} />
      </li>
      {annotated.variations.length === 0 && <li className="plan-aside">{say.none}</li>}
    </ul>
  )
}

/** The lines that part from a line, in the order in which they part. */
function Branches({ from, ...props }: TreeProps & { readonly from: number }) {
  const { annotated } = props.state
  const parting = annotated.variations
    .flatMap((one, index) => (one.from === from ? [{ line: index + 1, after: one.after }] : []))
    .toSorted((a, b) => a.after - b.after)
  if (parting.length === 0) return null
  return (
    <ul>
      {parting.map(({ line }) => (
        <Branch key={line} {...props} line={line} />
      ))}
    </ul>
  )
}

function Branch({ line, ...props }: TreeProps & { readonly line: number }) {
  const { exploring, state, board, say } = props
  const { annotated, position, game } = state
  const variation = annotated.variations[line - 1]
  const title = useLineTitle(line, state, board)
  if (variation === undefined) return null
  const seat = variation.answers[0]?.seat ?? 0
  return (
    <li>
      <div className="line-row-holder">
        <button
          type="button"
          className="line-row"
          aria-current={position.line === line ? 'true' : undefined}
          onClick={() => exploring.goTo({ line, at: variation.after + variation.answers.length })}
        >
          <small>
            {board !== undefined && game.states[0] !== undefined && (
              <SeatBadge color={board.colorOf(game.states[0], seat)} size={1.1} />
            )}{' '}
            {title.moment}
          </small>
          <b>{title.told}</b> <small>{say.answers(variation.answers.length)}</small>
        </button>
        <button
          type="button"
          className="button button--ghost button--icon"
          aria-label={`${say.remove}: ${title.told}`}
          title={say.remove}
          onClick={() => exploring.remove(line)}
        >
          <Icon name="close" />
        </button>
      </div>
      <Comments {...props} line={line} />
      <Branches {...props} from={line} />
    </li>
  )
}

/** So many answers name a line. */
const NAMING = 3

/** What a line begins with, in words, and where in the game. */
function useLineTitle(line: number, { game, annotated, courseAlong }: ExploringState, board: Board | undefined) {
  const { language } = useSpeech()
  return useMemo(() => {
    const variation = annotated.variations[line - 1]
    const start = variation && courseAlong(variation.from).states[variation.after]
    if (variation === undefined || start === undefined) return { moment: '', told: '' }
    const play = resume(game.game, game.components, start)
    const seat = variation.answers[0]?.seat ?? 0
    const own = variation.answers.filter(one => one.seat === seat).map(({ key }) => key)
    const { told } = tellLine(play, seat, own.slice(0, NAMING), board, language)
    const labels = told.map(({ label }) => label)
    const keys = own.slice(0, NAMING).join(', ')
    return { moment: game.game.words[language].moment(start), told: labels.length === 0 ? keys : labels.join(', ') }
  }, [line, game, annotated, courseAlong, board, language])
}

function Comments({
  line,
  exploring,
  state: { annotated, game, courseAlong },
  say,
}: TreeProps & { readonly line: number }) {
  const { language } = useSpeech()
  const own = annotated.comments.filter(one => one.line === line).toSorted((a, b) => a.at - b.at)
  const momentAt = ({ at }: LineComment): string => {
    const state = courseAlong(line).states[at]
    return state === undefined ? say.line(line) : game.game.words[language].moment(state)
  }
  if (own.length === 0) return null
  return (
    <ul className="line-comments">
      {own.map(comment => (
        <li key={comment.at}>
          <button type="button" className="text-button" onClick={() => exploring.goTo(placeOf(comment))}>
            {momentAt(comment)}
          </button>{' '}
          {comment.text}
        </li>
      ))}
    </ul>
  )
}

const placeOf = ({ line, at }: LineComment): LinePosition => ({ line, at })
