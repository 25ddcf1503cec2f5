import { useState, useSyncExternalStore } from 'react'
import type { ReviewedTurn } from '../../bots/analysis.ts'
import type { Seat } from '../../kernel/contract.ts'
import { itemAt } from '../../kernel/rows.ts'
import { letterAt } from '../analysis/letters.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import type { FindingsShelf } from '../lines/findings-shelf.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import '../plan/plan.css'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { Exercise } from './Exercise.tsx'
import '../analysis/chart/chart.css'
import '../lines/lines.css'
import './exercises.css'

/** The mistakes of a seat as exercises: one at a time, and how many of them were found. */
export function Exercises({
  id,
  seat,
  found: { course, board, shelf },
  losses,
  moments,
  say,
}: {
  id: string
  seat: Seat
  found: { readonly course: ReplayedGame; readonly board: Board | undefined; readonly shelf: FindingsShelf }
  losses: readonly ReviewedTurn[]
  /** All that the list of the result shows, by whose letters the exercises go. */
  moments: readonly ReviewedTurn[]
  say: LineMessages
}) {
  const { language } = useSpeech()
  const [at, goTo] = useState(0)
  const { found: solved } = useSyncExternalStore(shelf.subscribe, shelf.get)
  const { exercises } = say
  const reviewed = losses[at]
  const mark = (index: number): void => {
    const findings = shelf.get()
    shelf.keep({ ...findings, found: [...new Set([...findings.found, index])] })
  }
  const count = losses.filter(({ index }) => solved.includes(index)).length
  if (reviewed === undefined)
    return (
      <SitePage title={exercises.title}>
        <p>{exercises.done(count, losses.length)}</p>
        <p className="exercise-ways">
          <Link to={{ page: 'table', id }} className="button button--ink">
            {exercises.back}
          </Link>
          <button type="button" className="button" onClick={() => goTo(0)}>
            {exercises.startOver}
          </button>
        </p>
      </SitePage>
    )
  const list = (
    <ol className="plan-sheet exercise-list" aria-label={exercises.title}>
      {losses.map((one, number) => (
        <li key={one.index}>
          <button
            type="button"
            className="line-row"
            aria-current={number === at ? 'true' : undefined}
            onClick={() => goTo(number)}
          >
            <i className="moment-letter">{letterAt(moments.indexOf(one))}</i>{' '}
            {course.game.words[language].moment(itemAt(course.states, one.index))}
            {solved.includes(one.index) && ' ✓'}
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <Exercise
      key={reviewed.index}
      {...{ id, seat, course, board, reviewed, say }}
      place={exercises.of(at + 1, losses.length)}
      sheet={list}
      onFound={() => mark(reviewed.index)}
      onNext={() => goTo(at + 1)}
    />
  )
}
