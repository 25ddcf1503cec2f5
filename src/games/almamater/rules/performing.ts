import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { boardOf } from '../layout.ts'
import type { OwnSpace, Space, SpaceAction } from '../prepared/spaces.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { takeProfessor } from './academy.ts'
import { type Begun, visitBishop } from './bishop.ts'
import { takeStudent } from './campus.ts'
import { takeChoice } from './choices.ts'
import { buyAtColloquium } from './colloquium.ts'
import { gainOwnTextbooks } from './display.ts'
import { carryOut } from './effects.ts'
import { gainDucats } from './resources.ts'
import { actionFor } from './spaces.ts'

/** Performing the action of a space. */

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
  if (!isSpaceVerb(verb)) return row(board.spaceOf, verb)
  switch (verb) {
    case 'student':
      return board.rows[Math.floor(play.state.layout.campus.indexOf(itemAt(to, 0)) / 4)] as Space
    case 'professor':
      return board.academyOf[play.state.layout.academy.indexOf(itemAt(to, 0))] as Space
    case 'bishop':
      return board.bishop
    case 'buy':
    case 'dictionaries':
      return board.colloquium
    case 'own':
      return itemAt(to, 0)
  }
}

/** Performs an action; `pieces` are those that count, where their number matters. What asks for a placement is for masters sent (A-R18). */
export function perform(play: Play, seat: Seat, chosen: Option, pieces: number, begun: Begun): void {
  const player = playerAt(play, seat)
  const { verb } = chosen
  if (!isSpaceVerb(verb)) {
    performChoice(play, seat, player, chosen, begun)
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
      visitBishop(
        play,
        seat,
        actionFor(play, player, boardOf(play).bishop.actions[0] as SpaceAction, begun),
        pieces,
        begun,
      )
      return
    case 'buy':
    case 'dictionaries':
      buyAtColloquium(play, seat, chosen, begun)
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

function performChoice(play: Play, seat: Seat, player: Player, { verb, key }: Option, begun: Begun): void {
  for (const printed of boardOf(play).spaceOf.get(verb)?.actions ?? []) {
    const action = actionFor(play, player, printed, begun)
    if (action.kind !== 'choice') continue
    for (const choice of action.choices) if (choice.take.key === key) takeChoice(play, seat, choice)
  }
}
