import { useEffect, useRef, useState } from 'react'
import { seenBy } from '../analysis/told-turn.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { ShowBoard } from '../table/shown-board.ts'
import { boardAfter, boardBefore } from './shown-step.ts'
import type { TriedChallenge } from './use-challenge.ts'
import { type ChallengeWay, toldSteps, type WayStep } from './way.ts'

/** The way in steps, each of which can be seen on the board: forwards, backwards, or any of them at once. */
export function WaySteps({
  way,
  challenged: { say, challenge, position },
  board,
  onShow,
}: {
  way: ChallengeWay
  challenged: TriedChallenge
  board: Board | undefined
  onShow: ShowBoard
}) {
  const { messages } = useSpeech()
  const steps = toldSteps(way)
  /** The step that is on the board: 0 before the first one, undefined for the table as it stands. */
  const [at, setAt] = useState<number>()
  const { seat } = challenge
  const { game, components, state } = position
  const go = (to: number | undefined): void => {
    setAt(to)
    if (to === undefined) onShow(undefined)
    else onShow(boardAfter(steps, to - 1, seat, board) ?? boardBefore(seenBy(game, components, state, seat)))
  }
  useEffect(() => () => onShow(undefined), [onShow])
  return (
    <div className="challenge-walk">
      <div className="challenge-walk-keys">
        <button
          type="button"
          className="button button--icon"
          aria-label={messages.table.previous}
          disabled={at === 0}
          onClick={() => go(at === undefined ? steps.length - 1 : at - 1)}
        >
          <Icon name="stepBack" />
        </button>
        <span role="status">
          {at === undefined ? say.walk : at === 0 ? say.walkBegin : say.walkAt(at, steps.length)}
        </span>
        <button
          type="button"
          className="button button--icon"
          aria-label={messages.table.next}
          disabled={at === steps.length}
          onClick={() => go(at === undefined ? 0 : at + 1)}
        >
          <Icon name="stepOn" />
        </button>
        {at !== undefined && (
          <button type="button" className="text-button" onClick={() => go(undefined)}>
            {say.walkEnd}
          </button>
        )}
      </div>
      <ol className="challenge-way">
        {steps.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
            key={index}
            step={step}
            current={at === index + 1}
            onPick={() => go(index + 1)}
          />
        ))}
      </ol>
    </div>
  )
}

function Step({
  step: { label, lines, gain },
  current,
  onPick,
}: {
  step: WayStep
  current: boolean
  onPick: () => void
}) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <li ref={item}>
      <button type="button" aria-pressed={current} onClick={onPick}>
        <span>
          <b>{label}</b>
          {lines.length > 0 && <small>{lines.map(line => `${line}.`).join(' ')}</small>}
        </span>
        {gain !== 0 && <b className="challenge-gain">{gain > 0 ? `+${gain}` : gain}</b>}
      </button>
    </li>
  )
}
