import type { ReactNode } from 'react'
import { Link } from '../app/navigation.tsx'
import type { PageRoute } from '../app/route.ts'
import { chapterOf } from '../handbook/chapter-ids.ts'
import { useMessages } from '../messages/messages.ts'

/** Where a rule is told: in the handbook, which leads on to the exact words; every question, reason and key word leads there. */
function ruleRoute(game: string, rule: string): PageRoute {
  const chapter = chapterOf(game, rule)
  return chapter === undefined ? { page: 'rules', game, rule } : { page: 'handbook', game, chapter }
}

/** Leads to a rule in plain words: from a word of the text, or else from a "Why?". */
export function RuleLink({ game, rule, children }: { game: string; rule: string; children?: ReactNode }) {
  const { table, explain } = useMessages()
  return (
    <Link
      to={ruleRoute(game, rule)}
      target="_blank"
      className="rule-link"
      title={table.rule(rule)}
      {...(children === undefined ? { 'aria-label': `${explain.why} ${table.rule(rule)}` } : {})}
    >
      {children ?? explain.why}
    </Link>
  )
}
