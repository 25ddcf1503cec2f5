import { useCallback, useMemo, useRef, useState } from 'react'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { eventsFor, viewOf } from '../../kernel/view.ts'
import { type DrawnLine, marksOfMoment } from '../analysis/moment-marks.ts'
import { useMoment } from '../analysis/use-moment.ts'
import { navigate } from '../app/navigation.tsx'
import type { Board, BoardProps } from '../boards/board.ts'
import { useExplaining } from '../explain/use-explaining.ts'
import { useSpeech } from '../messages/messages.ts'
import { useMotion } from '../motion/use-motion.ts'
import type { Marks, PlaceName } from '../plates/targets.ts'
import { marksOf, moveMade } from '../question/marks.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { BoardsBeside } from '../table/BoardsBeside.tsx'
import { episodesOf, linesOf } from '../table/happenings.ts'
import { Log } from '../table/Log.tsx'
import { Outline } from '../table/Outline.tsx'
import { OverTable } from '../table/OverTable.tsx'
import { STRIP, under } from '../table/room-beside.ts'
import '../table/table-page.css'
import { type OpenedOver, useOpenedOver } from '../table/use-opened-over.ts'
import { usePointing, useSpoken } from '../table/use-pointing.ts'
import { pageBeside, useRoom, useRoomBeside } from '../table/use-room.ts'
import { ReplayHeader } from './ReplayHeader.tsx'
import { ReplayTools } from './ReplayTools.tsx'
import type { ReplayedGame } from './replayed-game.ts'
import { TimeStrip } from './TimeStrip.tsx'
import './replay.css'

/** A game at one of its moments: the board, who sees it, the way through time, and the log. */
export function Replay({
  id,
  course,
  seats,
  board,
  at: wanted,
  seat,
}: {
  id: string
  course: ReplayedGame
  seats: readonly LocalSeat[]
  board: Board | undefined
  at: number | undefined
  seat: Seat | undefined
}) {
  useRoom()
  const { language } = useSpeech()
  const { game, record, states, components } = course
  const end = states.length - 1
  const at = Math.min(wanted ?? end, end)
  const [looked, look] = useState<Seat>()
  const who = useCallback((one: Seat) => record.names?.[one] ?? String(one + 1), [record])
  const go = useGo(id, end, seat)
  const { play, happened, episodes, told, mover } = usePosition(course, at, seat)
  const moment = useMoment(id, course, at, seat, board)
  const [drawn, draw] = useState<DrawnLine>('other')
  const shownSeat = seat ?? looked ?? moment?.turn.reviewed.seat ?? mover ?? 0
  const spoken = useSpoken(board, play, shownSeat)
  const page = useRef<HTMLDivElement>(null)
  const over = useOpenedOver()
  const resting = useExplaining(page, board, play, over.read)
  const layer = useRef<HTMLDivElement>(null)
  useMotion(page, layer, board, play, happened)
  const readPlace = (place: PlaceName): void => over.read({ thing: { kind: 'place', place } })
  const pointing = usePointing(spoken, () => undefined, readPlace)
  const marks = moment ? marksOfMoment(board, play, moment, drawn) : marksOfMove(board, play, mover, told)
  const pack = record.pack ?? game.pack
  const props: BoardProps = { play, pack, language, seat: shownSeat, own: false, who, marks, pointing, question: '' }
  const beside = useRoomBeside(board && under(STRIP, board.least), seats.length)
  const lines = linesOf(game, components, language, told, who)
  return (
    <div className="table-page" ref={page} {...pageBeside(beside)}>
      <ReplayHeader id={id} game={game} pack={pack} moment={game.words[language].moment(play.state)} />
      <main className="table-main">
        <TimeStrip course={course} at={at} onGo={go} />
        {board === undefined ? <Outline play={play} who={who} /> : <board.Table {...props} />}
      </main>
      <aside className="table-rail">
        <ReplayTools
          id={id}
          course={course}
          seats={seats}
          moment={moment}
          drawn={drawn}
          onDraw={draw}
          board={board}
          play={play}
          at={at}
          seat={seat}
          who={who}
          lines={lines}
          mover={mover}
          onVisit={look}
        />
        <div className="replay-log sheet">
          <Log snapshot={{ game, play }} episodes={episodes} board={board} who={who} onJump={go} at={at} />
        </div>
      </aside>
      {beside !== undefined && board !== undefined && <Others board={board} table={props} over={over} />}
      <div className="motion-layer" ref={layer} aria-hidden="true" />
      <OverTable opened={over} board={board} table={props} resting={resting} />
    </div>
  )
}

/** The boards of those whose board is not the one that is drawn whole. */
const Others = ({ board, table, over }: { board: Board; table: BoardProps; over: OpenedOver }) => (
  <BoardsBeside
    board={board}
    table={table}
    notes={[]}
    asked={table.play.open.map(question => question.seat)}
    onOpenSeat={over.visit}
    onRead={over.read}
  />
)

/** Goes to another moment of the game. */
function useGo(id: string, end: number, seat: Seat | undefined): (to: number) => void {
  return useCallback(
    (to: number) =>
      navigate(
        { page: 'replay', id, at: Math.max(0, Math.min(end, to)), ...(seat === undefined ? {} : { seat }) },
        'replace',
      ),
    [id, end, seat],
  )
}

/** A game at one of its moments, as a seat saw it or with all open, and what had happened up to there. */
function usePosition(course: ReplayedGame, at: number, seat: Seat | undefined) {
  const { game, states, components } = course
  const play: Play = useMemo(() => {
    const state = states[at] as Play['state']
    return resume(game, components, seat === undefined ? state : viewOf(game, state, seat))
  }, [states, at, game, components, seat])
  const happened = useMemo(
    () =>
      course.happened
        .slice(0, at + 1)
        .map(one => (seat === undefined ? one : { ...one, events: eventsFor(one.events, seat) })),
    [course, at, seat],
  )
  const episodes = useMemo(() => episodesOf(happened), [happened])
  const mover = happened[at]?.seat
  const told = useMemo(
    () => happened.slice(episodes.at(-1)?.from ?? at).flatMap(one => one.events),
    [happened, episodes, at],
  )
  return { play, happened, episodes, told, mover }
}

/** Marks for the last move: where it happened, and what it did. */
function marksOfMove(board: Board | undefined, play: Play, mover: Seat | undefined, told: readonly GameEvent[]): Marks {
  const color = mover === undefined ? undefined : board?.colorOf(play.state, mover)
  const preview =
    board === undefined || mover === undefined || color === undefined
      ? undefined
      : moveMade(board.previewOf(play, mover, told), color)
  return marksOf({
    last: { places: board === undefined ? [] : told.flatMap(board.placesOfEvent), mover: color },
    preview,
  })
}
