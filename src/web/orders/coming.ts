import { chanceFromSeed } from '../../kernel/chance.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { MetHidden } from '../../kernel/errors.ts'
import { imagine } from '../../kernel/imagine.ts'
import { orderFor, type StandingOrder } from '../../kernel/orders.ts'
import { fork, isOver, questionFor, resume, take } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import type { Option, Question } from '../../kernel/question.ts'
import type { Board } from '../boards/board.ts'
import { purposeIn } from '../question/choices.ts'

/** A question that a seat is asked, or will be asked if the others do little. */
export interface Coming {
  readonly play: Play
  readonly question: Question
}

/** Nobody waits longer for a question than others answer in this many steps. */
const FARTHEST = 120

/**
 * The next question that a seat has not answered in advance: the one that is open, or the one that comes if the others do as
 * little as they can, in a world that fits what the seat sees. That may turn out otherwise: an order that does not fit then is
 * dropped.
 */
export function comingQuestion(
  play: Play,
  seat: Seat,
  orders: readonly StandingOrder[],
  board: Board | undefined,
): Coming | undefined {
  try {
    return lookOn(worldOf(play, seat), seat, [...orders], board)
  } catch (met) {
    if (met instanceof MetHidden) return undefined
    throw met
  }
}

/** What is open stands as it is; what comes is looked for in an imagined world. */
function worldOf(play: Play, seat: Seat): Play {
  if (questionFor(play, seat) !== undefined) return fork(play)
  const { game, components, state } = play
  const seed = `coming ${state.answered}`
  return resume(game, components, imagine(game, components, state, seat, chanceFromSeed(seed)))
}

function lookOn(world: Play, seat: Seat, orders: StandingOrder[], board: Board | undefined): Coming | undefined {
  const chance = chanceFromSeed('others')
  for (let step = 0; step < FARTHEST && !isOver(world); step++) {
    const question = questionFor(world, seat)
    if (question === undefined) {
      doLittle(world, board, () => takeRandomly(world, chance))
      continue
    }
    const order = orderFor(orders, question)
    const answered = question.options.find(option => option.key === order?.key)
    if (order === undefined || answered === undefined) return { play: world, question }
    if (order.until === 'once') orders.splice(orders.indexOf(order), 1)
    take(world, question, answered)
  }
  return undefined
}

/** Another seat leaves its question if it can. */
function doLittle(world: Play, board: Board | undefined, otherwise: () => void): void {
  const [question] = world.open
  const leave = question?.options.find((option: Option) => purposeIn(board, option) === 'leave')
  if (question === undefined || leave === undefined) otherwise()
  else take(world, question, leave)
}
