import { type ReactNode, useEffect } from 'react'
import { gameIds } from '../../games/catalogue.ts'
import { Link, useRoute } from '../app/navigation.tsx'
import type { PageRoute } from '../app/route.ts'
import { useMessages } from '../messages/messages.ts'
import { LanguageChoice } from '../settings/LanguageChoice.tsx'

/** The frame of every page that is not a table. */
export function SitePage({ title, wide = false, children }: { title?: string; wide?: boolean; children: ReactNode }) {
  const { site } = useMessages()
  useEffect(() => {
    document.title = title === undefined ? site.name : `${title} · ${site.name}`
  }, [title, site])
  return (
    <div className="site">
      <a href="#content" className="skip">
        {site.skip}
      </a>
      <SiteHeader />
      <main id="content" className={wide ? 'site-main' : 'site-main site-main--text'}>
        {title !== undefined && <h1 className="site-title">{title}</h1>}
        {children}
      </main>
      <footer className="site-footer">
        <span>{site.offline}</span>
        <Link to={{ page: 'about' }}>{site.credits}</Link>
        <Link to={{ page: 'settings' }}>{site.settings}</Link>
        <span className="site-footer-end">{site.ownWords}</span>
      </footer>
    </div>
  )
}

function SiteHeader() {
  const { site, handbook, watch, people, share } = useMessages()
  const [game = ''] = gameIds
  const { page } = useRoute()
  const pages: readonly (readonly [PageRoute, string])[] = [
    [{ page: 'home' }, site.play],
    [{ page: 'watch' }, watch.title],
    [{ page: 'people' }, people.title],
    [{ page: 'history' }, share.results],
    [{ page: 'handbook', game }, handbook.name],
    [{ page: 'rules', game }, site.rules],
    [{ page: 'components', game }, site.components],
    [{ page: 'settings' }, site.settings],
  ]
  return (
    <header className="site-header">
      <Link to={{ page: 'home' }} className="site-name">
        {site.name}
      </Link>
      <nav>
        {pages.map(([to, name]) => (
          <Link key={to.page} to={to} aria-current={to.page === page ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <LanguageChoice label={site.language} />
    </header>
  )
}
