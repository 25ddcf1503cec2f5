import { useSyncExternalStore } from 'react'

const preference = matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is dark now, by the viewer's choice or by what the system prefers: for what style sheets cannot draw. */
export const useDark = (): boolean => useSyncExternalStore(listen, isDark)

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? preference.matches : theme === 'dark'
}

function listen(tell: () => void): () => void {
  const chosen = new MutationObserver(tell)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  preference.addEventListener('change', tell)
  return () => {
    chosen.disconnect()
    preference.removeEventListener('change', tell)
  }
}
