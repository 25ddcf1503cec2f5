import type { Card } from '../../games/inventions/components.ts'
import { hasAccess } from '../../games/inventions/rules/milestones.ts'
import { type Owner, type Play, playerAt, type RegionState } from '../../games/inventions/state.ts'
import { row } from '../../kernel/rows.ts'
import type { Outlook } from './outlook.ts'

/** How likely the card beside a region is shared while so many rounds are left. */
function willBeShared(play: Play, { card, invented }: RegionState, rounds: number, { weights }: Outlook): number {
  const shared = 1 - weights.inventionWaits ** rounds
  if (invented) return shared
  const milestone = row(play.components.cards, card).milestone
  const open = isOpen(play, milestone) ? 1 : weights.closedIdea
  return open * (1 - weights.ideaWaits ** rounds) * (1 - weights.inventionWaits ** Math.max(0, rounds - 1))
}

/** The milestone lies where somebody can use it. */
const isOpen = ({ state }: Play, id: string): boolean =>
  state.common.includes(id) || state.privates.includes(id) || state.discard.includes(id)

/** What an owner may expect of the cards beside which citizens of theirs stand. */
export function sharingWorth(owner: Owner, look: Outlook): number {
  const { play, turns, weights, use } = look
  const own = owner === look.seat
  let sum = 0
  for (const region of play.state.regions) {
    const { card: id, presenter, inventor, innovator, presenters } = region
    if (id === '' || (presenter !== owner && inventor !== owner && innovator !== owner)) continue
    const card = row(play.components.cards, id)
    let worth = 0
    if (presenter === owner) worth += card.shareIp * presenters + (own ? presenters * weights.citizen * use : 0)
    if (own && inventor === owner) worth += inventionWorth(card, look) + weights.citizen * use
    if (own && innovator === owner) worth += 2 * weights.citizen * use
    // Whoever stands beside a card can share it, and takes a tile for it.
    if (own && region.invented) worth += 1.2 * use
    sum += worth * willBeShared(play, region, turns, look)
  }
  return sum
}

/** A card left of the board makes tiles of its type cheaper, and is a chain for Call Specialists. */
function inventionWorth({ type }: Card, look: Outlook): number {
  const { player, play, weights, left } = look
  let same = 0
  for (const id of player.inventions) if (play.components.cards.get(id)?.type === type) same++
  return weights.invention * weights.inventionAgain ** same * left
}

export function inventionsWorth({ player, play, weights, left }: Outlook): number {
  const counts = [0, 0, 0]
  let sum = 0
  for (const id of player.inventions) {
    const type = play.components.cards.get(id)?.type ?? 0
    sum += weights.inventionAgain ** (counts[type] ?? 0)
    counts[type] = (counts[type] ?? 0) + 1
  }
  return sum * weights.invention * left
}

/** Ideas to present: what they would score, and whether they can be invented. */
export function ideasWorth({ player, play, seat, weights, turns }: Outlook): number {
  const time = Math.min(1, turns / 5)
  let sum = 0
  for (const id of player.ideas) {
    const card = row(play.components.cards, id)
    const open = hasAccess(play, seat, card.milestone) ? weights.ideaOpen : 0
    sum += (weights.idea + open) * (2 * card.shareIp + card.inventIp)
  }
  return sum * time
}

/** Presented ideas that the seat could invent. */
export function milestoneReach({ play, seat, turns, use }: Outlook): number {
  if (turns === 0) return 0
  let open = 0
  for (const { card, invented } of play.state.regions)
    if (card !== '' && !invented && hasAccess(play, seat, row(play.components.cards, card).milestone)) open++
  return 0.5 * Math.min(3, open) * use
}

/** Points that an owner other than the seat has, and those that they may expect as presenter. */
export function standingOf(owner: Owner, look: Outlook): number {
  const { points } = playerAt(look.play, owner)
  let sum = sharingWorth(owner, look)
  for (const source in points) sum += points[source as keyof typeof points]
  return sum
}
