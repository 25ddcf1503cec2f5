import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { boardOf } from '../layout.ts'
import type { OwnSpace, Space, SpaceAction } from '../prepared/spaces.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { offerProfessor, takeProfessor } from './academy.ts'
import { offerBishop, visitBishop } from './bishop.ts'
import { offerStudents, takeStudent } from './campus.ts'
import { buyAtColloquium, offerPurchases } from './colloquium.ts'
import { gainOwnTextbooks } from './display.ts'
import { carryOut } from './effects.ts'
import { canChoose, choiceBlocked, takeChoice } from './lecture.ts'
import type { Means } from './means.ts'
import { isFinished } from './research.ts'
import { gainDucats } from './resources.ts'

/** Action spaces: what each offers, and doing it. Pieces are another matter. */

/** An action as the player has it: a chancellor may have replaced it. */
export function actionFor(play: Play, { powers }: Player, action: SpaceAction): SpaceAction {
  if (powers.replaces === '') return action
  return row(play.components.chancellors, powers.replaces).replaces?.get(action.name) ?? action
}

/** How the action is begun: with pieces of one's own, or again without any, as the Rhetorician does. */
export type Begun = 'sent' | 'again'

/** Offers what can be done on a space with such means; `barred` says why nothing can. */
export function offerSpace(
  play: Play,
  seat: Seat,
  space: Space,
  means: Means,
  offer: Offer,
  begun: Begun,
  barred?: Reason,
): void {
  const player = playerAt(play, seat)
  for (const printed of space.actions) {
    const action = actionFor(play, player, printed)
    switch (action.kind) {
      case 'student':
        offerStudents(play, seat, means, offer, action.row, undefined, barred)
        break
      case 'professor':
        for (const slot of space.slots) offerProfessor(play, seat, means.books, slot, 'pay', offer, barred)
        break
      case 'choice':
        for (const choice of action.choices) {
          const finished = choice.stepsOnly && isFinished(play, seat)
          if (barred === undefined && !finished && canChoose(play, seat, choice)) offer.legal.push(choice.take)
          else
            offer.blocked?.push({
              option: choice.take,
              reason: barred ?? (finished ? noStepsLeft : choiceBlocked(play, seat, choice, 'A-7.7')),
            })
        }
        break
      case 'bishop':
        offerBishop(play, seat, action, offer, begun)
        break
      case 'colloquium':
        offerPurchases(play, seat, action, offer, undefined, barred)
        break
      default:
        never(action)
    }
  }
}
const noStepsLeft: Reason = { why: 'research-finished', rule: 'A-R17' }

/** Own student spaces: buy as many own textbooks as there are ducats for; needs a ducat or a step to go (A-R17). */
export function offerOwnSpace(play: Play, seat: Seat, space: OwnSpace, offer: Offer, barred?: Reason): void {
  const { ducats } = playerAt(play, seat)
  const useless = ducats < space.price && isFinished(play, seat)
  for (let count = 0; count <= space.max; count++) {
    const missing = count * space.price - ducats
    if (barred === undefined && !useless && missing <= 0) offer.legal.push(space.buy[count] as Option)
    else if (offer.blocked === undefined) return
    else
      offer.blocked.push({
        option: space.buy[count] as Option,
        reason: barred ?? (missing > 0 ? { why: 'ducats-short', missing, rule: 'A-10.4' } : noStepsLeft),
      })
  }
}

/** The space of the student in one of the halls in use, if it has one; the printed student sits in the first. */
export const ownSpaceIn = ({ components }: Play, { students }: Player, hall: number): OwnSpace | undefined =>
  hall === 0 ? components.printedSpace : row(components.students, students[hall - 1] as string).ownSpace

/** What is done on spaces in ways of their own. All else there is a choice, called by the name of its action. */
type SpaceVerb = 'student' | 'professor' | 'bishop' | 'buy' | 'dictionaries' | 'own'
const spaceVerbs: ReadonlySet<string> = new Set<SpaceVerb>([
  'student',
  'professor',
  'bishop',
  'buy',
  'dictionaries',
  'own',
])
const isSpaceVerb = (verb: string): verb is SpaceVerb => spaceVerbs.has(verb)

/** The space that an answer is about: one of the board, or the id of an own student's. */
export function spaceOf(play: Play, { verb, to }: Option): Space | string {
  const board = boardOf(play)
  if (!isSpaceVerb(verb)) return board.spaceOf.get(verb) as Space
  switch (verb) {
    case 'student':
      return board.rows[Math.floor(play.state.layout.campus.indexOf(to[0] as string) / 4)] as Space
    case 'professor':
      return board.academyOf[play.state.layout.academy.indexOf(to[0] as string)] as Space
    case 'bishop':
      return board.bishop
    case 'buy':
    case 'dictionaries':
      return board.colloquium
    case 'own':
      return to[0] as string
  }
}

/** Performs an action; `pieces` are those that count, where their number matters. */
export function perform(play: Play, seat: Seat, chosen: Option, pieces: number): void {
  const player = playerAt(play, seat)
  const { verb } = chosen
  if (!isSpaceVerb(verb)) {
    performChoice(play, seat, player, chosen)
    return
  }
  switch (verb) {
    case 'student':
      takeStudent(play, seat, target(chosen), 0, '')
      return
    case 'professor':
      takeProfessor(play, seat, target(chosen), 'pay')
      return
    case 'bishop':
      visitBishop(play, seat, actionFor(play, player, boardOf(play).bishop.actions[0] as SpaceAction), pieces)
      return
    case 'buy':
    case 'dictionaries':
      buyAtColloquium(play, seat, chosen)
      return
    case 'own':
      buyOwn(play, seat, row(play.components.ownSpaces, target(chosen)), Number(chosen.to[1]))
      return
    default:
      never(verb)
  }
}

/** Own textbooks are bought, then the space gives its step. */
function buyOwn(play: Play, seat: Seat, space: OwnSpace, count: number): void {
  gainDucats(play, seat, -count * space.price, space.id)
  carryOut(play, seat, [space.gives])
  gainOwnTextbooks(play, seat, count, space.id)
}

function performChoice(play: Play, seat: Seat, player: Player, { verb, key }: Option): void {
  for (const printed of boardOf(play).spaceOf.get(verb)?.actions ?? []) {
    const action = actionFor(play, player, printed)
    if (action.kind !== 'choice') continue
    for (const choice of action.choices) if (choice.take.key === key) takeChoice(play, seat, choice)
  }
}
