import { useCallback } from 'react'
import type { Progress } from '../../bots/analysis.ts'
import type { ComparedTurns } from '../../bots/review/compare-turns.ts'
import type { Play } from '../../kernel/contract.ts'
import type { AnnotatedRecord } from '../../kernel/variations.ts'
import { namedEnds } from '../analysis/told-turn.ts'
import { endsIn, spreadIn } from '../analysis/words.ts'
import { pointsIn } from '../hint/in-points.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { compareAside } from '../thinking/think-aside.ts'
import { useLongThought } from '../thinking/use-long-thought.ts'
import { comparedLine } from './compared-line.ts'

/** What bots think of a line beside the one that it parts from, when somebody asks. */
export function LineOpinion({
  annotated,
  line,
  play,
  say: { board: say },
}: {
  annotated: AnnotatedRecord
  line: number
  /** The game that is looked at, for its words. */
  play: Pick<Play, 'game' | 'components'>
  say: LineMessages
}) {
  const { messages } = useSpeech()
  const think = useCallback(
    async (progress: Progress, signal: AbortSignal): Promise<ComparedTurns | undefined> => {
      const turns = comparedLine(annotated, line)
      progress(0)
      return turns && compareAside(turns, signal)
    },
    [annotated, line],
  )
  const { thought, begin, stop } = useLongThought(think, false)
  switch (thought.kind) {
    case 'thinking':
      return (
        <div className="plan-foot" role="status">
          <span>{say.opinionThinking}</span>
          <button type="button" className="button" onClick={stop}>
            {messages.analysis.cancel}
          </button>
        </div>
      )
    case 'done':
      return thought.found === undefined ? (
        <p>{say.noOther}</p>
      ) : (
        <Verdict compared={thought.found} play={play} name={say.line(line)} say={say} />
      )
    case 'idle':
    case 'stopped':
    case 'failed':
      return (
        <div className="plan-foot">
          {thought.kind === 'failed' && <p role="alert">{saidFaultHere(thought.why, messages)}</p>}
          <button type="button" className="button" onClick={begin}>
            {say.opinion}
          </button>
        </div>
      )
  }
}

function Verdict({
  compared: { better, sureness, spread, ends },
  play: { game, components },
  name,
  say,
}: {
  compared: ComparedTurns
  play: Pick<Play, 'game' | 'components'>
  name: string
  say: LineMessages['board']
}) {
  const { language, messages } = useSpeech()
  if (sureness === 'closeCall') return <p role="status">{say.closeCall}</p>
  const points = pointsIn(language, Math.round(spread.mean))
  return (
    <div role="status" className="line-verdict">
      <b>{better === 'one' ? say.better(name, points) : say.worse(name, points)}</b>
      {ends !== undefined && (
        <p>{endsIn(language, spread.mean, namedEnds(ends, components, game.words[language]), messages.analysis)}</p>
      )}
      <small>{spreadIn(sureness, spread, messages.analysis)}</small>
    </div>
  )
}
