import { useCallback, useMemo, useRef, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { BoardProps } from '../boards/board.ts'
import { HintButton } from '../hint/HintButton.tsx'
import { HintSheet } from '../hint/HintSheet.tsx'
import { useHint } from '../hint/use-hint.ts'
import { LessonSheet } from '../learn/LessonSheet.tsx'
import { useLesson } from '../learn/use-lesson.ts'
import { useSpeech } from '../messages/messages.ts'
import { useMotion } from '../motion/use-motion.ts'
import { OrderButton } from '../orders/OrderButton.tsx'
import { OrderList } from '../orders/OrderList.tsx'
import type { PlaceName } from '../plates/targets.ts'
import { askingOf } from '../question/choices.ts'
import { QuestionSheet } from '../question/QuestionSheet.tsx'
import { useAnswering } from '../question/use-answering.ts'
import { actingSeat, type TableSnapshot } from '../session/session.ts'
import { Announcer } from './Announcer.tsx'
import { ComponentCard } from './ComponentCard.tsx'
import { episodesOf, isWorthTelling, sinceLastTurn, tells } from './happenings.ts'
import { Lately } from './Lately.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { Notices } from './Notices.tsx'
import { Outline } from './Outline.tsx'
import { PausedSheet } from './PausedSheet.tsx'
import { RecapStrip } from './RecapStrip.tsx'
import { SeatClock } from './SeatClock.tsx'
import { SeatDialog } from './SeatDialog.tsx'
import { SheetGrip } from './SheetGrip.tsx'
import { StandInNotice } from './StandInNotice.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TakeBack } from './TakeBack.tsx'
import './table-page.css'
import { useCarrying } from './use-carrying.ts'
import { useDragging } from './use-dragging.ts'
import { useLastPointer } from './use-last-pointer.ts'
import { useMarks } from './use-marks.ts'
import { useNotes } from './use-notes.ts'
import { usePointing, useSpoken } from './use-pointing.ts'
import { useReading } from './use-reading.ts'
import { isLargeWindow, useRoom } from './use-room.ts'
import type { OpenedTable } from './use-session.ts'
import { useTargetInView } from './use-target-in-view.ts'
import { useTurnCall } from './use-turn-call.ts'
import { useTurning } from './use-turning.ts'
import { WaitingSheet } from './WaitingSheet.tsx'
import './carried.css'

const nowhere: readonly PlaceName[] = []

/** The table while its game is played: board, own things, others and the open question together. */
export function PlayingTable({
  snapshot,
  opened,
  onSeeResult,
}: {
  snapshot: TableSnapshot
  opened: OpenedTable
  onSeeResult: () => void
}) {
  const { board, session } = opened
  useRoom()
  const { language } = useSpeech()
  const { play, seat, happened, seats, game, asked, pausedBy, left } = snapshot
  const { commands } = session
  const who = useCallback((one: Seat) => seats[one]?.name ?? String(one + 1), [seats])
  const acting = pausedBy !== undefined ? undefined : actingSeat(snapshot)
  const asking = useMemo(
    () => (play === undefined || acting === undefined ? undefined : askingOf(play, acting, board, language)),
    [play, acting, board, language],
  )
  const answering = useAnswering(asking, commands.answer)
  const page = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const carried = useRef<HTMLDivElement>(null)
  const dragging = useDragging(main, carried, answering)
  useTurning(main, answering.held !== undefined, answering.turn)
  const hinting = useHint(asking, snapshot, board, commands.advise)
  const learning = useLesson(snapshot, asking)
  const episodes = useMemo(() => episodesOf(happened), [happened])
  const [recap, setRecap] = useState<number>()
  const [reading, read] = useState<PlaceName>()
  useReading(page, read)
  const layer = useRef<HTMLDivElement>(null)
  useMotion(page, layer, board, play, happened)
  useCarrying(page, layer, board, play, answering)
  const [visited, visit] = useState<Seat>()
  const [asText, setAsText] = useState(false)
  const [logOpen, openLog] = useState(isLargeWindow)
  const pointer = useLastPointer()
  useTurnCall(game.title, asking)
  useTargetInView(asking?.id, answering.held?.piece, learning?.look ?? nowhere)

  const since = useMemo(() => (seat === undefined ? [] : sinceLastTurn(episodes, seat).filter(tells)), [episodes, seat])
  const spoken = useSpoken(board, play, seat)
  const pointing = usePointing(spoken, answering.pointAt, place => {
    if (!answering.pickAt(place, pointer.current)) read(place)
  })
  const shown = recap === undefined ? undefined : since[recap]
  const marks = useMarks(
    play,
    seat,
    board,
    answering,
    hinting.hinted,
    learning?.look ?? nowhere,
    episodes.at(-1),
    shown,
  )
  const notes = useNotes(snapshot)
  if (play === undefined) return null

  const boardProps: BoardProps = {
    play,
    pack: snapshot.pack,
    language,
    seat: seat ?? 0,
    own: seat !== undefined,
    who,
    marks,
    pointing,
    question: asking?.id ?? '',
  }
  const clockOf = (one: Seat) => {
    const clock = snapshot.clocks[one]
    return clock && <SeatClock clock={clock} name={who(one)} />
  }
  const orders = <OrderList orders={snapshot.orders} commands={commands} />
  const ordering = <OrderButton snapshot={snapshot} board={board} commands={commands} />
  return (
    <div className="table-page" ref={page}>
      <TableHeader
        snapshot={snapshot}
        board={board}
        session={session}
        since={since.length}
        recapOpen={recap !== undefined}
        onRecap={() => setRecap(recap === undefined ? 0 : undefined)}
        asText={asText}
        onAsText={() => setAsText(!asText)}
      />
      <main className="table-main" ref={main}>
        {recap !== undefined && since.length > 0 && (
          <RecapStrip
            episodes={since}
            at={Math.min(recap, since.length - 1)}
            onStep={setRecap}
            onClose={() => setRecap(undefined)}
            snapshot={snapshot}
            board={board}
            who={who}
          />
        )}
        {board === undefined || asText ? <Outline play={play} who={who} /> : <board.Table {...boardProps} />}
      </main>
      <aside className="table-rail" data-log-open={logOpen ? '' : undefined}>
        <SheetGrip />
        <Notices snapshot={snapshot} commands={commands} who={who} />
        {pausedBy !== undefined ? (
          <PausedSheet by={pausedBy} snapshot={snapshot} commands={commands} who={who} />
        ) : asking !== undefined && seat !== undefined ? (
          <QuestionSheet
            asking={asking}
            answering={answering}
            play={play}
            board={board}
            who={who}
            spoken={spoken}
            clock={clockOf(seat)}
            lesson={learning !== undefined}
            aid={
              <>
                {learning !== undefined && <LessonSheet learning={learning} snapshot={snapshot} commands={commands} />}
                {orders}
                <HintSheet hinting={hinting} answering={answering} />
              </>
            }
            taking={
              <>
                <TakeBack snapshot={snapshot} commands={commands} />
                {snapshot.arrangement.hints !== false && <HintButton hinting={hinting} />}
                {ordering}
              </>
            }
          />
        ) : (
          <WaitingSheet
            snapshot={snapshot}
            board={board}
            who={who}
            clock={asked[0] === undefined ? undefined : clockOf(asked[0])}
            taking={
              <>
                <TakeBack snapshot={snapshot} commands={commands} />
                {ordering}
              </>
            }
            aid={left === undefined ? orders : <StandInNotice left={left} commands={commands} />}
            lately={
              <Lately
                snapshot={snapshot}
                episodes={seat === undefined ? episodes.filter(isWorthTelling) : since}
                board={board}
                who={who}
              />
            }
            onSeeResult={onSeeResult}
          />
        )}
        {board !== undefined && <board.Rail {...boardProps} notes={notes} asked={asked} onOpenSeat={visit} />}
        <LogDrawer
          snapshot={snapshot}
          episodes={episodes}
          board={board}
          who={who}
          commands={commands}
          open={logOpen}
          onOpen={openLog}
        />
      </aside>
      <div className="table-carried" ref={carried} hidden={!dragging} aria-hidden="true">
        {dragging && answering.held !== undefined && board?.Carried !== undefined && (
          <board.Carried play={play} held={answering.held} />
        )}
      </div>
      <div className="motion-layer" ref={layer} aria-hidden="true" />
      <Announcer asking={asking} snapshot={snapshot} who={who} />
      {reading !== undefined && (
        <ComponentCard
          play={play}
          pack={snapshot.pack}
          board={board}
          place={reading}
          spoken={spoken}
          onClose={() => read(undefined)}
        />
      )}
      {visited !== undefined && (
        <SeatDialog seat={visited} board={board} table={boardProps} onRead={read} onClose={() => visit(undefined)} />
      )}
    </div>
  )
}
