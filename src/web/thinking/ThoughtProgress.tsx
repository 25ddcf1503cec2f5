import { useMessages } from '../messages/messages.ts'
import type { LongThinking } from './use-long-thought.ts'
import './thinking.css'

/** How far bots are with a long thought, with a way to stop them; or a way to begin. */
export function ThoughtProgress<T>({
  thinking: { thought, begin, stop },
  label,
  start,
  stopped,
  failed,
  whenAsked = false,
}: {
  thinking: LongThinking<T>
  /** What they do, and what makes them do it. */
  label: string
  start: string
  /** What is said when they were stopped, if anything. */
  stopped?: string
  failed: (why: unknown) => string
  /** It begins only when somebody wants it. */
  whenAsked?: boolean
}) {
  const { analysis: say } = useMessages()
  if (thought.kind === 'done' || (thought.kind === 'idle' && !whenAsked)) return null
  if (thought.kind === 'thinking')
    return (
      <div className="thought-progress">
        <label>
          {label} <progress value={thought.done} max={1} />
        </label>
        <button type="button" className="button" onClick={stop}>
          {say.cancel}
        </button>
      </div>
    )
  const told = thought.kind === 'failed' ? failed(thought.why) : thought.kind === 'stopped' ? stopped : undefined
  return (
    <div className="thought-progress">
      {told !== undefined && <p>{told}</p>}
      <button type="button" className="button" onClick={begin}>
        {start}
      </button>
    </div>
  )
}
