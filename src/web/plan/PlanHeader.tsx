import { type ReactNode, useEffect, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import { OtherSeats } from '../table/OtherSeats.tsx'
import { branchAt } from './branches.ts'
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
  const { laid, real, current, still, branch } = state
  // Who begins a case goes on on the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each branch that is opened
  useEffect(() => setOpen(false), [branch?.path])
  const { game } = real
  return (
    <header className="table-header">
      <GameTitle title={game.title} />
      <b className="plan-badge">
        <Icon name="plan" /> {branch === undefined ? say.title : say.titleIf}
      </b>
      <span className="table-moment plan-lead">
        <b>{game.words[language].moment(laid.play.state)}</b>{' '}
        {branch === undefined ? (
          <>
            {say.lead} {laid.passed > 0 && say.fromNext}
          </>
        ) : (
          <>
            {say.inCase(branchAt(still, branch.path)?.title ?? '')} {branch.imagined ? say.branchLead : say.branchNow}
          </>
        )}
      </span>
      <OtherSeats play={laid.play} own={current.seat} board={board} who={who} onOpen={onOpenSeat} />
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
