import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import type { Reading } from './Explaining.tsx'
import { type Shown, type ThingFinder, thingOf, thingUnder } from './thing-at.ts'

/** A pointer or the focus that rests so long asks what there is. */
const REST = 550
/** A finger that rests so long asks, and answers nothing. */
const LONG = 450
/** A pointer that goes farther does not rest. */
const STILL = 8

interface Asking extends ThingFinder {
  readonly open: (shown: Shown) => void
}

/**
 * Says what somebody wants to know about: what the pointer or the focus has rested on for a moment is given back, to be told in
 * passing. A long press, the other button of a mouse and `i` open it to be read; a press that reads answers nothing.
 */
export function useExplaining(
  page: RefObject<HTMLElement | null>,
  board: Board | undefined,
  play: Play | undefined,
  read: (reading: Reading) => void,
): Shown | undefined {
  const [resting, rest] = useState<Shown>()
  const asking: Asking = {
    open: ({ thing, seat }) => read({ thing, seat }),
    seatOf: color => seatsOf(play).find(seat => play !== undefined && board?.colorOf(play.state, seat) === color),
  }
  const now = useRef(asking)
  useLayoutEffect(() => {
    now.current = asking
  })
  useEffect(() => {
    const element = page.current
    if (element === null) return
    const listeners = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(type, listener, { signal: listeners.signal, capture })
    const stop = listenTo(element, on, now, rest)
    return () => {
      stop()
      listeners.abort()
    }
  }, [page])
  return resting
}

const seatsOf = (play: Play | undefined): readonly Seat[] =>
  Array.from({ length: play?.state.seats ?? 0 }, (_, seat) => seat)

type Listen = <K extends keyof HTMLElementEventMap>(
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
  capture?: boolean,
) => void

function listenTo(
  page: HTMLElement,
  on: Listen,
  now: RefObject<Asking>,
  rest: (shown: Shown | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = { x: -1, y: -1 }
  const later = (find: () => Shown | undefined): void => {
    clearTimeout(timer)
    timer = setTimeout(() => rest(find()), REST)
  }
  const leave = (): void => {
    clearTimeout(timer)
    rest(undefined)
  }
  const under = (): Shown | undefined => (at.x < 0 ? undefined : thingUnder(at.x, at.y, page, now.current))
  const stopPressing = listenToPresses(on, now, leave)
  on('pointermove', event => {
    if (event.pointerType !== 'mouse') return
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < 2) return
    at = { x: event.clientX, y: event.clientY }
    if (event.buttons === 0) later(under)
    else leave()
  })
  on('pointerleave', () => {
    at = { x: -1, y: -1 }
    leave()
  })
  on('pointerdown', leave)
  on('wheel', leave)
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) later(() => thingOf(target, now.current))
  })
  on('focusout', leave)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'i') leave()
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const { activeElement: focused } = document
    const shown = (focused !== null && page.contains(focused) ? thingOf(focused, now.current) : undefined) ?? under()
    if (shown === undefined) return
    event.preventDefault()
    leave()
    now.current.open(shown)
  }
  addEventListener('keydown', onKey)
  return () => {
    clearTimeout(timer)
    stopPressing()
    removeEventListener('keydown', onKey)
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/** Long presses and the other button of a mouse. */
function listenToPresses(on: Listen, now: RefObject<Asking>, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let hasRead = false
  const end = (): void => clearTimeout(timer)
  const read = (target: EventTarget | null): boolean => {
    const shown = target instanceof Element ? thingOf(target, now.current) : undefined
    if (shown === undefined) return false
    hasRead = true
    leave()
    now.current.open(shown)
    return true
  }
  on('pointerdown', event => {
    hasRead = false
    end()
    if (event.pointerType === 'mouse') return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => read(event.target), LONG)
  })
  on('pointermove', event => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) end()
  })
  on('pointerup', end)
  on('pointercancel', end)
  on('contextmenu', event => {
    end()
    if (hasRead || read(event.target)) event.preventDefault()
  })
  on(
    'click',
    event => {
      if (!hasRead) return
      event.stopPropagation()
      event.preventDefault()
      hasRead = false
    },
    true,
  )
  return end
}
