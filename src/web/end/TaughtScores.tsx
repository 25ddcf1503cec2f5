import { useState } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { LessonCount } from '../learn/LessonCount.tsx'
import type { CountedRow } from '../learn/lesson.ts'
import type { TableSnapshot } from '../session/session.ts'
import { ScoreTable } from './ScoreTable.tsx'

/** The score sheet; at the end of a lesson with what it tells of its rows. */
export function TaughtScores({
  snapshot,
  play,
  board,
  who,
}: {
  snapshot: TableSnapshot
  play: Play
  board: Board | undefined
  who: SeatName
}) {
  const { lesson, scores = [], seat, pack } = snapshot
  const [told, tell] = useState<CountedRow>()
  return (
    <>
      {lesson !== undefined && <LessonCount chapter={lesson} snapshot={snapshot} onTell={tell} />}
      <ScoreTable play={play} pack={pack} scores={scores} seat={seat} board={board} who={who} told={told?.is} />
    </>
  )
}
