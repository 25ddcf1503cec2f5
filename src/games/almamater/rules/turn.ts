import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Blocked, type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import { boardOf } from '../layout.ts'
import { type AlmaMaterState, type Play, playerAt, studentsOf } from '../state.ts'
import { option } from '../verbs.ts'
import { isBeside, offerBeside, tookBeside } from './beside.ts'
import { offerLectures, payLecture } from './lecture.ts'
import { meansOf } from './means.ts'
import { send, sendingBarred } from './pieces.ts'
import { setReady } from './professors.ts'
import { offerOwnSpace, offerSpace, ownSpaceIn } from './spaces.ts'
import { rest } from './step-cost.ts'
import { endTurn } from './stop.ts'

export const pass = option('pass')

/** A turn: one of sending masters, lecturing, passing; beside it, before or after, what may be done at any time. */
export const turn: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'turn'>> = {
  kind: 'ask',
  rules: ['A-6.2', 'A-6.3', 'A-6.4'],
  options(play, { seat }, offer) {
    const { acted } = play.state.turn
    if (!acted) {
      offerSpaces(play, seat, offer)
      offerLectures(play, seat, offer)
    }
    offer.legal.push(acted ? endTurn : pass)
    if (!acted) offer.blocked?.push({ option: endTurn, reason: { why: 'act-first', rule: 'A-6.4' } })
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    const { seat } = frame
    if (chosen === endTurn) finish(play, seat)
    else if (chosen === pass) {
      passRound(play, seat)
      finish(play, seat)
    } else if (isBeside(chosen)) tookBeside(play, frame, chosen)
    else {
      push(play, frame)
      act(play, seat, chosen)
    }
  },
  /** Nothing else is possible: it goes by itself if nobody wants to confirm (A-D22). */
  forced: play => play.state.options.confirm === false,
}

function offerSpaces(play: Play, seat: Seat, offer: Offer): void {
  const player = playerAt(play, seat)
  const wanted = offer.blocked !== undefined
  const none = player.archive + player.tutors === 0
  if (none && !wanted) return
  const means = meansOf(play, player, player.books, 0)
  for (const space of boardOf(play).spaces) {
    if (space.kind === 'campus' && means.faculties === 0 && !wanted) continue
    if (space.kind === 'bishop') {
      offerSpace(play, seat, space, means, offer, 'sent')
      continue
    }
    const barred = space.kind === 'colloquium' ? (none ? noPiece : undefined) : sendingBarred(play, seat, space, wanted)
    offerUnless(barred, offer, to => offerSpace(play, seat, space, means, to, 'sent'))
  }
  for (let hall = 0; hall < studentsOf(player); hall++) {
    const space = ownSpaceIn(play, player, hall)
    if (space === undefined) continue
    const barred = player.ownSpaces.includes(space.id) ? ownMasterThere : none ? noPiece : undefined
    offerUnless(barred, offer, to => offerOwnSpace(play, seat, space, to))
  }
}

/** Offers something, or says of all of it why it cannot be done. */
function offerUnless(barred: Reason | undefined, offer: Offer, offerTo: (offer: Offer) => void): void {
  if (barred === undefined) {
    offerTo(offer)
    return
  }
  if (offer.blocked === undefined) return
  const legal: Option[] = []
  const blocked: Blocked[] = []
  offerTo({ legal, blocked })
  for (const option of [...legal, ...blocked.map(one => one.option)]) offer.blocked.push({ option, reason: barred })
}

const noPiece: Reason = { why: 'archive-empty', rule: 'A-7.7' }
const ownMasterThere: Reason = { why: 'own-master-there', rule: 'A-10.4' }

function act(play: Play, seat: Seat, chosen: Option): void {
  play.state.turn.acted = true
  if (chosen.verb === 'lecture') payLecture(play, seat, target(chosen))
  else send(play, seat, chosen)
}

/** Ready professors become exhausted, pieces of the archive rest. */
function passRound(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  player.passed = true
  for (const { id, ready } of player.professors) if (ready) setReady(play, seat, id, false)
  if (play.events) happened(play, { type: 'passed', seat })
  rest(play, seat, player.archive, player.tutors, 'pass')
}

function finish(play: Play, seat: Seat): void {
  play.state.turnsTaken++
  if (play.events) happened(play, { type: 'turn-ended', seat })
}
