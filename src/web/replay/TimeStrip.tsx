import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { IconName } from '../plates/icons/icons.ts'
import { type ReplayedCourse, turnFrom } from './replayed-game.ts'

/** Milliseconds from one answer to the next, by speed. */
const speeds = { '1': 900, '2': 450, '4': 200 } as const
type Speed = keyof typeof speeds

/** The way through time: a slider over all answers, steps by answer and by turn, and playing by itself. */
export function TimeStrip({
  course,
  at,
  onGo,
  children,
}: {
  course: ReplayedCourse
  at: number
  onGo: (at: number) => void
  /** What else stands beside it. */
  children?: ReactNode
}) {
  const { replay } = useMessages()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const end = course.states.length - 1
  useEffect(() => {
    if (!playing) return
    if (at >= end) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onGo(at + 1), speeds[speed])
    return () => clearTimeout(timer)
  }, [playing, speed, at, end, onGo])
  useStepKeys(
    course,
    at,
    onGo,
    useCallback(() => setPlaying(before => !before), []),
  )
  const step = (name: IconName, label: string, to: number) => (
    <button
      type="button"
      className="button button--icon"
      aria-label={label}
      title={label}
      disabled={to === at}
      onClick={() => onGo(to)}
    >
      <Icon name={name} />
    </button>
  )
  return (
    <div className="time-strip sheet">
      {step('turnBack', replay.turnBack, turnFrom(course, at, -1))}
      {step('stepBack', replay.back, Math.max(0, at - 1))}
      <button
        type="button"
        className="button button--ink button--icon"
        aria-label={playing ? replay.pause : replay.play}
        onClick={() => setPlaying(!playing && at < end)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {step('stepOn', replay.on, Math.min(end, at + 1))}
      {step('turnOn', replay.turnOn, turnFrom(course, at, 1))}
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={replay.position}
        aria-valuetext={replay.answer(at, end)}
        onChange={event => onGo(Number(event.target.value))}
      />
      <output>{at === 0 ? replay.setup : replay.answer(at, end)}</output>
      <select aria-label={replay.speed} value={speed} onChange={event => setSpeed(event.target.value as Speed)}>
        {Object.keys(speeds).map(one => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      {children}
    </div>
  )
}

/** Arrow keys step, with Shift by turns; Space plays and pauses. */
function useStepKeys(course: ReplayedCourse, at: number, onGo: (at: number) => void, pause: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, a') !== null) return
      if (event.key === 'ArrowLeft') onGo(event.shiftKey ? turnFrom(course, at, -1) : at - 1)
      else if (event.key === 'ArrowRight') onGo(event.shiftKey ? turnFrom(course, at, 1) : at + 1)
      else if (event.key === ' ') pause()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [course, at, onGo, pause])
}
