import { row } from '../../../kernel/rows.ts'
import { type Layout, type Owner, type Play, type Player, type RegionState, regionIndex } from '../state.ts'
import { takeFromAnywhere } from './take-card.ts'

export interface PlacedRegion {
  readonly card?: string
  readonly presenter?: Owner
  readonly presenters?: number
  readonly inventor?: Owner
  readonly innovator?: Owner
  readonly citizens?: readonly number[]
  readonly tokens?: readonly (readonly [Owner, string, boolean?])[]
  readonly specialistTile?: string
  readonly knowledgeTile?: string
  /** Letter of the wealth tiles there. */
  readonly wealth?: string
  readonly wealthLeft?: number
  readonly turned?: boolean
  readonly sage?: boolean
}

/** What no rule may change, a test lays out. */
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Places what a test says of a region. */
export function placeRegion(play: Play, id: string, placed: PlacedRegion): void {
  const at = regionNamed(play, id)
  const region = play.state.regions[at] as RegionState
  if (placed.card !== undefined) {
    takeFromAnywhere(play, placed.card)
    region.card = placed.card
    region.presenter = placed.presenter ?? 0
    region.inventor = placed.inventor ?? -1
    region.invented = placed.inventor !== undefined
    region.innovator = placed.innovator ?? -1
  }
  placed.citizens?.forEach((count, owner) => {
    region.citizens[owner] = count
  })
  region.tokens = (placed.tokens ?? []).map(([owner, token, faceUp = true]) => ({ owner, token, faceUp }))
  for (const { owner, token } of region.tokens) {
    const { tokens = [] } = play.state.players[owner] ?? {}
    if (tokens.includes(token)) tokens.splice(tokens.indexOf(token), 1)
  }
  region.turned = placed.turned ?? region.turned
  if (placed.sage === false) giveSageAway(play, region)
  placeLayout(play, at, placed)
  const tile = play.state.layout.specialistTiles[at] ?? ''
  if (placed.card !== undefined && region.presenter >= 0)
    region.presenters = placed.presenters ?? row(play.components.specialistTiles, tile).specialists
  if (placed.wealthLeft !== undefined) region.wealth = placed.wealthLeft
}

/** A sage that is away is in the academy of the last seat. */
function giveSageAway({ state }: Play, region: RegionState): void {
  region.sage = false
  const last = state.players[state.seats - 1] as Player
  last.sages++
}

/** Two regions change what lies beside them. */
function placeLayout(play: Play, at: number, placed: PlacedRegion): void {
  const { state, components } = play
  const swapped = <T>(list: readonly T[], wanted: T | undefined): T[] => {
    const next = [...list]
    if (wanted === undefined) return next
    next[list.indexOf(wanted)] = list[at] as T
    next[at] = wanted
    return next
  }
  const letter = components.wealth.findIndex(wealth => wealth.letter === placed.wealth)
  const wealth = swapped(state.layout.wealth, letter < 0 ? undefined : letter)
  const counts = state.layout.wealth.map((tile, region) => [tile, state.regions[region]?.wealth ?? 0] as const)
  ;(state as Writable<typeof state>).layout = {
    specialistTiles: swapped(state.layout.specialistTiles, placed.specialistTile),
    knowledgeTiles: swapped(state.layout.knowledgeTiles, placed.knowledgeTile),
    wealth,
  } satisfies Layout
  state.regions.forEach((region, index) => {
    region.wealth = counts.find(([tile]) => tile === wealth[index])?.[1] ?? 0
  })
}

/** The number of a region that must be there. */
export const regionNamed = (play: Play, id: string): number => {
  const at = regionIndex(play, id)
  if (at < 0) throw new Error(`there is no region ${id}`)
  return at
}
