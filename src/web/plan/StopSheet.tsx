import type { ReactNode } from 'react'
import type { Halt } from '../../kernel/stand-still.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import '../question/question.css'

/** In place of the question where a plan can go no further. */
export function StopSheet({ halt, say, taking }: { halt: Halt | undefined; say: PlanMessages; taking: ReactNode }) {
  const why = halt ?? 'others'
  return (
    <section className="question question--waiting" aria-labelledby="question-title">
      <header className="question-head">
        <h1 id="question-title">{say.halt[why]}</h1>
        <p className="question-help">{say.haltHelp[why]}</p>
      </header>
      <div className="question-list" />
      <footer className="question-foot">{taking}</footer>
    </section>
  )
}
