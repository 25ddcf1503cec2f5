import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { PatentsFrame } from '../frames.ts'
import type { Jump } from '../prepared/patents.ts'
import { type ExpoState, type Play, playerAt, type Token } from '../state.ts'
import { arriveAtEnd } from './chits.ts'
import { pay } from './resources.ts'
import { stop } from './stop.ts'
import { moveToFront } from './tokens.ts'

/** D-patent: movement points for own tokens (E-8.2 to E-8.5). */
export const patents: AskingRule<ExpoState, Expo, PatentsFrame> = {
  kind: 'ask',
  rules: ['E-8.2', 'E-8.4'],
  options(play, { seat, points, discount }, offer) {
    offerMoves(play, seat, points, discount, offer)
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    spendPoints(play, frame, chosen)
  },
}

export const patentsFrame = (seat: Seat, points: number, discount: number, because: string): PatentsFrame => ({
  rule: 'patents',
  seat,
  points,
  discount,
  because,
})

/** Moves a token, and asks for the next move if one can be made with what is left. */
export function spendPoints(play: Play, movement: Omit<PatentsFrame, 'rule'>, chosen: Option): void {
  const { seat, discount, because = '' } = movement
  const under = play.state.agenda.length
  const points = movement.points - moveToken(play, seat, discount, chosen)
  if (points > 0 || canJumpWithoutPoint(play, seat, discount))
    play.state.agenda.splice(under, 0, patentsFrame(seat, points, discount, because))
}

/** Only packs of one's own have such jumps: usually a jump takes a point (E-8.4). */
function canJumpWithoutPoint(play: Play, seat: Seat, discount: number): boolean {
  if (!play.components.pack.board.patentsOffice.jumps.some(({ points }) => points === 0)) return false
  const offer: Offer = { legal: [], blocked: undefined }
  offerMoves(play, seat, 0, discount, offer)
  return offer.legal.length > 0
}

export const isMove = ({ verb }: Option): boolean => verb === 'enter' || verb === 'advance' || verb === 'jump'

/** Own tokens in column 1 are alike; those in one space differ by their places in the pile. */
export function offerMoves(play: Play, seat: Seat, points: number, discount: number, offer: Offer): void {
  const { tokens } = play.state
  const { rows } = play.components
  const { money } = playerAt(play, seat)
  let canEnter = false
  for (let at = 0; at < tokens.length; at++) {
    const { owner, row, column } = tokens[at] as Token
    if (owner !== seat) continue
    if (column === 1) canEnter = true
    else {
      const space = rows[row]?.spaces[column]
      if (space === undefined || rows[row]?.spaces[column + 1] === undefined) continue
      const rank = rankOf(tokens, at)
      if (points > 0) offer.legal.push(itemAt(space.advance, rank))
      for (const jump of space.jumps) offerJump(jump, rank, points, priceOf(jump, discount) - money, offer)
    }
  }
  if (canEnter && points > 0) for (const { enter } of rows) offer.legal.push(enter)
}

const priceOf = ({ money }: Jump, discount: number): number => Math.max(0, money - discount)

function offerJump(jump: Jump, rank: number, points: number, missing: number, offer: Offer): void {
  const option = itemAt(jump.options, rank)
  if (missing <= 0 && jump.points <= points) offer.legal.push(option)
  else if (missing > 0) offer.blocked?.push({ option, reason: { why: 'money-short', missing, rule: 'E-8.4' } })
  else offer.blocked?.push({ option, reason: { why: 'points-short', missing: jump.points - points, rule: 'E-8.4' } })
}

/** How many tokens of the same owner lie below it in its space. */
function rankOf(tokens: readonly Token[], at: number): number {
  const { owner, row, column } = tokens[at] as Token
  let rank = 0
  for (let below = 0; below < at; below++) {
    const other = tokens[below] as Token
    if (other.owner === owner && other.row === row && other.column === column) rank++
  }
  return rank
}

/** Moves a token as the option says, pays for a jump, and says how many points that took. */
function moveToken(play: Play, seat: Seat, discount: number, chosen: Option): number {
  if (chosen.verb === 'enter') {
    const entered = play.components.rowOf.get(target(chosen)) ?? 0
    land(play, ownToken(play, seat, -1, 1, 0), entered, 2, 'start')
    return 1
  }
  const from = row(play.components.spaces, target(chosen))
  if (chosen.verb === 'advance') {
    land(play, ownToken(play, seat, from.row, from.column, rankIn(chosen.to[1])), from.row, from.column + 1, from.id)
    return 1
  }
  const to = row(play.components.spaces, chosen.to[1] ?? '')
  const jump = from.jumps.find(one => one.to === to.id)
  if (jump === undefined) throw new Error(`no jump leads from ${from.id} to ${to.id}`)
  pay(play, seat, priceOf(jump, discount), 'jump')
  land(play, ownToken(play, seat, from.row, from.column, rankIn(chosen.to[2])), to.row, to.column, from.id)
  return jump.points
}

const rankIn = (part: string | undefined): number => (part === undefined ? 0 : Number(part) - 1)

function ownToken({ state }: Play, seat: Seat, row: number, column: number, rank: number): number {
  let left = rank
  const at = state.tokens.findIndex(
    token => token.owner === seat && token.row === row && token.column === column && left-- === 0,
  )
  if (at < 0) throw new Error(`seat ${seat} has no such token in row ${row}, column ${column}`)
  return at
}

function land(play: Play, at: number, row: number, column: number, from: string): void {
  const { rows } = play.components
  const { owner } = play.state.tokens[at] as Token
  moveToFront(play.state, at, row, column)
  if (play.events) happened(play, { type: 'token-moved', seat: owner, from, to: rows[row]?.spaces[column]?.id ?? '' })
  if (rows[row]?.spaces[column + 1] === undefined) arriveAtEnd(play, row, owner)
}
