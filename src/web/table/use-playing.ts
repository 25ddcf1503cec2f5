import { useCallback, useMemo } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { type Coach, useCoach } from '../coach/use-coach.ts'
import { type Hinting, useHint } from '../hint/use-hint.ts'
import { type LessonAtTable, useLesson } from '../learn/use-lesson.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlaceName } from '../plates/targets.ts'
import { type Asking, askingOf } from '../question/choices.ts'
import { type Answering, useAnswering } from '../question/use-answering.ts'
import { actingSeat, type TableCommands, type TableSnapshot } from '../session/session.ts'
import { type Episode, episodesOf, sinceLastTurn, tells } from './happenings.ts'
import { useGestureUndo } from './use-gesture-undo.ts'
import { useSpoken } from './use-pointing.ts'
import type { OpenedTable } from './use-session.ts'

/** What the parts of a table share while its game is played. */
export interface Playing extends LessonAtTable {
  readonly snapshot: TableSnapshot
  readonly board: Board | undefined
  readonly commands: TableCommands
  /** Shows the next turn of a bot. */
  readonly next: (() => void) | undefined
  readonly who: SeatName
  /** How places are spoken. */
  readonly spoken: (place: PlaceName) => string
  /** The viewer's open question, and what they have picked of it so far. */
  readonly asking: Asking | undefined
  readonly answering: Answering
  readonly hinting: Hinting
  /** Undefined where none is to be had. */
  readonly coach: Coach | undefined
  /** Everything that was told, and what of it came after the viewer's last turn. */
  readonly episodes: readonly Episode[]
  readonly since: readonly Episode[]
}

export function usePlaying(snapshot: TableSnapshot, { board, session }: OpenedTable): Playing {
  const { language } = useSpeech()
  const commands = useGestureUndo(session.commands, snapshot)
  const { play, seat, seats, happened, pausedBy } = snapshot
  const who = useCallback((one: Seat) => seats[one]?.name ?? String(one + 1), [seats])
  const acting = pausedBy === undefined ? actingSeat(snapshot) : undefined
  const asked = useMemo(
    () => (snapshot.lesson !== undefined ? withoutGestures(board) : board),
    [snapshot.lesson, board],
  )
  const asking = useMemo(
    () => (play === undefined || acting === undefined ? undefined : askingOf(play, acting, asked, language)),
    [play, acting, asked, language],
  )
  const hinting = useHint(asking, snapshot, board, commands.advise)
  const { learning, backToLesson } = useLesson(snapshot, asking, commands.backToLesson)
  const episodes = useMemo(() => episodesOf(happened), [happened])
  const since = useMemo(() => (seat === undefined ? [] : sinceLastTurn(episodes, seat).filter(tells)), [episodes, seat])
  const coach = useCoach(snapshot, asking, board, since, commands)
  const answering = useAnswering(asking, commands.answer, choice => coach?.mistakeIn(choice) !== undefined)
  const spoken = useSpoken(board, play, seat)
  return {
    snapshot,
    board,
    commands,
    next: session.next,
    who,
    spoken,
    asking,
    answering,
    hinting,
    coach,
    learning,
    backToLesson,
    episodes,
    since,
  }
}

/** A lesson teaches answer by answer. */
function withoutGestures(board: Board | undefined): Board | undefined {
  if (board === undefined) return undefined
  const { usual: _, ...plain } = board
  return { ...plain, followUps: [], leadsOn: [] }
}
