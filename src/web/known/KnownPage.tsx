import { useEffect, useMemo, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import { valueSources } from '../../kernel/pack-sources.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useSpeech } from '../messages/messages.ts'
import { useWorkshopMessages, type WorkshopMessages } from '../messages/workshop/messages.ts'
import { type PackKnowledge, useKnowledge } from '../pack/knowledge.ts'
import { GameTabs } from '../rules/GameTabs.tsx'
import '../rules/rules.css'
import { groupName } from '../pack/group-names.ts'
import { SitePage } from '../shell/SitePage.tsx'
import './known.css'
import { allTogether, type KnownGroup, knownGroups, noticedFirst, type SourceCounts } from './known-values.ts'

/** How much of a game is printed, how much is public, and how much is ours. */
export function KnownPage({ game: id }: { game: string }) {
  const { language } = useSpeech()
  const say = useWorkshopMessages(language)?.known
  const knowledge = useKnowledge(id, language)
  const [loaded, setLoaded] = useState<{ game: Game; board: Board | undefined }>()
  useEffect(() => {
    void (async () => setLoaded({ game: await loadGame(id), board: await loadBoard(id) }))()
  }, [id])
  if (say === undefined || knowledge === undefined || loaded === undefined) return <SitePage>{null}</SitePage>
  return (
    <SitePage title={say.title(loaded.game.title)}>
      <GameTabs page="known" game={id} />
      <p>{say.lead}</p>
      <Known key={id} {...loaded} knowledge={knowledge} say={say} />
    </SitePage>
  )
}

function Known({
  game,
  board,
  knowledge,
  say,
}: {
  game: Game
  board: Board | undefined
  knowledge: PackKnowledge
  say: WorkshopMessages['known']
}) {
  const { language, messages } = useSpeech()
  const { shortSources } = messages.browse
  const groups = useMemo(() => knownGroups(knowledge, game.pack), [knowledge, game])
  const counts = allTogether(groups)
  const all = groups.reduce((sum, group) => sum + group.all, 0)
  const there = valueSources.filter(source => counts[source] > 0)
  const name = ({ key }: KnownGroup): string =>
    key === '' ? say.numbers : groupName(board, language, knowledge.nameOf, key)
  return (
    <>
      <Bar counts={counts} all={all} large />
      <dl className="known-sources">
        {there.map(source => (
          <div key={source}>
            <dt>
              <i className="known-key" data-source={source} />
              <b>{say.values(counts[source])}</b> {shortSources[source]} · {Math.round((100 * counts[source]) / all)} %
            </dt>
            <dd>{say.explained[source]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={{ page: 'workshop', game: game.id }} className="button button--ink">
          {say.enter}
        </Link>
      </p>
      <h2>{say.first}</h2>
      <p>{say.firstHelp}</p>
      <ol className="known-first">
        {noticedFirst(groups).map(group => (
          <li key={group.key}>
            <b>{name(group)}</b>: {group.reconstructed.slice(0, 4).map(knowledge.nameOf).join(', ')}
            <span> ({say.made(group.counts.reconstructed, group.all)})</span>
          </li>
        ))}
      </ol>
      <OpenQuestions game={game.id} say={say} />
      <h2>{say.groups}</h2>
      <table className="known-table">
        <thead>
          <tr>
            <th scope="col">{say.group}</th>
            {there.map(source => (
              <th scope="col" key={source}>
                {shortSources[source]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={group.key}>
              <th scope="row">
                {name(group)}
                <Bar counts={group.counts} all={group.all} />
              </th>
              {there.map(source => (
                <td key={source} data-none={group.counts[source] === 0 ? '' : undefined}>
                  {group.counts[source]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** What no value tells: how the rulebook is read where its words leave it open, and what hangs on it. */
function OpenQuestions({ game, say }: { game: string; say: WorkshopMessages['known'] }) {
  const questions = say.openIn[game] ?? []
  if (questions.length === 0) return null
  return (
    <>
      <h2>{say.open}</h2>
      <ul className="known-open">
        {questions.map(({ text, rule }) => (
          <li key={rule}>
            {text} <Link to={{ page: 'rules', game, rule }}>{rule}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The parts of all values by their source, surest first. */
function Bar({ counts, all, large = false }: { counts: SourceCounts; all: number; large?: boolean }) {
  return (
    <span className="known-bar" data-large={large ? '' : undefined} aria-hidden="true">
      {valueSources.map(source =>
        counts[source] === 0 ? null : (
          <i key={source} data-source={source} style={{ width: `${(100 * counts[source]) / all}%` }} />
        ),
      )}
    </span>
  )
}
