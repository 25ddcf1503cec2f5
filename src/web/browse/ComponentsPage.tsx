import { useEffect, useMemo, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PackKnowledge, useKnowledge } from '../pack/knowledge.ts'
import { ValueSources } from '../pack/ValueSources.tsx'
import { GameTabs } from '../rules/GameTabs.tsx'
import '../rules/rules.css'
import { SitePage } from '../shell/SitePage.tsx'
import './browse.css'
import { type DescribedComponent, describedIn } from './component-list.ts'

/** Every card and tile of a game: its picture, its text, and where its value comes from. */
export function ComponentsPage({ game: id, item }: { game: string; item: string | undefined }) {
  const { language, messages } = useSpeech()
  const { browse } = messages
  const [loaded, setLoaded] = useState<{ game: Game; board: Board | undefined }>()
  const [search, setSearch] = useState('')
  const knowledge = useKnowledge(id, language)
  useEffect(() => {
    void (async () => setLoaded({ game: await loadGame(id), board: await loadBoard(id) }))()
  }, [id])
  const entries = useMemo(() => (loaded === undefined ? [] : describedIn(loaded.game, language)), [loaded, language])
  useEffect(() => {
    if (item !== undefined && entries.length > 0) document.getElementById(item)?.scrollIntoView({ block: 'center' })
  }, [item, entries])
  const wanted = search.toLowerCase()
  const shown = entries.filter(({ text }) => `${text.name} ${text.text}`.toLowerCase().includes(wanted))
  const names = loaded?.board?.groups[language] ?? {}
  const order = Object.keys(names)
  const rank = (group: string): number => (order.includes(group) ? order.indexOf(group) : order.length)
  const groups = [...new Set(shown.map(({ entry }) => entry.group))].toSorted((a, b) => rank(a) - rank(b))
  return (
    <SitePage title={browse.title(loaded?.game.title ?? '')} wide>
      <GameTabs page="components" game={id} />
      <p>
        {browse.help} <Link to={{ page: 'known', game: id }}>{browse.known}</Link>
        {' · '}
        <Link to={{ page: 'workshop', game: id }}>{browse.workshop}</Link>
      </p>
      <input
        type="search"
        className="browse-search"
        value={search}
        onChange={event => setSearch(event.target.value)}
        aria-label={browse.search}
        placeholder={browse.search}
      />
      <p role="status">{browse.found(shown.length)}</p>
      {groups.map(group => (
        <section key={group} className="browse-group">
          <h2>{names[group] ?? group}</h2>
          <ul>
            {shown
              .filter(({ entry }) => entry.group === group)
              .map(({ entry, text }) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  text={text}
                  loaded={loaded}
                  knowledge={knowledge}
                  current={entry.id === item}
                />
              ))}
          </ul>
        </section>
      ))}
    </SitePage>
  )
}

function Entry({
  entry,
  text,
  loaded,
  knowledge,
  current,
}: DescribedComponent & {
  loaded: { readonly game: Game; readonly board: Board | undefined } | undefined
  knowledge: PackKnowledge | undefined
  current: boolean
}) {
  const { language } = useSpeech()
  const Picture = loaded?.board?.Picture
  return (
    <li id={entry.id} data-current={current ? '' : undefined}>
      <div className="browse-picture">
        {Picture !== undefined && loaded !== undefined && (
          <Picture id={entry.id} group={entry.group} pack={loaded.game.pack} language={language} />
        )}
      </div>
      <div>
        <h3>{text.name}</h3>
        <p>{text.text}</p>
        {loaded !== undefined && <ValueSources knowledge={knowledge} pack={loaded.game.pack} path={entry.path} />}
      </div>
    </li>
  )
}
