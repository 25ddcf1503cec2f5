import { useCallback, useMemo, useState } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { navigate } from '../app/navigation.tsx'
import type { Board, BoardProps } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { marksOf } from '../question/marks.ts'
import { episodesOf, linesOf } from '../table/happenings.ts'
import { Log } from '../table/Log.tsx'
import { Outline } from '../table/Outline.tsx'
import '../table/table-page.css'
import { useSpoken } from '../table/use-pointing.ts'
import '../question/question.css'
import type { Course } from './course.ts'
import { ReplayHeader } from './ReplayHeader.tsx'
import { ReplayTools } from './ReplayTools.tsx'
import { TimeStrip } from './TimeStrip.tsx'
import './replay.css'

/** A game at one of its moments: the board, who sees it, the way through time, and the log. */
export function Replay({
  id,
  course,
  board,
  at: wanted,
  seat,
}: {
  id: string
  course: Course
  board: Board | undefined
  at: number | undefined
  seat: Seat | undefined
}) {
  const { language } = useSpeech()
  const { game, record, states, happened, components } = course
  const end = states.length - 1
  const at = Math.min(wanted ?? end, end)
  const [visited, visit] = useState<Seat>()
  const who = useCallback((one: Seat) => record.names?.[one] ?? String(one + 1), [record])
  const go = useCallback(
    (to: number) =>
      navigate(
        { page: 'replay', id, at: Math.max(0, Math.min(end, to)), ...(seat === undefined ? {} : { seat }) },
        'replace',
      ),
    [id, end, seat],
  )
  const play: Play = useMemo(() => {
    const state = states[at] as Play['state']
    return resume(game, components, seat === undefined ? state : viewOf(game, state, seat))
  }, [states, at, game, components, seat])
  const episodes = useMemo(() => episodesOf(happened), [happened])
  const episode = episodes.find(one => at >= one.from && at <= one.to)
  const mover = happened[at]?.seat
  const told = useMemo(
    () => happened.slice(Math.min(episode?.from ?? at, at), at + 1).flatMap(one => one.events),
    [happened, episode, at],
  )
  const shownSeat = seat ?? visited ?? mover ?? 0
  const spoken = useSpoken(board, play, shownSeat)
  const pointing = useMemo(() => ({ name: spoken }), [spoken])
  const color = mover === undefined ? undefined : board?.colorOf(play.state, mover)
  const preview =
    board === undefined || mover === undefined || color === undefined
      ? undefined
      : { ...board.previewOf(play, mover, told), by: color, ghosts: [], counters: {} }
  const marks = marksOf(
    undefined,
    undefined,
    undefined,
    { places: board === undefined ? [] : told.flatMap(board.placesOfEvent), mover: color },
    preview,
  )
  const props: BoardProps = {
    play,
    pack: record.pack ?? game.pack,
    language,
    seat: shownSeat,
    own: false,
    who,
    marks,
    pointing,
    question: '',
  }
  const lines = linesOf(game, components, language, told, who)
  return (
    <div className="table-page">
      <ReplayHeader id={id} game={game} moment={game.words[language].moment(play.state)} />
      <main className="table-main">
        <TimeStrip course={course} at={at} onGo={go} />
        {board === undefined ? <Outline play={play} who={who} /> : <board.Table {...props} />}
      </main>
      <aside className="table-rail">
        <ReplayTools
          id={id}
          course={course}
          board={board}
          play={play}
          at={at}
          seat={seat}
          who={who}
          lines={lines}
          mover={mover}
          onVisit={visit}
        />
        <div className="replay-log sheet">
          <Log snapshot={{ game, play }} episodes={episodes} board={board} who={who} onJump={go} at={at} />
        </div>
      </aside>
    </div>
  )
}
