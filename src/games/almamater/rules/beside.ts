import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { AlmaMaterFrame } from '../frames.ts'
import { layoutOf } from '../layout.ts'
import { type Letter, letterAt } from '../pack/terms.ts'
import type { GloryTile } from '../prepared/cards.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { shortOf } from './counters.ts'
import { carryOut } from './effects.ts'
import { powersOf } from './powers.ts'
import { setReady } from './professors.ts'
import { isFinished, stepUp } from './research.ts'
import { stepBlocked, takeBlackStep } from './step-cost.ts'

/**
 * What a player may do at any time during the own turn, beside the action: research steps of the pool, bust cards,
 * chancellors. Offered with the turn and with everything in it that may be declined (A-R45).
 */

const greenStep = option('step', 'green')
const blackStep = option('step', 'black')

export function offerBeside(play: Play, seat: Seat, offer: Offer): void {
  const { turn } = play.state
  if (!isFinished(play, seat)) {
    if (turn.green > 0) offer.legal.push(greenStep)
    if (turn.black > 0) offerUnless(offer, blackStep, stepBlocked(play, seat))
  }
  if (turn.setup) return
  const player = playerAt(play, seat)
  const { glory } = layoutOf(play)
  for (const tile of glory) offerBust(play, seat, player, tile, offer)
  for (const id of player.chancellors) offerChancellor(play, player, id, offer)
}

/** A bust card, for who meets the whole requirement of the glory tile. */
function offerBust(play: Play, seat: Seat, player: Player, { letter, requires }: GloryTile, offer: Offer): void {
  if (player.busts.includes(letter)) return
  for (const requirement of requires) {
    const missing = shortOf(play, seat, requirement)
    if (missing <= 0) continue
    const { counter, faculties = [] } = requirement
    offer.blocked?.push({
      option: row(play.components.busts, letter).take,
      reason: { why: 'glory-missing', missing, counter, faculties: faculties.join('+'), rule: 'A-12.1' },
    })
    return
  }
  offer.legal.push(row(play.components.busts, letter).take)
}

/** Da Vinci after a move, once per turn; Paracelsus once per round. */
function offerChancellor(play: Play, player: Player, id: string, offer: Offer): void {
  const { abilities, use } = row(play.components.chancellors, id)
  const { turn } = play.state
  if (abilities.researchMoved !== undefined) offerUnless(offer, use, moveGain(play, turn.used.includes(id)))
  if (!abilities.readies) return
  const used = player.usedThisRound.includes(id)
  for (const professor of player.professors) {
    if (professor.ready) continue
    const reason: Reason | undefined = used ? { why: 'used-this-round', rule: 'A-17.1.7' } : undefined
    offerUnless(offer, row(play.components.professors, professor.id).ready, reason)
  }
}

function moveGain({ state }: Play, used: boolean): Reason | undefined {
  if (used) return usedThisTurn
  return state.turn.moved ? undefined : notMoved
}
const usedThisTurn: Reason = { why: 'used-this-turn', rule: 'A-17.1.5' }
const notMoved: Reason = { why: 'not-moved-yet', rule: 'A-17.1.5' }

type BesideVerb = 'step' | 'bust' | 'use' | 'ready'
const besideVerbs: ReadonlySet<string> = new Set<BesideVerb>(['step', 'bust', 'use', 'ready'])

/** Whether it was `offerBeside` that offered this. */
export const isBeside = ({ verb }: Option): boolean => besideVerbs.has(verb)

/** Does what `offerBeside` offered; then the frame asks again. */
export function tookBeside(play: Play, frame: Extract<AlmaMaterFrame, SeatFrame>, chosen: Option): void {
  const { seat } = frame
  push(play, frame)
  const verb = chosen.verb as BesideVerb
  switch (verb) {
    case 'step':
      takeStep(play, seat, target(chosen))
      return
    case 'bust':
      takeBust(play, seat, target(chosen) as Letter)
      return
    case 'use':
      callOn(play, seat, target(chosen))
      return
    case 'ready':
      readyProfessor(play, seat, target(chosen))
      return
    default:
      never(verb)
  }
}

function takeStep(play: Play, seat: Seat, color: string): void {
  const { turn } = play.state
  if (color === 'green') {
    turn.green--
    if (turn.owed > 0) turn.owed--
    stepUp(play, seat, 'green-step')
  } else {
    turn.black--
    takeBlackStep(play, seat)
  }
}

/** The card's bonus at once, and from now on the chancellor on its pile. */
function takeBust(play: Play, seat: Seat, letter: Letter): void {
  const { state, components } = play
  const player = playerAt(play, seat)
  const at = letterAt(letter)
  const chancellor = itemAt(state.bustChancellors, at)
  state.busts[at] = itemAt(state.busts, at) - 1
  player.busts.push(letter)
  player.chancellors.push(chancellor)
  player.powers = powersOf(components, player)
  if (play.events) happened(play, { type: 'bust-taken', seat, letter, chancellor })
  carryOut(play, seat, [row(components.busts, letter).bonus])
}

function callOn(play: Play, seat: Seat, id: string): void {
  play.state.turn.used.push(id)
  const gives = row(play.components.chancellors, id).abilities.researchMoved
  if (gives !== undefined) carryOut(play, seat, [gives])
}

function readyProfessor(play: Play, seat: Seat, professor: string): void {
  const player = playerAt(play, seat)
  const chancellor = player.chancellors.find(
    id => row(play.components.chancellors, id).abilities.readies && !player.usedThisRound.includes(id),
  )
  if (chancellor === undefined) return
  player.usedThisRound.push(chancellor)
  setReady(play, seat, professor, true)
  if (play.events) happened(play, { type: 'readied', seat, professor, because: chancellor })
}
