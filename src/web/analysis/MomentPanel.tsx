import { pointsIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import type { DrawnLine } from './moment-marks.ts'
import type { Moment } from './use-moment.ts'
import { endsIn, otherOf, reasonIn, surenessIn, titleOf } from './words.ts'
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
  const { kind, points, sureness } = turn.reviewed
  const cost = sureness === 'onAverage' ? say.costsOnAverage : say.costs
  const rows: readonly (readonly [DrawnLine, string, string])[] = [
    ['played', say.played, titleOf(turn, say)],
    ['other', kind === 'loss' ? say.better : say.nextBest, otherOf(turn, say)],
  ]
  return (
    <div className="moment-panel">
      <h1>
        <i className="moment-letter">{letter}</i>{' '}
        {kind === 'praise' ? say.won : cost(pointsIn(language, Math.round(points)))}
      </h1>
      <div className="moment-lines">
        {rows.map(([line, name, told]) => (
          <button key={line} type="button" aria-pressed={drawn === line} onClick={() => onDraw(line)}>
            <b>{name}</b> <span>{told}</span>
          </button>
        ))}
      </div>
      <p>{reasonIn(language, turn, words)}</p>
      {turn.ends !== undefined && <p>{endsIn(language, points, turn.ends, say)}</p>}
      <p>{surenessIn(turn, say)}</p>
      <p className="replay-help">{say.drawn}</p>
    </div>
  )
}
