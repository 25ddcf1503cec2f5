import { type ReactNode, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { itemAt } from '../../kernel/rows.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import { OtherSeats } from '../table/OtherSeats.tsx'

/** Where in the game the mistake was made. Where the rail has no room, the list of exercises opens from here. */
export function ExerciseHeader({
  id,
  course: { game, components, states, record },
  index,
  seat,
  board,
  sheet,
  say: { exercises: say },
  onOpenSeat,
}: {
  id: string
  course: ReplayedGame
  index: number
  seat: Seat
  board: Board | undefined
  sheet: ReactNode
  say: LineMessages
  onOpenSeat: (seat: Seat) => void
}) {
  const { language } = useSpeech()
  const [shown, show] = useState(false)
  const state = itemAt(states, index)
  const play = resume(game, components, state)
  const who = (one: Seat): string => record.names?.[one] ?? String(one + 1)
  return (
    <header className="table-header">
      <Link
        to={{ page: 'table', id }}
        className="button button--ghost button--icon"
        aria-label={say.back}
        title={say.back}
      >
        <Icon name="trophy" />
      </Link>
      <GameTitle title={game.title} />
      <b className="plan-badge">{say.title}</b>
      <span className="table-moment plan-lead">
        <b>{game.words[language].moment(state)}</b>
      </span>
      <OtherSeats play={play} own={seat} board={board} who={who} onOpen={onOpenSeat} />
      <button type="button" className="button plan-open" onClick={() => show(true)}>
        {say.list}
      </button>
      {shown && (
        <Dialog title={say.title} onClose={() => show(false)}>
          {sheet}
        </Dialog>
      )}
    </header>
  )
}
