import { useCallback, useEffect, useState } from 'react'
import type { AnnotatedRecord } from '../../kernel/variations.ts'
import { navigate } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useLineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { findReplayed } from '../replay/find-replayed.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { AnalysisBoard } from './AnalysisBoard.tsx'
import { findingsOf } from './findings-of.ts'
import { type FindingsShelf, linesOf } from './findings-shelf.ts'

interface Found {
  readonly game: ReplayedGame
  readonly shelf: FindingsShelf
  readonly board: Board | undefined
}

/** The analysis board of a game that is kept here, or that is over on the server. */
export function AnalysisPage({ id, line = 0, at }: { id: string; line: number | undefined; at: number | undefined }) {
  const { language, messages } = useSpeech()
  const say = useLineMessages(language)
  const [found, find] = useState<Found | 'missing'>()
  useEffect(() => {
    foundFor(id).then(
      one => find(one ?? 'missing'),
      () => find('missing'),
    )
  }, [id])
  const shelf = found === undefined || found === 'missing' ? undefined : found.shelf
  const keep = useCallback(
    ({ variations, comments }: AnnotatedRecord) => shelf?.keep({ ...shelf.get(), variations, comments }),
    [shelf],
  )
  const show = useCallback(
    (to: { readonly line: number; readonly at: number }) => navigate({ page: 'analysis', id, ...to }, 'replace'),
    [id],
  )
  if (found === 'missing' && say !== undefined) return <SitePage title={say.board.notFound}>{undefined}</SitePage>
  if (found === undefined || found === 'missing' || say === undefined)
    return <p className="plain-page">{messages.site.loading}</p>
  const { game, board } = found
  const position = { line, at: at ?? game.states.length - 1 }
  const annotated = linesOf(game, found.shelf.get())
  return <AnalysisBoard {...{ id, game, annotated, position, board, say, show, keep }} elsewhere={found.shelf} />
}

async function foundFor(id: string): Promise<Found | undefined> {
  const replayed = await findReplayed(id)
  if (replayed === undefined) return undefined
  const { course: game } = replayed
  return { game, shelf: findingsOf(id, game), board: await loadBoard(game.game.id) }
}
