import { useEffect, useState } from 'react'
import { said } from '../../kernel/translations.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { RuleLink } from '../question/RuleLink.tsx'
import type { TableSnapshot } from '../session/session.ts'
import './learn.css'
import type { CountedRow, Lesson } from './lesson.ts'
import { loadLesson } from './lessons.ts'
import { NextChapter } from './NextChapter.tsx'
import { keepLearnt, type LessonChapter } from './progress.ts'

/** At the end of a lesson's game: tells the score sheet row by row, then leads to the next chapter. */
export function LessonCount({
  chapter,
  snapshot: { game, seat, scores = [] },
  onTell,
}: {
  chapter: LessonChapter
  snapshot: TableSnapshot
  /** The rows that are told now. */
  onTell: (row: CountedRow | undefined) => void
}) {
  const { language, messages } = useSpeech()
  const { learn: say } = messages
  const [lesson, setLesson] = useState<Lesson>()
  const [at, setAt] = useState(0)
  useEffect(() => void loadLesson(game.id, chapter).then(setLesson), [game, chapter])
  useEffect(() => keepLearnt(game.id, chapter), [game, chapter])
  const rows = lesson?.count ?? []
  const row = rows[at]
  useEffect(() => onTell(row), [row, onTell])
  if (lesson === undefined || rows.length === 0) return null
  const own = scores.find(score => score.seat === seat)?.reasons ?? []
  const points = own.reduce((sum, { because, points }) => sum + (row?.is(because) ? points : 0), 0)
  return (
    <section className="lesson lesson--count sheet" aria-label={say.count} aria-live="polite">
      <header>
        <Icon name="rules" /> <b>{say.count}</b>
        {row !== undefined && <span>{say.step(at + 1, rows.length)}</span>}
      </header>
      {row === undefined ? (
        <p>{say.counted}</p>
      ) : (
        <p>
          <b>{say.pointsOf(points)}.</b> {said(row.text, language)} <RuleLink game={game.id} rule={row.rule} />
        </p>
      )}
      <div className="lesson-ways">
        {row === undefined ? (
          <NextChapter game={game.id} after={chapter} />
        ) : (
          <button type="button" className="button button--ink" onClick={() => setAt(at + 1)}>
            {say.goOn} <Icon name="chevron" />
          </button>
        )}
      </div>
    </section>
  )
}
