import type { ReviewedTurn } from '../../bots/analysis.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Exploring } from './exploring.ts'

/** Plays a turn that would have been better, as far as it is offered: it was found in a world that fits what its seat knew, and another was true. */
export function playTurn(exploring: Exploring, { seat, other }: Pick<ReviewedTurn, 'seat' | 'other'>): void {
  for (const key of other) {
    const { play, asked } = exploring.get()
    const offered = asked === seat && questionFor(play, seat)?.options.some(option => option.key === key)
    if (offered !== true) return
    exploring.answer([key])
  }
}
