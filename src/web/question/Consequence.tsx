import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Changes } from './Changes.tsx'
import type { Choice } from './choices.ts'
import './consequence.css'

/** "Then …": what a choice would bring, in the words of the log. */
export function Consequence({
  choice,
  play,
  board,
  who,
}: {
  choice: Choice
  play: Play
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { table } = messages
  const words = play.game.words[language]
  const told = choice.events
    .filter(event => event.type !== 'forced' && !('amount' in event) && !board?.plainEvents.includes(event.type))
    .flatMap(event => words.event(play.components, event, who) ?? [])
  const place = choice.gives ? undefined : choice.places.find(one => board?.componentAt(play, one) !== undefined)
  const read = place === undefined ? [] : [board?.componentAt(play, place), ...(board?.lyingAt?.(play, place) ?? [])]
  const texts = read.flatMap(id =>
    id === undefined ? [] : (words.component(play.components, id, play.state)?.text ?? []),
  )
  const nothing = choice.changes.length === 0 && !choice.final && texts.length === 0 && told.length === 0
  if (nothing && !choice.meetsHidden) return <p>{table.thenNothing}</p>
  return (
    <>
      <p>
        <b>{table.thenWord}</b> <Changes changes={choice.changes} board={board} />
        {choice.final && (
          <span className="option-final">
            <Icon name="seal" /> {table.finalHelp}
          </span>
        )}
      </p>
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      {told.map(line => (
        <p key={line}>{line}</p>
      ))}
      {choice.meetsHidden && <p>{table.thenHidden}</p>}
    </>
  )
}
