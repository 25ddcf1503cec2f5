import type { ReviewedTurn } from '../../bots/analysis.ts'
import type { ToldTurn } from '../analysis/told-turn.ts'
import { otherOf } from '../analysis/words.ts'
import { pointsIn } from '../hint/in-points.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { firstStep, type Help } from './help.ts'

/** What is to be done, what was lost, and help as far as it is wanted. */
export function ExerciseCard({
  reviewed,
  told,
  place,
  help,
  found,
  say: { exercises: say },
  onHint,
  onSolution,
  onNext,
}: {
  reviewed: ReviewedTurn
  told: ToldTurn
  place: string
  help: Help
  found: boolean
  say: LineMessages
  onHint: () => void
  onSolution: () => void
  onNext: () => void
}) {
  const { language, messages } = useSpeech()
  const step = firstStep(told)
  return (
    <section className="exercise-card" aria-label={say.title}>
      <p>
        <small>{place}</small>
        <b>{say.task}</b>
        <span>{say.cost(pointsIn(language, Math.round(reviewed.points)))}</span>
      </p>
      {help === 'hint' && (
        <p role="status">
          {say.hinted} {step !== undefined && step.places.length === 0 && <b>{step.label}</b>}
        </p>
      )}
      {help === 'solution' && (
        <p role="status">
          <small>{say.solved}</small>
          <b>{otherOf(told, messages.analysis)}</b>
        </p>
      )}
      <div className="exercise-ways">
        {help === 'none' && !found && (
          <button type="button" className="button" onClick={onHint}>
            {say.hint}
          </button>
        )}
        {help !== 'solution' && !found && (
          <button type="button" className="button" onClick={onSolution}>
            {say.solution}
          </button>
        )}
        <button type="button" className="button" onClick={onNext}>
          {found || help === 'solution' ? say.next : say.skip}
        </button>
      </div>
    </section>
  )
}
