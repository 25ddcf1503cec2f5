import { pointsIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { madeBy } from '../question/OptionRow.tsx'
import type { Answering } from '../question/use-answering.ts'
import './coach.css'
import type { Coach } from './use-coach.ts'

/** Before a costly mistake: what it costs, the answer that is better, and the way on with one's own choice. */
export function CoachWarning({ coach, answering }: { coach: Coach; answering: Answering }) {
  const { language, messages } = useSpeech()
  const { coach: say } = messages
  const { selected, confirm, pick } = answering
  const mistake = answering.waste === undefined && selected !== undefined ? coach.mistakeIn(selected) : undefined
  const choice = mistake?.better.choice
  if (mistake === undefined || choice === undefined) return null
  const { better, betterFor, loss } = mistake
  return (
    <div className="waste coach-warning" role="alert">
      <p>
        <Icon name="fist" /> <b>{say.wait(pointsIn(language, Math.round(loss)))}</b>{' '}
        {say.betterFor(better.label, betterFor)}
      </p>
      <button
        type="button"
        className="button button--ink"
        onClick={event => {
          coach.heard(mistake)
          pick(choice, madeBy(event), better.held)
        }}
      >
        {say.take}
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          coach.heard(mistake)
          confirm()
        }}
      >
        {say.keep}
      </button>
    </div>
  )
}
