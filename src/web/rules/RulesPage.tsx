import { useEffect, useMemo, useState } from 'react'
import { Link } from '../app/navigation.tsx'
import { chapterOf } from '../handbook/chapter-ids.ts'
import { titleOf } from '../home/shelf-of-games.ts'
import { useSpeech } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { ComponentNamesContext, useComponentNames } from './component-names.ts'
import { GameTabs } from './GameTabs.tsx'
import { loadRules } from './load-rules.ts'
import { RuleBlocks } from './RuleBlocks.tsx'
import './rules.css'
import { anchorOf, forReaders, type RuleBlock, readRules, wordsOf } from './rule-text.ts'

/** A game's rules in our own words, searchable; each rule has an address of its own. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { language, messages } = useSpeech()
  const { rules: say } = messages
  const [text, setText] = useState<string>()
  const [search, setSearch] = useState('')
  const names = useComponentNames(game, language)
  useEffect(() => void loadRules(game, language).then(found => setText(found ?? '')), [game, language])
  const blocks = useMemo(() => (text === undefined ? [] : forReaders(readRules(text))), [text])
  const shown = useMemo(() => found(blocks, search), [blocks, search])
  useEffect(() => {
    if (rule === undefined || text === undefined) return
    const element = document.getElementById(rule) ?? document.querySelector(`[id^="${CSS.escape(`${rule}.`)}"]`)
    if (!(element instanceof HTMLElement)) return
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  }, [rule, text])
  const title = titleOf(game)
  const headings = blocks.flatMap(block => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  return (
    <SitePage title={say.title(title)} wide>
      <GameTabs page="rules" game={game} />
      {text === '' && <p>{say.none}</p>}
      <div className="rules">
        <nav className="rules-contents" aria-label={say.contents}>
          <input
            type="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
            aria-label={say.search}
            placeholder={say.search}
          />
          {search !== '' && <p role="status">{say.found(shown.length)}</p>}
          <p>
            <Link to={{ page: 'handbook', game, ...chapterFor(game, rule) }}>{messages.handbook.tellsIt}</Link>
          </p>
          <ul>
            {headings.map(heading => (
              <li key={anchorOf(heading)}>
                <a href={`#${anchorOf(heading)}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ComponentNamesContext value={names}>
          <RuleBlocks blocks={shown} current={rule} />
        </ComponentNamesContext>
      </div>
    </SitePage>
  )
}

/** Where the handbook tells the rule that is being read. */
function chapterFor(game: string, rule: string | undefined): { readonly chapter?: string } {
  const chapter = rule === undefined ? undefined : chapterOf(game, rule)
  return chapter === undefined ? {} : { chapter }
}

/** Blocks that have all the words searched for. */
function found(blocks: readonly RuleBlock[], search: string): readonly RuleBlock[] {
  const wanted = search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return blocks
  return blocks.filter(block => {
    const words = wordsOf(block).toLowerCase()
    return wanted.every(word => words.includes(word))
  })
}
