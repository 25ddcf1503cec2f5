import { type RefObject, useEffect, useRef } from 'react'

interface KeyActions {
  readonly next: () => void
  readonly move: (by: number) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** A whole stack of cards without the mouse: letters lead to fields, Enter goes on, Page up and down go through the stack. */
export function useKeys(page: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return
      if (keyed(event, latest.current, page.current)) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [page])
}

/** Whether the key meant something here. */
function keyed(event: KeyboardEvent, actions: KeyActions, page: HTMLElement | null): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y') return false
    if (shiftKey || key.toLowerCase() === 'y') actions.redo()
    else actions.undo()
    return true
  }
  if (altKey || event.defaultPrevented) return false
  const on = target instanceof HTMLElement ? target : undefined
  if (key === 'PageDown' || key === 'PageUp') {
    actions.move(key === 'PageDown' ? 1 : -1)
    return true
  }
  if (key === 'Enter') {
    if (!goesOn(on)) return false
    actions.next()
    return true
  }
  return /^[a-z]$/i.test(key) && !takesLetters(on) && focusField(page, key.toLowerCase())
}

/** Enter goes on from a form, and from nowhere in particular; what does something with the key itself keeps it. */
const goesOn = (on: HTMLElement | undefined): boolean =>
  on === undefined ||
  on === document.body ||
  (on.closest('.ws-panel') !== null && !on.matches('button, a, summary') && (!on.matches('select') || isClosed(on)))

/** An open list takes the key as a choice. Where a browser cannot tell whether it is open, it keeps the key. */
const isClosed = (list: HTMLElement): boolean => CSS.supports('selector(:open)') && !list.matches(':open')

/** Letters typed into a name are letters; in a number they lead on. */
const takesLetters = (on: HTMLElement | undefined): boolean =>
  on?.matches('input.ws-text, input[type=search], textarea, select, .ws-name') === true

/** Focuses the first control of a row of the form; among alternatives the one that is chosen. */
export function focusField(page: HTMLElement | null, letter: string): boolean {
  const row = page?.querySelector(`[data-letter="${letter}"]`)
  const controls = [...(row?.querySelectorAll<HTMLElement>('input, select, button.ws-add') ?? [])]
  const [first] = controls
  const isChosen = (one: HTMLElement): boolean =>
    one instanceof HTMLInputElement && one.checked && one.name === (first as HTMLInputElement).name
  const control = first?.matches('[type=radio]') ? (controls.find(isChosen) ?? first) : first
  control?.focus()
  return control !== undefined
}
