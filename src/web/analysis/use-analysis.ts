import { useCallback } from 'react'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import type { Game } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { type ReplayedGame, replayedGame } from '../replay/replayed-game.ts'
import { analyseAside } from '../thinking/think-aside.ts'
import { type LongThinking, useLongThought } from '../thinking/use-long-thought.ts'
import { keepThought, keptThought } from './kept-thoughts.ts'

/** What bots make of the game, with the game as it was at every moment. */
export interface AnalysedGame {
  readonly analysis: Analysis
  readonly course: ReplayedGame
}

/** Analyses a game that is over, away from the page, unless it was done before. Who leaves the page stops it. */
export function useAnalysis(id: string, game: Game, recordOf: () => Promise<GameRecord>): LongThinking<AnalysedGame> {
  const think = useCallback(
    async (progress: Progress, signal: AbortSignal): Promise<AnalysedGame> => {
      const record = await recordOf()
      return { analysis: await analysisOf(id, record, progress, signal), course: replayedGame(game, record) }
    },
    [id, game, recordOf],
  )
  return useLongThought(think)
}

/** The analysis that was made here before, or a new one. */
export async function analysisOf(
  id: string,
  record: GameRecord,
  progress: Progress,
  signal: AbortSignal,
): Promise<Analysis> {
  const { length } = record.answers
  const kept = await keptThought('analysis', id, length)
  if (kept !== undefined) return kept
  progress(0)
  const analysis = await analyseAside(record, progress, signal)
  await keepThought('analysis', id, length, analysis)
  return analysis
}
