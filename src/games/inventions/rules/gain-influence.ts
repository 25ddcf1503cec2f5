import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { InfluenceToken } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { typeIndex } from '../pack.ts'
import { type Play, playerAt, type RegionState, regionAt, regionIndex } from '../state.ts'
import { type Action, perform } from './action.ts'
import { bringHome, homeType, OF_CHOICE } from './calling.ts'
import { gainInfluence as addInfluence, faceUpTokens, gainIp } from './resources.ts'

/** Gain Influence (I-9.6). */

/** Citizens that may be spent there: none if somebody has as many, or no token can lie there (I-9.6.1). */
function strength(play: Play, seat: Seat, at: number): number {
  const { citizens, tokens } = regionAt(play, at)
  const own = citizens[seat] ?? 0
  if (own === 0) return 0
  if (tokens.length >= (play.components.regions[at]?.spaces.length ?? 0)) return 0
  for (const { owner } of tokens) if (owner === seat) return 0
  for (let owner = 0; owner < citizens.length; owner++) if (owner !== seat && (citizens[owner] ?? 0) >= own) return 0
  return own
}

function can(play: Play, seat: Seat): boolean {
  const { tokens } = playerAt(play, seat)
  if (tokens.length === 0) return false
  let least = 99
  for (const id of tokens) least = Math.min(least, row(play.components.influenceTokens, id).cost)
  for (let at = 0; at < play.state.regions.length; at++) if (strength(play, seat, at) >= least) return true
  return false
}

function why(play: Play, seat: Seat): Reason {
  if (playerAt(play, seat).tokens.length === 0) return { why: 'no-influence-token', rule: 'I-9.6.1' }
  return { why: 'no-region-to-lead', rule: 'I-9.6.1' }
}

function options(play: Play, seat: Seat, offer: Offer): void {
  const { regions } = play.components
  for (let at = 0; at < regions.length; at++) {
    const have = strength(play, seat, at)
    if (have === 0 && offer.blocked === undefined) continue
    for (const id of playerAt(play, seat).tokens) {
      const token = row(play.components.influenceTokens, id)
      if (have >= token.cost) offerToken(play, token, at, offer)
      else if ((regionAt(play, at).citizens[seat] ?? 0) > 0)
        offer.blocked?.push({ option: itemAt(token.placeAt, at), reason: blocked(play, seat, at, token) })
    }
  }
}

function offerToken(play: Play, token: InfluenceToken, at: number, offer: Offer): void {
  if (homeType(play, at) === OF_CHOICE) offer.legal.push(...(token.placeAs[at] ?? []))
  else offer.legal.push(itemAt(token.placeAt, at))
}

function blocked(play: Play, seat: Seat, at: number, { cost }: InfluenceToken): Reason {
  const region: RegionState = regionAt(play, at)
  const own = region.citizens[seat] ?? 0
  if (region.tokens.some(({ owner }) => owner === seat)) return { why: 'own-token-there', rule: 'I-9.6.1' }
  if (region.tokens.length >= (play.components.regions[at]?.spaces.length ?? 0))
    return { why: 'spaces-full', rule: 'I-9.6.1' }
  if (own < cost) return { why: 'citizens-short', rule: 'I-9.6.1', missing: cost - own }
  return { why: 'not-most-citizens', rule: 'I-9.6.1' }
}

function apply(play: Play, frame: ActionFrame, { to }: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const token = row(play.components.influenceTokens, to[0] ?? '')
  const at = regionIndex(play, to[1] ?? '')
  const type = to[2] === undefined ? homeType(play, at) : typeIndex(to[2])
  perform(play, frame, '')
  bringHome(play, seat, at, token.cost, type, token.id)
  player.tokens.splice(player.tokens.indexOf(token.id), 1)
  placeToken(play, seat, at, token.id, true)
  addInfluence(play, seat, faceUpTokens(play, seat), 'gain-influence')
}

/** On the leftmost empty space, face up; its IP is scored except in the Stone Age (I-9.6.3, I-3.4). */
export function placeToken(play: Play, seat: Seat, at: number, token: string, scores: boolean): void {
  const { tokens } = regionAt(play, at)
  const { id, spaces } = play.components.regions[at] ?? { id: '', spaces: [] }
  const space = tokens.length
  tokens.push({ owner: seat, token, faceUp: true })
  if (play.events) happened(play, { type: 'token-placed', seat, token, region: id, space: spaces[space] ?? 0 })
  if (scores) gainIp(play, seat, spaces[space] ?? 0, id, 'spaces')
}

export const gainInfluence: Action = { rules: ['I-9.6.1', 'I-9.6.2', 'I-9.6.3'], can, why, options, apply }
