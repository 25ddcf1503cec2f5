import { type ReactNode, useState } from 'react'
import type { CoreState } from '../../kernel/contract.ts'
import { Link } from '../app/navigation.tsx'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'

/** Where in the game the mistake was made. Where the rail has no room, the list of exercises opens from here. */
export function ExerciseHeader({
  id,
  course: { game, states },
  index,
  sheet,
  say: { exercises: say },
}: {
  id: string
  course: ReplayedGame
  index: number
  sheet: ReactNode
  say: LineMessages
}) {
  const { language } = useSpeech()
  const [shown, show] = useState(false)
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
        <b>{game.words[language].moment(states[index] as CoreState)}</b>
      </span>
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
