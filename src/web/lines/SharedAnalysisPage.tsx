import { useCallback, useEffect, useRef, useState } from 'react'
import { loadEdition } from '../../games/editions.ts'
import { checkVariations } from '../../kernel/lines.ts'
import { readRecord, writeAnnotated } from '../../kernel/record.ts'
import type { AnnotatedRecord, LinePosition } from '../../kernel/variations.ts'
import { navigate } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useLineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { asSentence, saidFaultHere } from '../messages/refusals/said.ts'
import { type ReplayedGame, replayedGame } from '../replay/replayed-game.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { AnalysisBoard } from './AnalysisBoard.tsx'
import { packedText, unpackedText } from './shared-link.ts'

interface Found {
  readonly game: ReplayedGame
  readonly annotated: AnnotatedRecord
  readonly board: Board | undefined
}

/** The analysis board of a game that stands in the address: what is added to it goes there too, and survives a reload. */
export function SharedAnalysisPage({
  packed,
  line = 0,
  at,
}: {
  packed: string
  line: number | undefined
  at: number | undefined
}) {
  const { language, messages } = useSpeech()
  const say = useLineMessages(language)
  const [found, find] = useState<Found | { readonly fault: unknown }>()
  /** What stands in the address now: changes of one's own need no reading. */
  const written = useRef<string>(undefined)
  const shown = useRef<LinePosition>(undefined)
  useEffect(() => {
    if (written.current === packed) return
    written.current = packed
    foundIn(packed).then(find, (fault: unknown) => find({ fault }))
  }, [packed])
  const keep = useCallback((annotated: AnnotatedRecord) => {
    void packedText(writeAnnotated(annotated)).then(now => {
      written.current = now
      navigate({ page: 'shared-analysis', packed: now, ...shown.current }, 'replace')
    })
  }, [])
  const show = useCallback((to: LinePosition) => {
    shown.current = to
    navigate({ page: 'shared-analysis', packed: written.current ?? '', ...to }, 'replace')
  }, [])
  if (found === undefined || say === undefined) return <p className="plain-page">{messages.site.loading}</p>
  if ('fault' in found)
    return <SitePage title={say.board.badLink(asSentence(saidFaultHere(found.fault, messages)))}>{undefined}</SitePage>
  const { game, annotated, board } = found
  const position = { line, at: at ?? game.states.length - 1 }
  return <AnalysisBoard {...{ id: undefined, game, annotated, position, board, say, show, keep }} />
}

async function foundIn(packed: string): Promise<Found> {
  const { record, annotated } = readRecord(await unpackedText(packed))
  const game = replayedGame(await loadEdition(record), record)
  checkVariations(game.game, game.components, annotated, game.states)
  return { game, annotated, board: await loadBoard(record.game) }
}
