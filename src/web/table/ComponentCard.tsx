import type { Play } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { componentsIn } from '../browse/component-list.ts'
import { useSpeech } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import './component-card.css'

/** A card or place of the board, large, and what lies there: what it looks like, and what it does in words. */
export function ComponentCard({
  play,
  pack,
  board,
  place,
  spoken,
  onClose,
}: {
  play: Play
  pack: Json
  board: Board | undefined
  place: string
  spoken: (place: string) => string
  onClose: () => void
}) {
  const { language, messages } = useSpeech()
  const id = board?.componentAt(play, place)
  const text = id === undefined ? undefined : play.game.words[language].component(play.components, id, play.state)
  const lying = board?.lyingAt?.(play, place) ?? []
  return (
    <Dialog title={text?.name ?? spoken(place)} onClose={onClose}>
      {id !== undefined && <Described play={play} pack={pack} board={board} id={id} />}
      {lying.map(one => (
        <section key={one}>
          <h3>{play.game.words[language].component(play.components, one, play.state)?.name}</h3>
          <Described play={play} pack={pack} board={board} id={one} />
        </section>
      ))}
      {id !== undefined && (
        <Link to={{ page: 'components', game: play.state.game, item: id }} target="_blank" className="rule-link">
          {messages.site.components}
        </Link>
      )}
    </Dialog>
  )
}

/** One component: its picture, its text, and where its values come from. */
function Described({ play, pack, board, id }: { play: Play; pack: Json; board: Board | undefined; id: string }) {
  const { language, messages } = useSpeech()
  const text = play.game.words[language].component(play.components, id, play.state)
  const entry = componentsIn(pack).find(one => one.id === id)
  const { source, sources } = messages.browse
  return (
    <>
      {board !== undefined && entry !== undefined && (
        <div className="component-picture" inert>
          <board.Picture id={entry.id} group={entry.group} pack={pack} language={language} />
        </div>
      )}
      {text !== undefined && <p className="component-text">{text.text}</p>}
      {entry?.source !== undefined && (
        <p className="component-source">
          {source}: {sources[entry.source] ?? entry.source}
        </p>
      )}
    </>
  )
}
