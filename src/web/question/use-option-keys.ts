import { useEffect } from 'react'
import type { Answering } from './use-answering.ts'

/** Every letter but I, which explains what is pointed at. */
export const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]') !== null

/** A menu or notes lie above the table: keys are theirs, and Escape closes them. */
const isCovered = (): boolean => document.querySelector(':popover-open:not([popover=manual])') !== null

/** Keys anywhere on the page: a letter goes to its row of the list, arrows go up and down it, R turns what is held. */
export function useOptionKeys(lettered: readonly { readonly id: string }[], answering: Answering): void {
  useEffect(() => {
    const focus = (choice: { readonly id: string } | undefined): void => {
      if (choice === undefined) return
      const button = document.querySelector<HTMLElement>(`.question [data-choice="${CSS.escape(choice.id)}"]`)
      button?.focus()
      button?.scrollIntoView({ block: 'nearest' })
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || isCovered()) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (answering.held !== undefined && event.key.toLowerCase() === 'r') {
        answering.turn(event.shiftKey ? -1 : 1)
        event.preventDefault()
        return
      }
      const at = letters.indexOf(event.key.toUpperCase())
      if (event.key.length === 1 && at >= 0) focus(lettered[at])
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const focused = document.activeElement?.getAttribute('data-choice') ?? answering.pointed?.id
        const now = lettered.findIndex(choice => choice.id === focused)
        const step = event.key === 'ArrowDown' ? 1 : -1
        focus(lettered[now < 0 && step < 0 ? lettered.length - 1 : (now + step + lettered.length) % lettered.length])
      } else if (event.key === 'Escape') {
        if (answering.selected === undefined) answering.hold(undefined)
        else answering.select(undefined)
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [lettered, answering])
}
