import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import type { CoreState, Game, Seat } from '../kernel/contract.ts'
import { answer, firstQuestion, isOver } from '../kernel/play.ts'
import { itemAt } from '../kernel/rows.ts'
import { viewOf } from '../kernel/view.ts'
import { rank } from './choose.ts'
import { beginMatch, type Match } from './match.ts'
import { evenTermWeights, type Mind } from './mind.ts'
import { mindOf } from './minds.ts'

/** A position of a match, as a seat left it after its turn, and what that seat scored at the end. */
export interface Sample {
  /** The part of the game that was left, from 1 to 0. */
  readonly left: number
  /** The terms of the judgement, unscaled. */
  readonly terms: readonly number[]
  readonly total: number
}

/** One answer in so many is not the best but one of the next: else what is never done is never learnt about. */
const STRAY = 12

/** Plays a match and notes what the judgement is made of after every turn. */
export function sampleMatch<S extends CoreState, C>(game: Game<S, C>, match: Match): readonly Sample[] {
  const mind = mindOf(game)
  const plain = mind.withTermWeights?.(evenTermWeights(mind.terms)) ?? mind
  const play = beginMatch(game, match)
  const chance = chanceFromSeed(`${match.seed}:stray`)
  const noted: { readonly seat: Seat; readonly left: number; readonly terms: readonly number[] }[] = []
  while (!isOver(play)) {
    const { seat } = firstQuestion(play)
    const before = game.moment(play.state)
    const view = viewOf(game, play.state, seat)
    const task = { game, components: play.components, view, seat, seed: `${match.seed}:bot`, ...match.thinking }
    const verdicts = rank(match.seats[seat] ?? 'random', task, mind as Mind<S, C>)
    const strays = verdicts.length > 1 && nextBelow(chance, STRAY) === 0
    const at = strays ? 1 + nextBelow(chance, Math.min(2, verdicts.length - 1)) : 0
    answer(play, seat, itemAt(verdicts, at).option.key)
    if (isOver(play) || game.moment(play.state).every((part, index) => part === before[index])) continue
    const terms = new Float64Array(mind.terms.length)
    plain.judge(play, seat, terms)
    noted.push({ seat, left: mind.left?.(play, seat) ?? 0, terms: [...terms] })
  }
  const totals = new Map(game.scores(play).map(score => [score.seat, score.total]))
  return noted.map(({ seat, left, terms }) => ({ left, terms, total: totals.get(seat) ?? 0 }))
}
