import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { Asking, Choice } from './choices.ts'
import { choiceProps } from './OptionRow.tsx'
import type { Answering } from './use-answering.ts'
import { useByItself } from './use-by-itself.ts'

/** Always at the same place: taking back, what leaves the question, and the answer that waits for its confirmation. */
export function QuestionFoot({
  asking,
  leave,
  answering,
  taking,
}: {
  asking: Asking
  leave: readonly Choice[]
  answering: Answering
  taking: ReactNode
}) {
  const { selected, waste } = answering
  const { explain } = useMessages()
  const byItself = useByItself(asking, answering)
  const confirmed = selected?.purpose === 'leave' && waste === undefined ? undefined : selected
  return (
    <footer
      className="question-foot"
      data-crowded={leave.length > 0 || confirmed !== undefined ? '' : undefined}
      data-confirming={confirmed === undefined ? undefined : ''}
    >
      {taking}
      {leave
        .filter(choice => waste === undefined || choice !== selected)
        .map(choice => (
          <LeaveButton key={choice.id} choice={choice} answering={answering} />
        ))}
      {byItself.goes && (
        <button type="button" className="button button--waits" onClick={byItself.wait}>
          {explain.wait}
        </button>
      )}
      {confirmed !== undefined && (
        <button type="button" className="button button--answer" data-confirm="" onClick={answering.confirm}>
          <Icon name={confirmed.final ? 'seal' : 'check'} /> <span className="answer-label">{confirmed.label}</span>
        </button>
      )}
    </footer>
  )
}

/** Passing, stopping and ending are quiet buttons: never filled, never the default. */
function LeaveButton({ choice, answering }: { choice: Choice; answering: Answering }) {
  const { table } = useMessages()
  return (
    <button
      type="button"
      className="button button--leave"
      aria-pressed={answering.selected?.id === choice.id}
      {...choiceProps(choice, answering)}
    >
      {choice.label}
      {choice.final && (
        <span className="option-final" title={table.finalHelp}>
          <Icon name="seal" /> <span className="final-word">{table.final}</span>
        </span>
      )}
    </button>
  )
}
