import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { type Option, type Reason, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { PiecesFrame } from '../frames.ts'
import { boardOf } from '../layout.ts'
import type { Space } from '../prepared/spaces.ts'
import { type AlmaMaterState, type Play, playerAt } from '../state.ts'
import { choiceOption, optionsOf } from '../verbs.ts'
import { extraMaster } from './bishop.ts'
import { perform, spaceOf } from './performing.ts'

/** Masters and tutors on spaces. */

/** How many pieces an ordinary space asks for now: one more than the most of another colour there. */
export function piecesNeeded(play: Play, seat: Seat, { index }: Space): number {
  const there = itemAt(play.state.standing, index)
  let most = 0
  for (const masters of there) if (masters > most) most = masters
  if (most === 0) return 1
  const { occupied, occupiedMin } = playerAt(play, seat).powers
  return Math.max(occupiedMin, most + 1 + occupied)
}

/** Why no pieces can be sent to an ordinary space; undefined if they can. */
export function sendingBarred(play: Play, seat: Seat, space: Space, wanted: boolean): Reason | undefined {
  const there = itemAt(play.state.standing, space.index)
  if ((there[seat] ?? 0) > 0) return ownMasterThere
  const { archive, tutors } = playerAt(play, seat)
  const missing = piecesNeeded(play, seat, space) - archive - tutors
  if (missing <= 0) return undefined
  return wanted ? { why: 'pieces-short', missing, rule: 'A-7.2' } : tooFew
}
const ownMasterThere: Reason = { why: 'own-master-there', rule: 'A-7.3' }
const tooFew: Reason = { why: 'pieces-short' }

/** Sends pieces for the action chosen; asks which, if tutors could stand in for masters. */
export function send(play: Play, seat: Seat, chosen: Option): void {
  const space = spaceOf(play, chosen)
  const need =
    typeof space === 'string' ? 1 : space.kind === 'bishop' ? Number(target(chosen)) : needOn(play, seat, space)
  const { archive, tutors } = playerAt(play, seat)
  if (tutors > 0 && archive > 0) {
    const id = typeof space === 'string' ? space : space.id
    push(play, { rule: 'pieces', seat, space: id, need, action: chosen.key })
  } else place(play, seat, chosen, space, need, Math.min(need, tutors))
}

const needOn = (play: Play, seat: Seat, space: Space): number =>
  space.kind === 'colloquium' ? 1 : piecesNeeded(play, seat, space)

const tutorsSent = optionsOf('tutors')

/** A-D7: so many tutors among the pieces, the rest masters. */
export const choosePieces: AskingRule<AlmaMaterState, AlmaMater, PiecesFrame> = {
  kind: 'ask',
  rules: ['A-7.4', 'A-4.20'],
  options(play, { seat, need }, offer) {
    const { archive, tutors } = playerAt(play, seat)
    for (let count = Math.max(0, need - archive); count <= Math.min(need, tutors); count++)
      offer.legal.push(tutorsSent(`${count}`))
  },
  apply(play, { seat, need, action }, chosen) {
    const [verb = '', ...to] = action.split(':')
    const begun = choiceOption(verb, ...to)
    place(play, seat, begun, spaceOf(play, begun), need, Number(target(chosen)))
  },
}

/** The pieces stand on the space, and the action is performed; tutors go home after it. */
function place(play: Play, seat: Seat, chosen: Option, space: Space | string, pieces: number, tutors: number): void {
  const { state } = play
  const player = playerAt(play, seat)
  const id = typeof space === 'string' ? space : space.id
  const masters = pieces - tutors
  player.archive -= masters
  player.tutors -= tutors
  state.turn.tutorsOn = tutors > 0 ? id : ''
  state.turn.tutorsOut = tutors
  if (play.events) happened(play, { type: 'sent', seat, space: id, masters, tutors })
  if (typeof space === 'string') {
    if (masters > 0) player.ownSpaces.push(space)
  } else {
    const there = itemAt(state.standing, space.index)
    there[seat] = (there[seat] ?? 0) + masters
  }
  const counted = space === boardOf(play).bishop ? pieces + joinBishop(play, seat, chosen, masters) : pieces
  if (tutors > 0) push(play, { rule: 'tutors-home', seat })
  perform(play, seat, chosen, counted, 'sent')
}

/** Masters stand in a row for the turn order; Erasmus adds one, also to tutors. Says how many he added. */
function joinBishop(play: Play, seat: Seat, chosen: Option, masters: number): number {
  const { bishop } = play.state
  for (let each = 0; each < masters; each++) bishop.push(seat)
  const player = playerAt(play, seat)
  const chancellor = chosen.to[1] === 'extra' ? extraMaster(play, player) : undefined
  if (chancellor === undefined) return 0
  player.usedThisRound.push(chancellor)
  const { bishopExtra } = row(play.components.chancellors, chancellor).abilities
  for (let each = 0; each < bishopExtra; each++) bishop.push(seat)
  return bishopExtra
}

export const tutorsHome: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run({ state }) {
    state.tutors += state.turn.tutorsOut
    state.turn.tutorsOn = ''
    state.turn.tutorsOut = 0
  },
}
