import { reachedBy } from '../../kernel/lines.ts'
import { type AnnotatedRecord, type Variation, variationOf } from '../../kernel/variations.ts'
import type { ReplayedCourse, ReplayedGame } from '../replay/replayed-game.ts'
import type { Happened } from '../session/session.ts'

/** Plays the lines of a game when they are looked at, each once. */
export function exploredCourse(game: ReplayedGame): (annotated: AnnotatedRecord, line: number) => ReplayedCourse {
  const played = new WeakMap<Variation, ReplayedCourse>()
  const along = (annotated: AnnotatedRecord, line: number): ReplayedCourse => {
    const variation = variationOf(annotated, line)
    if (variation === undefined) return game
    const known = played.get(variation)
    if (known !== undefined) return known
    const { from, after, answers } = variation
    const before = along(annotated, from)
    const states = before.states.slice(0, after + 1)
    const last = states[after]
    const reached = last === undefined ? [] : reachedBy(game.game, game.components, last, answers)
    const found: ReplayedCourse = {
      states: [...states, ...reached.map(({ state }) => state)],
      happened: [
        ...before.happened.slice(0, after + 1),
        ...reached.map(({ state, events }, at): Happened => {
          const { seat, key } = answers[at] ?? { seat: undefined, key: '' }
          return { answer: after + 1 + at, seat, key, events, moment: game.game.moment(state) }
        }),
      ],
    }
    played.set(variation, found)
    return found
  }
  return along
}
