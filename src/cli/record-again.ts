import { type Chance, chanceFromSeed, randomItem } from '../kernel/chance.ts'
import { componentHash } from '../kernel/components.ts'
import type { Game, Play } from '../kernel/contract.ts'
import { RulesBroken } from '../kernel/errors.ts'
import type { GivenAnswer } from '../kernel/history.ts'
import { answer, begin, isOver } from '../kernel/play.ts'
import { LONGEST_GAME } from '../kernel/playout.ts'
import type { Question } from '../kernel/question.ts'
import type { GameRecord } from '../kernel/record.ts'

/** A game that was played again with the rules and values of today, and the game at its end. */
export interface PlayedAgain {
  readonly record: GameRecord
  readonly play: Play
}

/**
 * Plays a record again with the rules and values of today, to the end of the game: the same players, options and seed, and the
 * same answers while they are legal. What is not legal any more is replaced, by chance that the seed decides.
 */
export function playAgain(game: Game, old: GameRecord): PlayedAgain {
  const { players, seed, options } = old
  const pack = old.pack ?? game.pack
  const play = begin(game, { players, seed, options, pack })
  const chance = chanceFromSeed(`${seed}, recorded again`)
  const left = [...old.answers]
  const answers: GivenAnswer[] = []
  while (!isOver(play)) {
    const given = nextAnswer(play, left, chance)
    answer(play, given.seat, given.key)
    answers.push(given)
    if (answers.length > LONGEST_GAME) throw new RulesBroken(`the game has not ended after ${LONGEST_GAME} answers`)
  }
  const { rulesVersion } = game
  return { record: { ...old, rulesVersion, components: componentHash(pack), answers }, play }
}

/** How far on among the old answers of a seat a legal one is looked for: what lies before it is not asked any more. */
const LOOK_ON = 4

/** Takes the next answer from those that are left, one like it, one that comes soon, or, if there is none, any. */
function nextAnswer({ open }: Play, left: GivenAnswer[], chance: Chance): GivenAnswer {
  const [next] = left
  const { seat, options } = (open.find(one => one.seat === next?.seat) ?? open[0]) as Question
  const own = left.filter(given => given.seat === seat).slice(0, LOOK_ON)
  const isLegal = ({ key }: GivenAnswer): boolean => options.some(option => option.key === key)
  const alike = options.filter(({ verb }) => verb === own[0]?.key.split(':')[0])
  const replaced = alike.length > 0 && !own.slice(0, 1).some(isLegal)
  const soon = replaced ? -1 : own.findIndex(isLegal)
  drop(left, own.slice(0, replaced ? 1 : soon + 1))
  return own[soon] ?? { seat, key: randomItem(chance, replaced ? alike : options).key }
}

function drop(left: GivenAnswer[], gone: readonly GivenAnswer[]): void {
  for (const one of gone) left.splice(left.indexOf(one), 1)
}
