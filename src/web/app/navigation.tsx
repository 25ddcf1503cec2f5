import { type AnchorHTMLAttributes, type MouseEvent, useMemo, useSyncExternalStore } from 'react'
import { addressOf, type PageRoute, routeOf } from './route.ts'

const moved = new EventTarget()

/** Goes to a page; `replace` leaves no way back to the present one. */
export function navigate(route: PageRoute, how: 'push' | 'replace' = 'push'): void {
  const address = addressOf(route)
  if (how === 'push') history.pushState(undefined, '', address)
  else history.replaceState(undefined, '', address)
  moved.dispatchEvent(new Event('moved'))
  if (how === 'push' && !address.includes('#')) scrollTo(0, 0)
}

function follow(listener: () => void): () => void {
  moved.addEventListener('moved', listener)
  addEventListener('popstate', listener)
  addEventListener('hashchange', listener)
  return () => {
    moved.removeEventListener('moved', listener)
    removeEventListener('popstate', listener)
    removeEventListener('hashchange', listener)
  }
}

export function useRoute(): PageRoute {
  const address = useSyncExternalStore(follow, () => location.href)
  return useMemo(() => routeOf(new URL(address)), [address])
}

/** A link that changes the page without loading it again. */
export function Link({ to, ...rest }: { to: PageRoute } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const go = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (rest.target === '_blank') return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={addressOf(to)} onClick={go} />
}
