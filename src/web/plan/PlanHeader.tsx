import { type ReactNode, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import type { PlanningState } from './planning.ts'

/** Says that this is a plan and from where it goes. Where the rail has no room, the steps open from here. */
export function PlanHeader({
  state,
  board,
  who,
  say,
  sheet,
  onOpenSeat,
}: {
  state: PlanningState
  board: Board | undefined
  who: SeatName
  say: PlanMessages
  sheet: ReactNode
  onOpenSeat: (seat: Seat) => void
}) {
  const { language } = useSpeech()
  const [open, setOpen] = useState(false)
  const { laid, real, current } = state
  const { game } = real
  return (
    <header className="table-header">
      <GameTitle title={game.title} />
      <b className="plan-badge">
        <Icon name="plan" /> {say.title}
      </b>
      <span className="table-moment plan-lead">
        <b>{game.words[language].moment(laid.play.state)}</b> {say.lead} {laid.passed > 0 && say.fromNext}
      </span>
      {real.seats.map(
        (_, seat) =>
          seat !== current.seat && (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              type="button"
              className="button button--icon plan-seat"
              aria-label={say.boardOf(who(seat))}
              title={say.boardOf(who(seat))}
              onClick={() => onOpenSeat(seat)}
            >
              {board === undefined ? who(seat).slice(0, 1) : <SeatBadge color={board.colorOf(laid.play.state, seat)} />}
            </button>
          ),
      )}
      <button type="button" className="button plan-open" onClick={() => setOpen(true)}>
        {say.stepsIn(laid.steps.length)}
      </button>
      {open && (
        <Dialog title={say.plans} onClose={() => setOpen(false)}>
          {sheet}
        </Dialog>
      )}
    </header>
  )
}
