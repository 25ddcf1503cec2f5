import type { CoreState, Game, GameEvent } from './contract.ts'
import { messageOf, Refusal } from './errors.ts'
import type { GivenAnswer } from './history.ts'
import { answer, resume } from './play.ts'
import type { AnnotatedRecord } from './variations.ts'

/** A state that a line comes to, and what the answer before it told. */
export interface ReachedState<S extends CoreState = CoreState> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

/** Gives answers one after the other, from a state that stays as it is: every state on the way. */
export function reachedBy<S extends CoreState, C>(
  game: Game<S, C>,
  components: C,
  from: S,
  answers: readonly GivenAnswer[],
): readonly ReachedState<S>[] {
  const play = resume(game, components, game.copy(from))
  play.events = []
  return answers.map(({ seat, key }) => {
    const { events } = answer(play, seat, key)
    return { state: game.copy(play.state), events }
  })
}

/** Plays every variation, each from where it parts: what of it is refused is named. */
export function checkVariations<S extends CoreState, C>(
  game: Game<S, C>,
  components: C,
  { variations }: AnnotatedRecord,
  states: readonly S[],
): void {
  const lines: (readonly S[])[] = [states]
  variations.forEach(({ from, after, answers }, index) => {
    const before = (lines[from] ?? []).slice(0, after + 1)
    const last = before[after]
    try {
      if (last === undefined) throw new Refusal('bad-record', `line ${from} has no position after ${after} answers`)
      const reached = reachedBy(game, components, last, answers)
      lines.push([...before, ...reached.map(({ state }) => state)])
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      throw new Refusal('bad-record', `variation ${index + 1} is refused: ${messageOf(fault)}`)
    }
  })
}
