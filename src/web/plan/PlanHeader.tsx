import { type ReactNode, useState } from 'react'
import { useSpeech } from '../messages/messages.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import type { PlanningState } from './planning.ts'

/** Says that this is a plan and from where it goes. Where the rail has no room, the steps open from here. */
export function PlanHeader({ state, say, sheet }: { state: PlanningState; say: PlanMessages; sheet: ReactNode }) {
  const { language } = useSpeech()
  const [open, setOpen] = useState(false)
  const { laid, real } = state
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
