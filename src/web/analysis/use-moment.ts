import { useEffect, useMemo, useState } from 'react'
import type { Analysis } from '../../bots/analysis.ts'
import type { Seat } from '../../kernel/contract.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { letterAt, lettered } from './letters.ts'
import { seenBy, type ToldTurn, toldTurn } from './told-turn.ts'
import { hearOfAnalysis } from './use-analysis.ts'

/** A turn that mattered, with the words for what it is made of. */
export interface Moment {
  readonly turn: ToldTurn
  readonly words: Analysis['words']
  /** Its letter, as in the list of the result and on the chart. */
  readonly letter: string
}

/** The moment that the analysis names at this position of a replay, as far as the game was analysed. */
export function useMoment(
  id: string,
  course: ReplayedGame,
  at: number,
  seat: Seat | undefined,
  board: Board | undefined,
): Moment | undefined {
  const { language } = useSpeech()
  const analysis = useKeptAnalysis(id, course.record.answers.length)
  return useMemo(() => {
    const reviewed = analysis?.seats
      .flatMap(review => lettered(review).map((one, number) => ({ one, letter: letterAt(number) })))
      .find(({ one }) => one.index === at && (seat === undefined || one.seat === seat))
    if (analysis === undefined || reviewed === undefined) return undefined
    const { game, components, states } = course
    const { one, letter } = reviewed
    const seen = seenBy(game, components, itemAt(states, at), one.seat)
    return { turn: toldTurn(seen, one, board, language), words: analysis.words, letter }
  }, [analysis, course, at, seat, board, language])
}

/** The analysis of a game with so many answers that was made before, or what is known of one that is being made. */
export function useKeptAnalysis(id: string, answers: number): Analysis | undefined {
  const [analysis, found] = useState<Analysis>()
  useEffect(() => hearOfAnalysis(id, answers, found), [id, answers])
  return analysis
}
