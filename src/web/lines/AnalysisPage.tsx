import { useCallback, useEffect, useState } from 'react'
import { checkVariations } from '../../kernel/lines.ts'
import { type AnnotatedRecord, bareRecord } from '../../kernel/variations.ts'
import { navigate } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useLineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { findReplayed } from '../replay/find-replayed.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { AnalysisBoard } from './AnalysisBoard.tsx'
import { keepLines, keptLines } from './kept-lines.ts'

interface Found {
  readonly game: ReplayedGame
  readonly annotated: AnnotatedRecord
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
  const keep = useCallback((annotated: AnnotatedRecord) => keepLines(id, annotated), [id])
  const show = useCallback(
    (to: { readonly line: number; readonly at: number }) => navigate({ page: 'analysis', id, ...to }, 'replace'),
    [id],
  )
  if (found === 'missing' && say !== undefined) return <SitePage title={say.board.notFound}>{undefined}</SitePage>
  if (found === undefined || found === 'missing' || say === undefined)
    return <p className="plain-page">{messages.site.loading}</p>
  const { game, annotated, board } = found
  const position = { line, at: at ?? game.states.length - 1 }
  return <AnalysisBoard {...{ id, game, annotated, position, board, say, show, keep }} />
}

async function foundFor(id: string): Promise<Found | undefined> {
  const replayed = await findReplayed(id)
  if (replayed === undefined) return undefined
  const { course: game } = replayed
  return { game, annotated: soundLines(id, game), board: await loadBoard(game.game.id) }
}

/** Lines that can still be played; rules may have changed since they were kept. */
function soundLines(id: string, game: ReplayedGame): AnnotatedRecord {
  const annotated = keptLines(id, game.record)
  try {
    checkVariations(game.game, game.components, annotated, game.states)
    return annotated
  } catch {
    return bareRecord(game.record)
  }
}
