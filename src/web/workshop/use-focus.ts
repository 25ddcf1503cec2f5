import { type RefObject, useEffect, useRef } from 'react'
import type { Json } from '../../kernel/json.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import { keyOf } from '../pack/entry-names.ts'
import { focusField } from './use-keys.ts'

/** Whoever goes on from within a form, which then is another, stands before the new one: not at the top of the page. */
export function useFocusOn(page: RefObject<HTMLElement | null>, entry: PackEntry | undefined): void {
  const key = entry === undefined ? undefined : keyOf(entry)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('.ws-panel')?.focus({ preventScroll: true })
  }, [page, key])
}

/** Whoever adds or removes a value by a button that is gone with it stays in its row: not at the top of the page. */
export function useFocusInRow(page: RefObject<HTMLElement | null>, pack: Json): void {
  const letter = useRef<string>(undefined)
  useEffect(() => {
    const came = ({ target }: FocusEvent): void => {
      letter.current = (target as Element).closest<HTMLElement>('[data-letter]')?.dataset.letter
    }
    const went = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null)
        setTimeout(() => {
          if ((target as Element).isConnected && document.activeElement === document.body) letter.current = undefined
        })
    }
    document.addEventListener('focusin', came)
    document.addEventListener('focusout', went)
    return () => {
      document.removeEventListener('focusin', came)
      document.removeEventListener('focusout', went)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is focused may be gone with another pack
  useEffect(() => {
    if (letter.current !== undefined && document.activeElement === document.body)
      focusField(page.current, letter.current)
  }, [page, pack])
}
