import type { ChallengeMessages } from '../messages/challenges/messages.ts'
import type { Tried } from './tries.ts'

/** A result to tell others, without the way: when, which game, what was to be reached, and each try. */
export function shareText(
  { shared }: ChallengeMessages,
  told: {
    /** Of a challenge of the day. */
    readonly day: string | undefined
    readonly game: string
    readonly goal: string
    readonly tried: Tried
    readonly address: string
  },
): string {
  const { tries, hints, solved } = told.tried
  const marks = tries.map(({ gain }, at) => `${solved && at === tries.length - 1 ? '●' : '○'} ${gain}`)
  return [
    shared.head(told.day),
    shared.goal(told.game, told.goal),
    marks.join('  '),
    ...(solved ? [shared.solved(tries.length, hints)] : []),
    told.address,
  ].join('\n')
}
