import type { ReactNode } from 'react'
import './question.css'

/** In place of the question where nothing is asked: why, and what can be done. */
export function StandingSheet({
  title,
  help,
  taking,
  children,
}: {
  title: string
  help: string
  /** Undo, redo, restart. */
  taking: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="question question--waiting" aria-labelledby="question-title">
      <header className="question-head">
        <h1 id="question-title">{title}</h1>
        <p className="question-help">{help}</p>
      </header>
      <div className="question-list">{children}</div>
      <footer className="question-foot">{taking}</footer>
    </section>
  )
}
