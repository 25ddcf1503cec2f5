import { useCallback, useState } from 'react'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import type { Game, Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { type ReplayedGame, replayedGame } from '../replay/replayed-game.ts'
import { inBackground, listenTo } from '../thinking/in-background.ts'
import { analyseAside } from '../thinking/think-aside.ts'
import { type LongThinking, useLongThought } from '../thinking/use-long-thought.ts'
import { keepThought, keptThought } from './kept-thoughts.ts'
import { keepReviewAtServer, reviewAtServer } from './server-review.ts'

/** What bots make of a game, seat by seat, and the game as it was at every moment. */
export interface Analysing {
  readonly thinking: LongThinking<Analysis>
  readonly course: ReplayedGame | undefined
}

/**
 * Analyses a game that is over, away from the page and from this seat's side first, unless it was done before. It goes on when the
 * page is left.
 */
export function useAnalysis(id: string, game: Game, first: Seat, recordOf: () => Promise<GameRecord>): Analysing {
  const [course, show] = useState<ReplayedGame>()
  const think = useCallback(
    async (progress: Progress<Analysis>, signal: AbortSignal): Promise<Analysis> => {
      const record = await recordOf()
      show(replayedGame(game, record))
      return analysisOf(id, record, first, progress, signal)
    },
    [id, game, first, recordOf],
  )
  return { thinking: useLongThought(think), course }
}

const nameOf = (id: string, answers: number): string => `analysis of ${id} ${answers}`

/** The analysis of a game with so many answers that was made before: on this device, or on another of this person. */
async function knownAnalysis(id: string, answers: number): Promise<Analysis | undefined> {
  const kept = await keptThought('analysis', id, answers)
  if (kept !== undefined) return kept
  const found = await reviewAtServer(id, answers)
  if (found !== undefined) await keepThought('analysis', id, answers, found)
  return found
}

/** Hears of the analysis that was made before, or of what is known of one that is being made; gives back how to stop listening. */
export function hearOfAnalysis(id: string, answers: number, hear: (analysis: Analysis) => void): () => void {
  let over = false
  let stop = (): void => undefined
  void knownAnalysis(id, answers).then(known => {
    if (over) return
    if (known !== undefined) hear(known)
    else stop = listenTo(nameOf(id, answers), hear)
  })
  return () => {
    over = true
    stop()
  }
}

/** The analysis that was made before, or a new one, in which this seat comes first. */
export async function analysisOf(
  id: string,
  record: GameRecord,
  first: Seat,
  progress: Progress<Analysis>,
  signal: AbortSignal,
): Promise<Analysis> {
  const { length } = record.answers
  const known = await knownAnalysis(id, length)
  if (known !== undefined) return known
  const think = async (...to: [Progress<Analysis>, AbortSignal]): Promise<Analysis> => {
    const analysis = await analyseAside(record, first, ...to)
    await Promise.all([keepThought('analysis', id, length, analysis), keepReviewAtServer(id, length, analysis)])
    return analysis
  }
  return inBackground(nameOf(id, length), think, progress, signal)
}
