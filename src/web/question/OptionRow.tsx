import type { PointerEvent } from 'react'
import type { Play } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { HeldPiece } from '../plates/targets.ts'
import { Changes } from './Changes.tsx'
import type { Choice } from './choices.ts'
import './option.css'
import { PiecePicture } from './PiecePicture.tsx'
import type { Answering } from './use-answering.ts'

/** How a click was made: a finger cannot hover, and a keyboard clicks without a pointer. */
export const madeBy = (event: { readonly nativeEvent: Event }): 'mouse' | 'touch' | 'key' => {
  const { pointerType } = event.nativeEvent as globalThis.PointerEvent
  return pointerType === 'touch' || pointerType === 'pen' ? 'touch' : pointerType === 'mouse' ? 'mouse' : 'key'
}

/** Handlers that every button of a choice has, wherever it stands; `held` is a piece that picking takes up for it. */
export const choiceProps = (choice: Choice, answering: Answering, held?: HeldPiece) => ({
  'data-choice': choice.id,
  'data-final': choice.final ? '' : undefined,
  onClick: (event: { readonly nativeEvent: Event }) => answering.pick(choice, madeBy(event), held),
  onFocus: () => answering.point(choice),
  onBlur: () => answering.point(undefined),
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && answering.point(choice),
  onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && answering.point(undefined),
})

/** One answer of the list: its letter, what it is, what it costs and gives. */
export function OptionRow({
  choice,
  letter,
  play,
  board,
  answering,
  spoken,
  told,
}: {
  choice: Choice
  letter: string
  play: Play
  board: Board | undefined
  answering: Answering
  spoken: (place: string) => string
  /** What its card does is told below its name. */
  told: boolean
}) {
  const selected = answering.selected?.id === choice.id
  const pointed = answering.pointed?.id === choice.id
  const piece = board?.pieceOf?.(choice.option)
  const { language, messages } = useSpeech()
  const { table } = messages
  const effect = told ? effectInWords(choice, play, board, language) : undefined
  const drawn = board?.drawnOption?.(play, choice.option, choice.label, choice.keys)
  return (
    <button
      type="button"
      className="option"
      aria-pressed={selected}
      data-about={choice.places[0]}
      data-pointed={pointed ? '' : undefined}
      aria-keyshortcuts={letter === '' ? undefined : letter}
      {...choiceProps(choice, answering)}
    >
      <span className="option-key" aria-hidden="true">
        {letter}
      </span>
      {piece !== undefined && <PiecePicture play={play} board={board} held={{ piece, turn: 0 }} />}
      <span className="option-text">
        {drawn === undefined ? (
          <b className="option-name">{choice.label}</b>
        ) : (
          <>
            <b className="spoken-only">{choice.label}</b>
            <span aria-hidden="true">{drawn}</span>
          </>
        )}
        {effect !== undefined && (
          <small className="option-effect" aria-hidden={choice.label.includes(effect)}>
            {effect}
          </small>
        )}
        {choice.by.length > 0 && <small>{table.by(choice.by.map(place => nameOnly(spoken(place))).join(', '))}</small>}
      </span>
      <span className="option-right">
        {choice.steps > 1 && <span className="option-steps">{table.steps(choice.steps)}</span>}
        <Changes changes={choice.changes} board={board} />
        {choice.final && (
          <span className="option-final">
            <Icon name="seal" /> {table.final}
          </span>
        )}
      </span>
    </button>
  )
}

/** What the card or tile does that an answer takes. */
function effectInWords(choice: Choice, play: Play, board: Board | undefined, language: Language): string | undefined {
  const [place] = choice.places
  if (board === undefined || place === undefined) return undefined
  const id = board.componentAt(play, place)
  return id === undefined ? undefined : play.game.words[language].component(play.components, id, play.state)?.text
}

/** The name of a place without what is said of it. */
export const nameOnly = (spoken: string): string => spoken.split('.')[0] ?? spoken
