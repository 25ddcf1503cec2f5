import type { Seat } from '../../../kernel/contract.ts'
import { happened } from '../events.ts'
import type { PointSource } from '../points.ts'
import { eraOf, type Owner, type Play, type Player, playerAt, regionAt } from '../state.ts'
import { withTokens } from '../turn-so-far.ts'

export function gainIp(play: Play, seat: Seat, amount: number, because: string, source: PointSource): void {
  if (amount === 0) return
  playerAt(play, seat).points[source] += amount
  if (play.events) happened(play, { type: 'ip', seat, amount, because, source })
}

/** Influence stays between 0 and the end of the track (I-5.7). */
export function gainInfluence(play: Play, seat: Seat, wanted: number, because: string): void {
  const player = playerAt(play, seat)
  const after = Math.max(0, Math.min(play.components.pack.influenceTrack.max, player.influence + wanted))
  const amount = after - player.influence
  if (amount === 0) return
  player.influence = after
  if (play.events) happened(play, { type: 'influence', seat, amount, because })
  if (play.state.turn.part === 'before-main' && play.state.turn.seat === seat) prepareMore(play, seat)
}

/**
 * Until the pillar stands, Step 1 counts as taken when influence was highest: economy tiles may be used before it or after it, and
 * more tokens never harm (I-4.4, I-R12).
 */
function prepareMore(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  const tokens = tokensFor(play, player)
  const more = tokens - play.state.turn.tokens
  if (more <= 0) return
  player.prepared += more
  play.state.turn = withTokens(play.state.turn, tokens)
  if (play.events) happened(play, { type: 'tokens-prepared', seat, tokens })
}

/** Chain action tokens that a level of influence prepares (I-4.4). */
export const tokensFor = ({ components }: Play, { influence }: Player): number =>
  components.pack.influenceTrack.items[influence]?.chainTokens ?? 0

/** Scholars from the supply, within the academy limit (I-7.4, I-R18, I-R19). */
export function gainScholars(play: Play, seat: Seat, wanted: number, because: string): void {
  const player = playerAt(play, seat)
  const amount = Math.min(wanted, player.supply, Math.max(0, eraOf(play, seat) - player.scholars))
  if (amount === 0) return
  player.supply -= amount
  player.scholars += amount
  if (play.events) happened(play, { type: 'scholars', seat, amount, because })
}

/** New available specialists of one type, as far as the supply goes. */
export function gainSpecialists(play: Play, seat: Seat, type: number, wanted: number, because: string): void {
  const player = playerAt(play, seat)
  const amount = Math.min(wanted, player.supply)
  if (amount === 0) return
  player.supply -= amount
  player.home[type] = (player.home[type] ?? 0) + amount
  if (play.events) happened(play, { type: 'specialists', seat, amount, kind: type, because })
}

/** A citizen from the board comes back as a scholar, or to the supply when the academy is full (I-7.4). */
export function returnAsScholar(play: Play, seat: Seat, milestone: string): void {
  const player = playerAt(play, seat)
  const scholar = player.scholars < eraOf(play, seat)
  if (scholar) player.scholars++
  else player.supply++
  if (play.events) happened(play, { type: 'diplomat-home', seat, milestone, scholar })
}

/** Citizens from the owner's supply on a region of the map, as far as it goes. */
export function placeCitizens(play: Play, owner: Owner, region: number, wanted: number): void {
  const supply = play.state.players[owner] ?? play.state.chronos
  const amount = supply === undefined ? 0 : Math.min(wanted, supply.supply)
  if (supply === undefined || amount === 0) return
  supply.supply -= amount
  const { citizens } = regionAt(play, region)
  citizens[owner] = (citizens[owner] ?? 0) + amount
  if (play.events)
    happened(play, {
      type: 'citizens-placed',
      owner,
      ...(owner < play.state.seats ? { seat: owner } : {}),
      region: play.components.regions[region]?.id ?? '',
      amount,
    })
}

export function allExhausted(play: Play, seat: Seat): number {
  const { exhausted } = playerAt(play, seat)
  return exhausted[0] + exhausted[1] + exhausted[2]
}

/** Own map citizens anywhere. */
export function hasMapCitizen(play: Play, seat: Seat): boolean {
  for (const { citizens } of play.state.regions) if ((citizens[seat] ?? 0) > 0) return true
  return false
}

/** Own influence tokens that lie face up in regions. */
export function faceUpTokens(play: Play, seat: Seat): number {
  let count = 0
  for (const { tokens } of play.state.regions)
    for (const { owner, faceUp } of tokens) if (owner === seat && faceUp) count++
  return count
}
