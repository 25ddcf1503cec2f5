import { type Chance, chanceFromSeed, nextBelow } from '../chance.ts'
import type { CoreState, Game, Score } from '../contract.ts'
import { RulesBroken } from '../errors.ts'
import { answerAndRemember, type GivenAnswer, type History, historyOf } from '../history.ts'
import { type Beginning, begin, isOver } from '../play.ts'
import { LONGEST_GAME } from '../playout.ts'
import type { Option, Question } from '../question.ts'
import type { GameRecord } from '../record.ts'
import { saveGameFile } from './game-file.ts'
import { pastProperties, recordFrom } from './past-properties.ts'
import { hold, type LastAnswer, type OwnProperties, type Property, type Seen } from './property.ts'
import { stateProperties } from './state-properties.ts'
import { viewProperties } from './view-properties.ts'
import { wordsProperties } from './words-properties.ts'

export type { OwnProperties } from './property.ts'

const properties: readonly Property[] = [...stateProperties, ...viewProperties, ...pastProperties, ...wordsProperties]

const rulesLeadOn = 'the rules lead on from every legal answer'

/** A dear property is checked at one state in so many, each drawn apart, if nothing else is said. */
const SAMPLED_ONE_IN = 32

export interface Hunted {
  readonly decisions: number
  readonly scores: readonly Score[]
}

/**
 * Plays one whole random game and checks every property at every state; the dear ones at a sample, which the seed
 * decides. A broken property throws an error that names it, and a game file that loads.
 */
export function hunt<S extends CoreState, C>(
  game: Game<S, C>,
  beginning: Beginning,
  own: OwnProperties<S, C> = {},
  sampledOneIn: number = SAMPLED_ONE_IN,
): Hunted {
  const chance = chanceFromSeed(`hunt ${beginning.seed}`)
  const history = historyOf(begin(game, beginning))
  const given: GivenAnswer[] = []
  const prove = (property: string, check: () => void): void => {
    try {
      check()
    } catch (fault) {
      throw broken(property, fault, recordFrom(game, beginning, history.play.state, given))
    }
  }
  const checkAll = (last: LastAnswer<S> | undefined): void => {
    const seen = { game, beginning, history, last, chance, own } as unknown as Seen
    const edge = last === undefined || isOver(history.play)
    for (const property of properties)
      if (!property.dear || edge || nextBelow(chance, sampledOneIn) === 0)
        prove(property.name, () => property.check(seen))
  }

  checkAll(undefined)
  while (!isOver(history.play)) {
    const next = randomAnswer(history.play.open, chance)
    given.push(next)
    prove(rulesLeadOn, () => answerAndRemember(history, next.seat, next.key))
    const { before, barrier } = history.past[history.past.length - 1] as History<S>['past'][number]
    checkAll({ ...next, before, outcome: { events: history.play.events ?? [], barrier } })
    prove('the game ends', () => hold(given.length < LONGEST_GAME, () => `it has not after ${given.length} answers`))
  }
  return { decisions: given.length, scores: game.scores(history.play) }
}

function randomAnswer(open: readonly Question[], chance: Chance): GivenAnswer {
  const { seat, options } = open[nextBelow(chance, open.length)] as Question
  const { key } = options[nextBelow(chance, options.length)] as Option
  return { seat, key }
}

/** Tells what is broken, and keeps the game that broke it. The file ends with the answer after which it was seen. */
function broken(property: string, fault: unknown, record: GameRecord): Error {
  const name = fault instanceof RulesBroken ? rulesLeadOn : property
  const message = `broken: ${name}\n${fault instanceof Error ? fault.message : fault}`
  const file = saveGameFile(record, message)
  return new Error(`${message}\nafter ${record.answers.length} answers, in ${file}`, { cause: fault })
}
