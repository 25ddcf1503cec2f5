import { type ReactNode, useState } from 'react'
import { Link } from '../app/navigation.tsx'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'
import type { Exploring, ExploringState } from './exploring.ts'

/** Where in the game the board stands, and with whose eyes it is seen. Where the rail has no room, the lines open from here. */
export function AnalysisHeader({
  exploring,
  state: { game, play, open, annotated },
  say: { board: say },
  sheet,
}: {
  exploring: Exploring
  state: ExploringState
  say: LineMessages
  sheet: ReactNode
}) {
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
