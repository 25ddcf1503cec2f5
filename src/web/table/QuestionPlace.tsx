import { lazy, Suspense } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import { allowsAdvice } from '../../tables/entry.ts'
import { AbsentSeats } from '../absence/AbsentSeats.tsx'
import { CoachSheet } from '../coach/CoachSheet.tsx'
import { CoachWarning } from '../coach/CoachWarning.tsx'
import type { Coach } from '../coach/use-coach.ts'
import { HintButton } from '../hint/HintButton.tsx'
import { HintSheet } from '../hint/HintSheet.tsx'
import { BackToLesson } from '../learn/BackToLesson.tsx'
import { LessonSheet } from '../learn/LessonSheet.tsx'
import { OrderButton } from '../orders/OrderButton.tsx'
import { OrderList } from '../orders/OrderList.tsx'
import { QuestionSheet } from '../question/QuestionSheet.tsx'
import { isWorthTelling } from './happenings.ts'
import { LastTurn } from './LastTurn.tsx'
import { Lately } from './Lately.tsx'
import { PausedSheet } from './PausedSheet.tsx'
import { SeatClock } from './SeatClock.tsx'
import { StandInNotice } from './StandInNotice.tsx'
import type { ShowBoard } from './shown-board.ts'
import { TakeBack } from './TakeBack.tsx'
import type { Playing } from './use-playing.ts'
import { WaitingSheet } from './WaitingSheet.tsx'

const ChallengeSheet = lazy(async () => ({
  default: (await import('../challenges/ChallengeSheet.tsx')).ChallengeSheet,
}))
const ChallengeResult = lazy(async () => ({
  default: (await import('../challenges/ChallengeResult.tsx')).ChallengeResult,
}))

/** Where the viewer is asked: the open question, or what stands in its place while nothing is asked of them. */
export function QuestionPlace({
  playing,
  play,
  onRecap,
  onShow,
  onSeeResult,
}: {
  playing: Playing
  play: Play
  /** Shows what happened since the viewer's last turn. */
  onRecap: () => void
  /** Shows another position on the board. */
  onShow: ShowBoard
  onSeeResult: () => void
}) {
  const { snapshot, commands, who, asking } = playing
  const { seat, pausedBy, challenge } = snapshot
  if (pausedBy !== undefined) return <PausedSheet by={pausedBy} snapshot={snapshot} commands={commands} who={who} />
  if (challenge?.over === true)
    return (
      <Suspense>
        <ChallengeResult playing={playing} onShow={onShow} />
      </Suspense>
    )
  if (asking === undefined || seat === undefined) return <Waiting playing={playing} onSeeResult={onSeeResult} />
  const { board, answering, spoken, learning, hinting, coach } = playing
  const coached = speaking(playing)
  return (
    <QuestionSheet
      asking={asking}
      answering={answering}
      play={play}
      board={board}
      who={who}
      spoken={spoken}
      clock={<ClockOf playing={playing} seat={seat} />}
      lesson={learning !== undefined || challenge !== undefined || coached !== undefined}
      aid={
        <>
          {challenge !== undefined && (
            <Suspense>
              <ChallengeSheet playing={playing} />
            </Suspense>
          )}
          {learning === undefined && challenge === undefined && coached === undefined && (
            <LastTurn playing={playing} onOpen={onRecap} />
          )}
          <LessonOf playing={playing} />
          {coached !== undefined && <CoachSheet coach={coached} playing={playing} />}
          {coach !== undefined && <CoachWarning coach={coach} answering={answering} />}
          <OrderList orders={snapshot.orders} commands={commands} />
          <HintSheet hinting={hinting} answering={answering} seat={seat} board={board} />
        </>
      }
      taking={
        <>
          <TakeBack snapshot={snapshot} commands={commands} further={learning === undefined} />
          {allowsAdvice(snapshot.arrangement) && challenge === undefined && <HintButton hinting={hinting} />}
          {challenge === undefined && learning === undefined && (
            <OrderButton snapshot={snapshot} board={board} commands={commands} />
          )}
        </>
      }
    />
  )
}

/** The coach, where it has something to say and nothing else helps: a hint, or its own warning. */
function speaking({ coach, hinting, answering }: Playing): Coach | undefined {
  const isWarning = answering.selected !== undefined && coach?.mistakeIn(answering.selected) !== undefined
  return coach === undefined || coach.remarks.length === 0 || hinting.hint.kind !== 'none' || isWarning
    ? undefined
    : coach
}

/** The lesson that is given, or the way back to one that was left. */
function LessonOf({ playing: { learning, backToLesson, snapshot } }: { playing: Playing }) {
  if (learning !== undefined)
    return <LessonSheet learning={learning} backToLesson={backToLesson} game={snapshot.game} />
  return backToLesson === undefined ? null : <BackToLesson onBack={backToLesson} />
}

function Waiting({ playing, onSeeResult }: { playing: Playing; onSeeResult: () => void }) {
  const { snapshot, board, commands, who, episodes, since, backToLesson, coach } = playing
  const { seat, asked, left } = snapshot
  return (
    <WaitingSheet
      snapshot={snapshot}
      board={board}
      who={who}
      clock={<ClockOf playing={playing} seat={asked[0]} />}
      taking={
        <>
          <TakeBack snapshot={snapshot} commands={commands} />
          <OrderButton snapshot={snapshot} board={board} commands={commands} />
        </>
      }
      aid={
        <>
          {backToLesson !== undefined && <BackToLesson onBack={backToLesson} />}
          {coach !== undefined && coach.remarks.length > 0 && <CoachSheet coach={coach} playing={playing} />}
          {commands.shared !== undefined && <AbsentSeats snapshot={snapshot} commands={commands.shared} who={who} />}
          {left === undefined ? (
            <OrderList orders={snapshot.orders} commands={commands} />
          ) : (
            <StandInNotice left={left} commands={commands} />
          )}
        </>
      }
      lately={
        // What a bot did is told once: by the coach, where it has something to add.
        coach?.remarks[0]?.kind !== 'turn' && (
          <Lately
            snapshot={snapshot}
            episodes={seat === undefined ? episodes.filter(isWorthTelling) : since}
            board={board}
            who={who}
          />
        )
      }
      onNext={snapshot.waitsForNext === true ? playing.next : undefined}
      onSeeResult={onSeeResult}
    />
  )
}

function ClockOf({ playing: { snapshot, who }, seat }: { playing: Playing; seat: Seat | undefined }) {
  const clock = seat === undefined ? undefined : snapshot.clocks[seat]
  return seat === undefined || clock === undefined ? null : <SeatClock clock={clock} name={who(seat)} />
}
