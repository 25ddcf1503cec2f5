import { useState } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { BackToLesson } from '../learn/BackToLesson.tsx'
import { LessonCount } from '../learn/LessonCount.tsx'
import type { CountedRow } from '../learn/lesson.ts'
import { useLesson } from '../learn/use-lesson.ts'
import type { TableSnapshot } from '../session/session.ts'
import type { OpenedTable } from '../table/use-session.ts'
import { ScoreTable } from './ScoreTable.tsx'

/** The score sheet; at the end of a lesson with what it tells of its rows, or the way back to it if it was left. */
export function TaughtScores({
  snapshot,
  play,
  opened: { board, session },
  who,
}: {
  snapshot: TableSnapshot
  play: Play
  opened: OpenedTable
  who: SeatName
}) {
  const { lesson, scores = [], seat, pack } = snapshot
  const { backToLesson } = useLesson(snapshot, undefined, session.commands.backToLesson)
  const [told, tell] = useState<CountedRow>()
  return (
    <>
      {backToLesson !== undefined && <BackToLesson onBack={backToLesson} />}
      {lesson !== undefined && backToLesson === undefined && (
        <LessonCount chapter={lesson} snapshot={snapshot} onTell={tell} />
      )}
      <ScoreTable play={play} pack={pack} scores={scores} seat={seat} board={board} who={who} told={told?.is} />
    </>
  )
}
