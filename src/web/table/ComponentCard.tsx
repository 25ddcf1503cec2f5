import type { Play } from '../../kernel/contract.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'

/** What a card or place on the board is and does, in words. */
export function ComponentCard({
  play,
  board,
  place,
  spoken,
  onClose,
}: {
  play: Play
  board: Board | undefined
  place: string
  spoken: (place: string) => string
  onClose: () => void
}) {
  const { language, messages } = useSpeech()
  const id = board?.componentAt(play, place)
  const text = id === undefined ? undefined : play.game.words[language].component(play.components, id)
  return (
    <Dialog title={text?.name ?? spoken(place)} onClose={onClose}>
      {text !== undefined && <p>{text.text}</p>}
      {id !== undefined && (
        <Link to={{ page: 'components', game: play.state.game, item: id }} target="_blank" className="rule-link">
          {messages.site.components}
        </Link>
      )}
    </Dialog>
  )
}
