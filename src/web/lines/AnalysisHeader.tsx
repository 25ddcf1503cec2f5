import { type ReactNode, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import { OtherSeats } from '../table/OtherSeats.tsx'
import { nameOf } from './explore-session.ts'
import type { Exploring, ExploringState } from './exploring.ts'

/** Where in the game the board stands, and with whose eyes it is seen. Where the rail has no room, the lines open from here. */
export function AnalysisHeader({
  exploring,
  state,
  board,
  say: { board: say },
  sheet,
  onOpenSeat,
}: {
  exploring: Exploring
  state: ExploringState
  board: Board | undefined
  say: LineMessages
  sheet: ReactNode
  onOpenSeat: (seat: Seat) => void
}) {
  const { game, play, open, annotated, eyes, asked } = state
  const { language, messages } = useSpeech()
  const [shown, show] = useState(false)
  return (
    <header className="table-header">
      <Link to={{ page: 'home' }} className="button button--ghost button--icon" aria-label={messages.site.home}>
        <Icon name="home" size={1.4} />
      </Link>
      <GameTitle title={game.game.title} />
      <b className="plan-badge">{say.title}</b>
      <span className="table-moment plan-lead">
        <b>{game.game.words[language].moment(play.state)}</b>
      </span>
      <OtherSeats play={play} own={eyes ?? asked} board={board} who={seat => nameOf(state, seat)} onOpen={onOpenSeat} />
      <button
        type="button"
        className="button"
        aria-pressed={open}
        title={open ? say.allOpen : say.asSeen}
        onClick={() => exploring.lookOpen(!open)}
      >
        <Icon name="eye" /> <span className="header-label">{say.allOpen}</span>
      </button>
      <button type="button" className="button plan-open" onClick={() => show(true)}>
        {say.linesIn(annotated.variations.length)}
      </button>
      {shown && (
        <Dialog title={say.lines} onClose={() => show(false)}>
          {sheet}
        </Dialog>
      )}
    </header>
  )
}
