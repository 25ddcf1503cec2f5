import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Progress, ReviewedTurn } from '../../bots/analysis.ts'
import { timeIsOver } from '../../bots/challenges/time.ts'
import type { Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { itemAt } from '../../kernel/rows.ts'
import { answersAlong, bareRecord } from '../../kernel/variations.ts'
import { seenBy, toldTurn } from '../analysis/told-turn.ts'
import type { Board } from '../boards/board.ts'
import { exploreSession } from '../lines/explore-session.ts'
import { type ExploringState, openExploring } from '../lines/exploring.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { CopyTable } from '../table/CopyTable.tsx'
import { compareAside } from '../thinking/think-aside.ts'
import { type LongThought, useLongThought } from '../thinking/use-long-thought.ts'
import { ExerciseCard } from './ExerciseCard.tsx'
import { ExerciseHeader } from './ExerciseHeader.tsx'
import { type Help, withHelp } from './help.ts'
import { isFound, outcomeAtOnce, outcomeOf, type TryOutcome } from './judged-try.ts'
import { TrySheet } from './TrySheet.tsx'

/** One mistake, at the position where it was made: a better turn is to be played. */
export function Exercise({
  id,
  seat,
  course,
  board,
  reviewed,
  place,
  sheet,
  say,
  onFound,
  onNext,
}: {
  id: string
  seat: Seat
  course: ReplayedGame
  board: Board | undefined
  reviewed: ReviewedTurn
  place: string
  sheet: ReactNode
  say: LineMessages
  onFound: () => void
  onNext: () => void
}) {
  const { language } = useSpeech()
  const { index } = reviewed
  const [{ exploring, session, isOver }] = useState(() => setUp(id, course, seat, index))
  const state = useSyncExternalStore(exploring.subscribe, exploring.get)
  const [help, ask] = useState<Help>('none')
  const told = useMemo(
    () =>
      toldTurn(seenBy(course.game, course.components, itemAt(course.states, index), seat), reviewed, board, language),
    [course, index, seat, reviewed, board, language],
  )
  const tried = useTry(course, seat, reviewed, state, isOver)
  const outcome = tried.kind === 'done' ? tried.found : undefined
  const found = isFound(outcome) && help !== 'solution'
  // biome-ignore lint/correctness/useExhaustiveDependencies(onFound): it is told once
  useEffect(() => {
    if (found) onFound()
  }, [found])
  const again = (): void => exploring.goTo({ line: 0, at: index })
  const solution = (): void => {
    again()
    ask('solution')
  }
  return (
    <CopyTable
      session={session}
      board={board}
      header={onOpenSeat => <ExerciseHeader {...{ id, course, index, seat, board, sheet, say, onOpenSeat }} />}
      aid={
        <ExerciseCard
          {...{ reviewed, told, place, help, say, onNext }}
          found={isFound(outcome)}
          onHint={() => {
            again()
            ask('hint')
          }}
          onSolution={solution}
        />
      }
      stopped={taking => <TrySheet tried={tried} taking={taking} say={say} onAgain={again} onNext={onNext} />}
      sheet={sheet}
      marked={marks =>
        state.position.at === index && state.position.line === 0 ? withHelp(marks, help, board, state, told) : marks
      }
    />
  )
}

function setUp(id: string, course: ReplayedGame, seat: Seat, index: number) {
  const moment = course.game.moment(itemAt(course.states, index))
  const isOver = ({ along, position }: ExploringState): boolean => {
    const now = along.states[position.at]
    return (
      now !== undefined && timeIsOver(resume(course.game, course.components, now), { seat, within: 'turn', moment })
    )
  }
  // What was played is left out: going on along it would show it.
  const before = { ...course.record, answers: course.record.answers.slice(0, index) }
  const start = { annotated: bareRecord(before), position: { line: 0, at: index }, eyes: seat }
  const exploring = openExploring(course, start)
  const session = exploreSession(exploring, { id, from: index, asks: state => !isOver(state) })
  return { exploring, session, isOver }
}

/** What becomes of the turn that was tried, when it is over. */
function useTry(
  { record }: ReplayedGame,
  seat: Seat,
  reviewed: ReviewedTurn,
  state: ExploringState,
  isOver: (state: ExploringState) => boolean,
): LongThought<TryOutcome> {
  const { annotated, position } = state
  const over = position.at > reviewed.index && isOver(state)
  const tried = over
    ? answersAlong(annotated, position.line)
        .slice(reviewed.index, position.at)
        .flatMap(one => (one.seat === seat ? [one.key] : []))
        .join('\n')
    : undefined
  const think = useCallback(
    async (progress: Progress, signal: AbortSignal): Promise<TryOutcome> => {
      const keys = tried?.split('\n') ?? []
      const known = outcomeAtOnce(reviewed, keys)
      if (known !== undefined || tried === undefined) return known ?? { kind: 'played' }
      progress(0)
      const before = { ...record, answers: record.answers.slice(0, reviewed.index) }
      return outcomeOf(await compareAside({ record: before, seat, one: reviewed.other, other: keys }, signal))
    },
    [record, seat, reviewed, tried],
  )
  const { thought } = useLongThought(think, over)
  return over ? thought : { kind: 'idle' }
}
