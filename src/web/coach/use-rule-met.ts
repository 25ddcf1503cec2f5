import { useEffect } from 'react'
import { ruleMet } from '../../bots/coaching/met-rules.ts'
import type { TableSnapshot } from '../session/session.ts'
import { type KeptCoach, keepRule, keptRules } from './kept-coach.ts'
import type { LoadedCoaching } from './load-coaching.ts'

/** When a question opens, the coach tells a rule that was met and never told: one at most in a turn. */
export function useRuleMet(
  { game, seat, happened }: TableSnapshot,
  loaded: LoadedCoaching | undefined,
  question: string | undefined,
  moment: string,
  met: KeptCoach['met'],
  tell: (met: KeptCoach['met']) => void,
): void {
  useEffect(() => {
    if (loaded === undefined || seat === undefined || question === undefined || met?.moment === moment) return
    const events = happened.flatMap(one => one.events)
    const found = ruleMet(loaded.coaching.metRules, events, seat, keptRules(game.id))
    if (found !== undefined) tell({ rule: found.rule, question, moment })
  }, [game, seat, happened, loaded, question, moment, met, tell])
  useEffect(() => {
    if (met !== undefined) keepRule(game.id, met.rule)
  }, [game, met])
}
