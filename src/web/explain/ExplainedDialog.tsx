import type { Play } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Explained } from './Explained.tsx'
import type { Explanation, Thing } from './explanation.ts'

/** A card, place, piece or sign of the board to be read at leisure: all that can be said of it, and where it is listed. */
export function ExplainedDialog({
  thing,
  explanation,
  onClose,
  ...told
}: {
  thing: Thing
  explanation: Explanation
  play: Play
  pack: Json
  board: Board
  who: SeatName
  onClose: () => void
}) {
  const { site } = useMessages()
  return (
    <Dialog title={explanation.name} onClose={onClose}>
      <Explained thing={thing} explanation={explanation} {...told} />
      {explanation.component !== undefined && (
        <Link
          to={{ page: 'components', game: told.play.state.game, item: explanation.component }}
          target="_blank"
          className="rule-link"
        >
          {site.components}
        </Link>
      )}
    </Dialog>
  )
}
