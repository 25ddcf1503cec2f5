import { useEffect, useState } from 'react'
import type { Analysis } from '../../bots/analysis.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { analyseAside } from '../thinking/think-aside.ts'
import { playsAt } from './reviewed-answers.ts'

/** What bots make of the game, with the game as it was at each decision that is named. */
export type Analysed =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'done'; readonly analysis: Analysis; readonly plays: ReadonlyMap<number, Play> }
  | { readonly kind: 'failed'; readonly why: unknown }

/** Analyses a game that is over, away from the page. */
export function useAnalysis(game: Game, recordOf: () => Promise<GameRecord>): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ kind: 'thinking' })
  useEffect(() => {
    let left = false
    const analyse = async (): Promise<Analysed> => {
      const record = await recordOf()
      const analysis = await analyseAside(record)
      const indices = analysis.seats.flatMap(seat => seat.largest.map(one => one.index))
      return { kind: 'done', analysis, plays: playsAt(game, record, indices) }
    }
    analyse()
      .catch((why: unknown): Analysed => ({ kind: 'failed', why }))
      .then(found => !left && setAnalysed(found))
    return () => {
      left = true
    }
  }, [game, recordOf])
  return analysed
}
