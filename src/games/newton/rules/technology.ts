import { push } from '../../../kernel/agenda.ts'
import { type Offer, type Option, offerUnless, type Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { TechnologySpace } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { actionRule } from './action.ts'
import { landOnSpecial, takeToken } from './landing.ts'
import { cardModifier } from './modifiers.ts'
import { coinsAfterLateRaise } from './quick.ts'
import { entryBlocked, potionsForVolumes, volumesFor } from './requirements.ts'
import { pay } from './resources.ts'
import { valueLeft } from './value.ts'

/** Technology (N-6): one Student goes forward, step by step. */

export function technologyOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  if (valueLeft(play, frame) < 1) return
  const player = playerAt(play, frame.seat)
  if (frame.student >= 0) offerSteps(play, frame, player, frame.student, offer)
  else
    for (let student = 0; student < player.students.length; student++)
      if (!hasTwinBefore(frame, player, student) && !frame.moved.includes(student))
        offerSteps(play, frame, player, student, offer)
}

/** Of Students that stand on one space, the first that may move stands for all. */
function hasTwinBefore(frame: ActionFrame, player: Player, student: number): boolean {
  const space = player.students[student]
  for (let other = 0; other < student; other++)
    if (player.students[other] === space && !frame.moved.includes(other)) return true
  return false
}

function offerSteps(play: Play, frame: ActionFrame, player: Player, student: number, offer: Offer): void {
  const space = row(play.components.technology, player.students[student])
  for (const { to, move } of space.steps) offerUnless(offer, move, stepBlocked(play, frame, player, to))
}

function stepBlocked(play: Play, frame: ActionFrame, player: Player, to: TechnologySpace): Reason | undefined {
  if (!to.final) return undefined
  if (player.students.includes(to.id)) return { why: 'own-student-there', rule: 'N-6.5' }
  if (to.requirement === undefined || frame.ignoreRequirement) return undefined
  return entryBlocked(play, frame, to.requirement, 'N-6.6')
}

function applyStep(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const [from, to] = chosen.to as readonly [string, string]
  const student = frame.student >= 0 ? frame.student : studentOn(frame, player, from)
  const space = row(play.components.technology, to)
  if (space.requirement !== undefined && !frame.ignoreRequirement) {
    const potions = potionsForVolumes(play, volumesFor(play, frame), space.requirement)
    pay(play, seat, { potions }, 'objective')
  }
  player.students[student] = to
  if (play.events) happened(play, { type: 'student-moved', seat, from, to, because: frame.because ?? '' })
  const { coins } = player
  takeToken(play, seat, space, cardModifier(play, frame, 'doubleBonusTokens') === undefined ? 1 : 2)
  const moved = { ...frame, student, spent: frame.spent + 1, parts: frame.parts + 1 }
  if (space.final || (valueLeft(play, moved) < 1 && !canGoOn(play, moved, space, coins))) endMovement(play, moved)
  else push(play, moved)
}

/** The last step brought the coins to raise the value, and there is a step to take with it (N-R39). */
function canGoOn(play: Play, frame: ActionFrame, space: TechnologySpace, coinsBefore: number): boolean {
  if (coinsAfterLateRaise(play, frame, coinsBefore) === undefined) return false
  const player = playerAt(play, frame.seat)
  return space.steps.some(({ to }) => stepBlocked(play, frame, player, to) === undefined)
}

const studentOn = (frame: ActionFrame, player: Player, space: string): number =>
  player.students.findIndex((one, at) => one === space && !frame.moved.includes(at))

/** The Student stays where it is: the space works, and what is left of a divided value may move another (N-R23). */
function endMovement(play: Play, frame: ActionFrame): void {
  if (frame.student < 0) return
  const { seat, student } = frame
  if (frame.split && valueLeft(play, frame) > 0) push(play, { ...frame, student: -1, moved: [...frame.moved, student] })
  landOnSpecial(play, seat, row(play.components.technology, playerAt(play, seat).students[student]))
}

export const technology = actionRule(['N-6.1', 'N-6.5', 'N-6.6'], technologyOptions, applyStep, endMovement)
