import { milestoneReach } from './cards.ts'
import type { Outlook } from './outlook.ts'

/** Specialists, scholars and those who come back at the next Era Change; each more of a kind is worth a little less. */
export function specialistsWorth(look: Outlook): number {
  const { player, weights, use, refreshes } = look
  const { home, exhausted, scholars, sages } = player
  let sum = weights.scholar * several(scholars, weights.more)
  for (let type = 0; type < home.length; type++) {
    const free = home[type] ?? 0
    sum += weights.specialist * several(free, weights.more)
    if (refreshes > 0)
      sum += weights.exhausted * (several(free + (exhausted[type] ?? 0), weights.more) - several(free, weights.more))
  }
  if (refreshes > 0) sum += weights.sage * Math.min(sages, Math.max(0, look.era - scholars))
  return sum * use
}

/** 1 + q + q² + … */
const several = (count: number, q: number): number => (1 - q ** count) / (1 - q)

/** Citizens on the map: they travel, are called home, and lead regions. */
export function citizensWorth({ play, seat, weights, use }: Outlook): number {
  let count = 0
  for (const { citizens } of play.state.regions) count += citizens[seat] ?? 0
  return weights.citizen * several(count, 0.93) * use
}

/** Influence spaces that the seat could take: as far as it leads the region, and has tokens and turns for it. */
export function regionsWorth(look: Outlook): number {
  const { play, seat, weights, player, turns } = look
  if (player.tokens.length === 0 || turns === 0) return 0
  const worths: number[] = []
  play.state.regions.forEach(({ citizens, tokens }, at) => {
    const own = citizens[seat] ?? 0
    const ip = play.components.regions[at]?.spaces[tokens.length]
    if (own === 0 || ip === undefined || tokens.some(({ owner }) => owner === seat)) return
    let most = 0
    for (let owner = 0; owner < citizens.length; owner++)
      if (owner !== seat) most = Math.max(most, citizens[owner] ?? 0)
    const needed = Math.max(CITIZENS_AT_LEAST, most + 1)
    worths.push((ip + 2) * (own >= needed ? 1 : weights.partLead * (own / needed)))
  })
  worths.sort((a, b) => b - a)
  let sum = 0
  let share = weights.space * Math.min(1, turns / 2)
  for (const worth of worths.slice(0, Math.min(player.tokens.length, turns))) {
    sum += share * worth
    share *= weights.spaceAgain
  }
  return sum
}

/** Citizens that the cheapest influence token takes. */
export const CITIZENS_AT_LEAST = 2

/** Diplomats can be called home as scholars, with the benefit of their milestone; on the way they open milestones. */
export function diplomatsWorth(look: Outlook): number {
  const { play, seat, weights, use } = look
  let sum = 0
  for (const diplomats of play.state.diplomats) if (diplomats.includes(seat)) sum += weights.diplomat
  return sum * use + milestoneReach(look)
}

/** Influence: chain action tokens of the turns to come, a means of payment, and points at the end. */
export function influenceWorth({ play, player, weights, turns, use }: Outlook): number {
  const { items } = play.components.pack.influenceTrack
  const level = player.influence
  const at = (index: number) => items[Math.max(0, Math.min(items.length - 1, index))]
  // Influence rises and falls: what is near the next band counts as a part of it.
  const tokens =
    (at(level)?.chainTokens ?? 0) * 0.5 + ((at(level - 1)?.chainTokens ?? 0) + (at(level + 1)?.chainTokens ?? 0)) * 0.25
  const final = at(level)?.finalIp ?? 0
  const held = turns === 0 ? 1 : weights.influenceHeld ** Math.min(1, turns / 4)
  return weights.chainToken * tokens * turns * 0.7 + weights.influence * Math.min(level, 6) * use + held * final
}
