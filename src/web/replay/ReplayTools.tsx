import type { Play, Seat } from '../../kernel/contract.ts'
import { writeRecord } from '../../kernel/record.ts'
import type { SeatName } from '../../kernel/words.ts'
import { MomentPanel } from '../analysis/MomentPanel.tsx'
import type { DrawnLine } from '../analysis/moment-marks.ts'
import type { Moment } from '../analysis/use-moment.ts'
import { Link, navigate } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { inkOf } from '../plates/seats.ts'
import { usualLevel } from '../session/local/levels.ts'
import { forkTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { ShareGame } from '../share/ShareGame.tsx'
import { downloadText } from '../shell/download.ts'
import type { ReplayedGame } from './replayed-game.ts'

/** What happened at this moment, whose eyes see it, and what can be made of it: a link, a fork, a file. */
export function ReplayTools({
  id,
  course,
  seats: holders,
  moment,
  drawn,
  onDraw,
  board,
  play,
  at,
  seat,
  who,
  lines,
  mover,
  onVisit,
}: {
  id: string
  course: ReplayedGame
  /** Who sat where. */
  seats: readonly LocalSeat[]
  /** What the analysis says of this position. */
  moment: Moment | undefined
  drawn: DrawnLine
  onDraw: (line: DrawnLine) => void
  board: Board | undefined
  play: Play
  at: number
  seat: Seat | undefined
  who: SeatName
  lines: readonly string[]
  mover: Seat | undefined
  onVisit: (seat: Seat | undefined) => void
}) {
  const { replay, analysis } = useMessages()
  const { record } = course
  const seats = Array.from({ length: record.players }, (_, one) => one)
  const look = (as: Seat | undefined): void => {
    onVisit(as)
    navigate({ page: 'replay', id, at, ...(as === undefined ? {} : { seat: as }) }, 'replace')
  }
  const fork = async (): Promise<void> => {
    const mine = seat ?? moment?.turn.reviewed.seat ?? mover ?? 0
    navigate({
      page: 'table',
      id: await forkTable(record, record.answers.slice(0, at), sittingAgain(holders, who, mine), mine),
    })
  }
  const color = mover === undefined ? undefined : board?.colorOf(play.state, mover)
  return (
    <section className="replay-tools sheet" style={color === undefined ? {} : { borderTopColor: inkOf(color) }}>
      {moment === undefined ? <Told lines={lines} /> : <MomentPanel moment={moment} drawn={drawn} onDraw={onDraw} />}
      <Eyes play={play} board={board} seats={seats} seat={seat} who={who} onLook={look} />
      <div className="replay-make">
        <ShareGame
          key={`${at} ${seat}`}
          record={async () => record}
          text={lines[0] ?? replay.setup}
          moment={{ at, ...(seat === undefined ? {} : { seat }) }}
          label={replay.copyLink}
          className="button"
        />
        <Link to={{ page: 'analysis', id, line: 0, at }} className="button">
          <Icon name="plan" /> {analysis.board}
        </Link>
        <button type="button" className="button button--ink" onClick={fork}>
          <Icon name="fork" /> {moment === undefined ? replay.fork : analysis.tryHere}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => downloadText(`${record.game}-${id}.txt`, writeRecord(record))}
        >
          <Icon name="download" /> {replay.download}
        </button>
      </div>
      <p className="replay-help">{moment === undefined ? replay.forkHelp : analysis.tryHelp}</p>
    </section>
  )
}

/** Who sits at a table that goes on from here: the viewer at a seat, at the others the bots that were there, or usual ones. */
const sittingAgain = (holders: readonly LocalSeat[], who: SeatName, mine: Seat): readonly LocalSeat[] =>
  holders.map((held, one) => {
    if (one === mine) return { kind: 'person', name: who(one) }
    return held.kind === 'bot' ? held : { kind: 'bot', name: who(one), level: usualLevel }
  })

/** What the last move did. */
function Told({ lines }: { lines: readonly string[] }) {
  const { replay } = useMessages()
  return (
    <>
      <h1>{lines[0] ?? replay.setup}</h1>
      {lines.slice(1, 5).map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

/** Whose eyes see the game: everybody's, with all cards open, or those of a seat. */
function Eyes({
  play,
  board,
  seats,
  seat,
  who,
  onLook,
}: {
  play: Play
  board: Board | undefined
  seats: readonly Seat[]
  seat: Seat | undefined
  who: SeatName
  onLook: (as: Seat | undefined) => void
}) {
  const { replay } = useMessages()
  return (
    <fieldset className="replay-eyes">
      <legend>{replay.seeAs}</legend>
      <button type="button" aria-pressed={seat === undefined} onClick={() => onLook(undefined)} title={replay.allOpen}>
        <Icon name="eye" /> {replay.open}
      </button>
      {seats.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={seat === one}
          onClick={() => onLook(one)}
          title={replay.seatSees(who(one))}
        >
          {board !== undefined && <SeatBadge color={board.colorOf(play.state, one)} size={1.3} />} {who(one)}
        </button>
      ))}
    </fieldset>
  )
}
