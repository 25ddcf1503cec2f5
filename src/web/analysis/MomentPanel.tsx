import { pointsIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import type { DrawnLine } from './moment-marks.ts'
import type { Moment } from './use-moment.ts'
import { otherOf, reasonIn, surenessIn, titleOf } from './words.ts'
import './analysis.css'
import './chart/chart.css'

/** A turn that mattered, beside the board where both ways are drawn: what was played, what was better, why, and how sure. */
export function MomentPanel({
  moment: { turn, words, letter },
  drawn,
  onDraw,
}: {
  moment: Moment
  drawn: DrawnLine
  onDraw: (line: DrawnLine) => void
}) {
  const { language, messages } = useSpeech()
  const { analysis: say } = messages
  const { kind, points } = turn.reviewed
  const rows: readonly (readonly [DrawnLine, string, string])[] = [
    ['played', say.played, titleOf(turn, say)],
    ['other', kind === 'loss' ? say.better : say.nextBest, otherOf(turn, say)],
  ]
  return (
    <div className="moment-panel">
      <h1>
        <i className="moment-letter">{letter}</i>{' '}
        {kind === 'loss' ? say.costs(pointsIn(language, Math.round(points))) : say.won}
      </h1>
      <div className="moment-lines">
        {rows.map(([line, name, told]) => (
          <button key={line} type="button" aria-pressed={drawn === line} onClick={() => onDraw(line)}>
            <b>{name}</b> <span>{told}</span>
          </button>
        ))}
      </div>
      <p>{reasonIn(language, turn, words)}</p>
      <p>{surenessIn(language, turn, say)}</p>
      <p className="replay-help">{say.drawn}</p>
    </div>
  )
}
