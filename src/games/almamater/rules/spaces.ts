import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import type { Offer, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { OwnSpace, Space, SpaceAction } from '../prepared/spaces.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { type Begun, offerBishop } from './bishop.ts'
import { canChoose, choiceBlocked } from './choices.ts'
import { offerPurchases } from './colloquium.ts'
import type { Means } from './means.ts'
import { offerProfessor } from './professor-offers.ts'
import { isFinished } from './research.ts'
import { offerStudents } from './student-offers.ts'

/** What action spaces offer. Pieces are another matter. */

/** An action as the player has it: for masters who are placed a chancellor may have replaced it (A-17.1.8, A-R18). */
export function actionFor(play: Play, { powers }: Player, action: SpaceAction, begun: Begun): SpaceAction {
  if (begun === 'again' || powers.replaces === '') return action
  return row(play.components.chancellors, powers.replaces).replaces?.get(action.name) ?? action
}

/** Offers what can be done on a space with such means. */
export function offerSpace(play: Play, seat: Seat, space: Space, means: Means, offer: Offer, begun: Begun): void {
  const player = playerAt(play, seat)
  for (const printed of space.actions) {
    const action = actionFor(play, player, printed, begun)
    switch (action.kind) {
      case 'student':
        offerStudents(play, seat, means, offer, action.row)
        break
      case 'professor':
        for (const slot of space.slots) offerProfessor(play, seat, means.books, slot, 'pay', offer)
        break
      case 'choice':
        for (const choice of action.choices) {
          const finished = choice.stepsOnly && isFinished(play, seat)
          if (!finished && canChoose(play, seat, choice)) offer.legal.push(choice.take)
          else
            offer.blocked?.push({
              option: choice.take,
              reason: finished ? noStepsLeft : choiceBlocked(play, seat, choice, 'A-7.7'),
            })
        }
        break
      case 'bishop':
        offerBishop(play, seat, action, offer, begun)
        break
      case 'colloquium':
        offerPurchases(play, seat, action, offer)
        break
      default:
        never(action)
    }
  }
}

const noStepsLeft: Reason = { why: 'research-finished', rule: 'A-R17' }

/** Own student spaces: buy as many own textbooks as there are ducats for; needs a ducat or a step to go (A-R17). */
export function offerOwnSpace(play: Play, seat: Seat, space: OwnSpace, offer: Offer): void {
  const { ducats } = playerAt(play, seat)
  const useless = ducats < space.price && isFinished(play, seat)
  for (let count = 0; count <= space.max; count++) {
    const missing = count * space.price - ducats
    if (!useless && missing <= 0) offer.legal.push(itemAt(space.buy, count))
    else if (offer.blocked === undefined) return
    else
      offer.blocked.push({
        option: itemAt(space.buy, count),
        reason: missing > 0 ? { why: 'ducats-short', missing, rule: 'A-10.4' } : noStepsLeft,
      })
  }
}

/** The space of the student in one of the halls in use, if it has one; the printed student sits in the first. */
export const ownSpaceIn = ({ components }: Play, { students }: Player, hall: number): OwnSpace | undefined =>
  hall === 0 ? components.printedSpace : row(components.students, students[hall - 1]).ownSpace
