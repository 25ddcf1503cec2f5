import { useCallback, useEffect, useRef, useState } from 'react'
import type { Analysis } from '../../bots/analysis.ts'
import type { Game } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { type ReplayedGame, replayedGame } from '../replay/replayed-game.ts'
import { analyseAside } from '../thinking/think-aside.ts'
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts'

/** What bots make of the game, with the game as it was at every moment. */
export type Analysed =
  | { readonly kind: 'looking' }
  /** Which part is done, from 0 to 1. */
  | { readonly kind: 'thinking'; readonly done: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'done'; readonly analysis: Analysis; readonly course: ReplayedGame }
  | { readonly kind: 'failed'; readonly why: unknown }

export interface Analysing {
  readonly analysed: Analysed
  begin(): void
  stop(): void
}

/** Analyses a game that is over, away from the page, unless it was done before. Who leaves the page stops it. */
export function useAnalysis(id: string, game: Game, recordOf: () => Promise<GameRecord>): Analysing {
  const [analysed, show] = useState<Analysed>({ kind: 'looking' })
  const running = useRef<AbortController>(undefined)
  const begin = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const tell = (next: Analysed): void => {
      if (!signal.aborted) show(next)
    }
    analysisOf(id, recordOf, done => tell({ kind: 'thinking', done }), signal)
      .then(({ analysis, record }) => tell({ kind: 'done', analysis, course: replayedGame(game, record) }))
      .catch((why: unknown) => tell({ kind: 'failed', why }))
  }, [id, game, recordOf])
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [begin])
  const stop = (): void => {
    running.current?.abort()
    show({ kind: 'stopped' })
  }
  return { analysed, begin, stop }
}

async function analysisOf(
  id: string,
  recordOf: () => Promise<GameRecord>,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<{ readonly analysis: Analysis; readonly record: GameRecord }> {
  const record = await recordOf()
  const { length } = record.answers
  // A browser that keeps nothing can still analyse.
  const kept = await keptAnalysis(id, length).catch(() => undefined)
  if (kept !== undefined) return { analysis: kept, record }
  progress(0)
  const analysis = await analyseAside(record, progress, signal)
  await keepAnalysis(id, length, analysis).catch(() => undefined)
  return { analysis, record }
}
