import type { ReactNode } from 'react'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import type { Asking } from './choices.ts'

/** What is asked, what helps to understand it, and the rules behind it. */
export function QuestionHead({ asking, game, clock }: { asking: Asking; game: string; clock?: ReactNode }) {
  const { table } = useMessages()
  return (
    <header className="question-head">
      <div className="question-eyebrow">
        <span>{table.yourTurn}</span>
        {clock}
      </div>
      <h1 id="question-title">{asking.title}</h1>
      <p className="question-help">
        {asking.help}{' '}
        {asking.rules.map(rule => (
          <Link key={rule} to={{ page: 'rules', game, rule }} target="_blank" className="rule-link">
            {table.rule(rule)}
          </Link>
        ))}
      </p>
    </header>
  )
}
