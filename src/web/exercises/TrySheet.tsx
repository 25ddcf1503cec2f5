import type { ReactNode } from 'react'
import { pointsIn } from '../hint/in-points.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { StandingSheet } from '../question/StandingSheet.tsx'
import type { LongThought } from '../thinking/use-long-thought.ts'
import { isFound, type TryOutcome } from './judged-try.ts'

/** What became of the turn that was tried. */
export function TrySheet({
  tried,
  taking,
  say: { exercises: say },
  onAgain,
  onNext,
}: {
  tried: LongThought<TryOutcome>
  taking: ReactNode
  say: LineMessages
  onAgain: () => void
  onNext: () => void
}) {
  const { language, messages } = useSpeech()
  if (tried.kind === 'failed')
    return <StandingSheet title={say.failed('')} help={saidFaultHere(tried.why, messages)} taking={taking} />
  const outcome = tried.kind === 'done' ? tried.found : undefined
  return (
    <StandingSheet title={outcome === undefined ? say.thinking : saidOf(outcome)} help="" taking={taking}>
      {outcome !== undefined && (
        <p className="exercise-ways" role="status">
          {isFound(outcome) ? (
            <button type="button" className="button button--ink" onClick={onNext}>
              {say.next}
            </button>
          ) : (
            <button type="button" className="button button--ink" onClick={onAgain}>
              {say.again}
            </button>
          )}
        </p>
      )}
    </StandingSheet>
  )

  function saidOf(one: TryOutcome): string {
    switch (one.kind) {
      case 'found':
        return say.found
      case 'asGood':
        return say.asGood
      case 'played':
        return say.played
      case 'notYet':
        return say.notYet(pointsIn(language, Math.round(one.points)))
    }
  }
}
