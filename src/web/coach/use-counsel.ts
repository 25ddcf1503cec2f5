import { useEffect, useState } from 'react'
import type { Counsel } from '../../bots/coaching/counsel.ts'
import type { TableSnapshot } from '../session/session.ts'
import { thinkAside } from '../thinking/think-aside.ts'

/** What the coach thinks of a question, once it has thought. */
export function useCounsel(
  { game, pack, play, seat }: TableSnapshot,
  question: string | undefined,
  withGoal: boolean,
): Counsel | undefined {
  const [known, setKnown] = useState<{ readonly question: string; readonly counsel: Counsel }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is thought about once
  useEffect(() => {
    if (question === undefined || play === undefined || seat === undefined) return undefined
    let gone = false
    const position = { game: game.id, pack, view: play.state, seat, seed: question }
    // Without its counsel the coach is silent: the game needs nothing of it.
    thinkAside({ kind: 'counsel', ...position, withGoal }).then(
      counsel => gone || setKnown({ question, counsel }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [question, game])
  return known !== undefined && known.question === question ? known.counsel : undefined
}
