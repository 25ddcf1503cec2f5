import { useMemo } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { componentsIn } from '../browse/component-list.ts'
import { useSpeech } from '../messages/messages.ts'
import { useKnowledge } from '../pack/knowledge.ts'
import { ValueSources } from '../pack/ValueSources.tsx'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { Explanation, Thing } from './explanation.ts'
import './explained.css'

interface Told {
  readonly play: Play
  readonly pack: Json
  readonly board: Board
  readonly who: SeatName
}

/** What is said of a thing below its name: picture, what it does, whose it is, who stands there, where its values come from. */
export function Explained({ thing, explanation, ...told }: Told & { thing: Thing; explanation: Explanation }) {
  const { messages } = useSpeech()
  const { text, component, lying, owner, pieces } = explanation
  const { play, board, who } = told
  return (
    <>
      {thing.kind === 'icon' && (
        <p className="explained-sign">
          <Icon name={thing.icon} size={2} />
        </p>
      )}
      {component !== undefined && <Picture id={component} {...told} />}
      {text !== '' && <p className="component-text">{text}</p>}
      {component !== undefined && <Source id={component} game={play.state.game} pack={told.pack} />}
      {lying.map(id => (
        <Lying key={id} id={id} {...told} />
      ))}
      {owner !== undefined && (
        <p className="explained-owner">
          <SeatBadge color={board.colorOf(play.state, owner)} size={1.1} /> {messages.explain.ownedBy(who(owner))}
        </p>
      )}
      {pieces.length > 0 && (
        <ul className="explained-pieces" aria-label={messages.explain.standing}>
          {pieces.map(({ seat, what }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces in one place are told apart by nothing else
            <li key={at}>
              {seat !== undefined && <SeatBadge color={board.colorOf(play.state, seat)} size={1.1} />}
              {seat === undefined ? what : messages.explain.pieceOf(who(seat), what)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Picture({ id, pack, board }: { id: string; pack: Json; board: Board }) {
  const { language } = useSpeech()
  const entry = useMemo(() => componentsIn(pack).find(one => one.id === id), [pack, id])
  if (entry === undefined) return null
  return (
    <div className="component-picture" inert>
      <board.Picture id={entry.id} group={entry.group} pack={pack} language={language} />
    </div>
  )
}

/** A tile or token that lies on a place: the same, under its own name. */
function Lying({ id, ...told }: Told & { id: string }) {
  const { language } = useSpeech()
  const { play } = told
  const words = play.game.words[language].component(play.components, id, play.state)
  return (
    <section>
      <h3>{words?.name}</h3>
      <Picture id={id} {...told} />
      {words !== undefined && <p className="component-text">{words.text}</p>}
      <Source id={id} game={play.state.game} pack={told.pack} />
    </section>
  )
}

/** Where each value of a component comes from. */
function Source({ id, game, pack }: { id: string; game: string; pack: Json }) {
  const { language } = useSpeech()
  const knowledge = useKnowledge(game, language)
  const entry = useMemo(() => componentsIn(pack).find(one => one.id === id), [pack, id])
  return entry === undefined ? null : <ValueSources knowledge={knowledge} pack={pack} path={entry.path} />
}
