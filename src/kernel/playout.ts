import { type Chance, randomItem } from './chance.ts'
import type { CoreState, Play } from './contract.ts'
import { RulesBroken } from './errors.ts'
import { firstQuestion, isOver, take } from './play.ts'
import type { Option, Question } from './question.ts'

/** No game of ours comes near this many answers; a game that does is endless. */
export const LONGEST_GAME = 20_000

/** Plays on with random legal answers to the end; says how many answers that took. */
export function playRandomly<S extends CoreState, C>(play: Play<S, C>, chance: Chance): number {
  let decisions = 0
  while (!isOver(play)) {
    takeRandomly(play, chance)
    if (++decisions > LONGEST_GAME) throw new RulesBroken(`the game has not ended after ${LONGEST_GAME} answers`)
  }
  return decisions
}

/** Gives one random legal answer to one of the open questions. */
export function takeRandomly<S extends CoreState, C>(
  play: Play<S, C>,
  chance: Chance,
): { question: Question; chosen: Option } {
  const { open } = play
  const question = open.length === 1 ? firstQuestion(play) : randomItem(chance, open)
  const chosen = randomItem(chance, question.options)
  take(play, question, chosen)
  return { question, chosen }
}
