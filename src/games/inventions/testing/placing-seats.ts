import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { Play, Player } from '../state.ts'
import { takeFromAnywhere } from './take-card.ts'

export interface PlacedSeat {
  readonly home?: readonly [number, number, number]
  readonly exhausted?: readonly [number, number, number]
  readonly scholars?: number
  readonly sages?: number
  readonly influence?: number
  readonly points?: number
  readonly prepared?: number
  readonly ideas?: readonly string[]
  readonly inventions?: readonly string[]
  readonly display?: readonly string[]
  /** Tiles by hex. */
  readonly map?: Readonly<Record<string, string>>
  readonly used?: readonly string[]
  readonly ready?: number
  readonly faceDown?: readonly string[]
  readonly epoch?: string
  readonly seasons?: readonly string[]
  readonly goals?: readonly string[]
  readonly milestone?: string
  /** Milestones with a diplomat; none if nothing is said. */
  readonly diplomats?: readonly string[]
}

/** Places what a test says of a seat; its supply is counted later. */
export function placeSeat(play: Play, seat: Seat, placed: PlacedSeat): void {
  const { state } = play
  const player = state.players[seat] as Player
  player.home = [...(placed.home ?? player.home)]
  player.exhausted = [...(placed.exhausted ?? player.exhausted)]
  player.scholars = placed.scholars ?? player.scholars
  player.influence = placed.influence ?? player.influence
  player.points.presenting = placed.points ?? 0
  player.prepared = placed.prepared ?? 0
  player.epoch = placed.epoch ?? ''
  player.seasons = [...(placed.seasons ?? [])]
  player.faceDown = [...(placed.faceDown ?? [])]
  for (const id of placed.diplomats ?? []) state.diplomats[row(play.components.milestones, id).index]?.push(seat)
  placeSages(play, player, placed.sages ?? 0)
  placeCards(play, player, placed)
  placeTiles(play, player, placed)
  if (placed.goals !== undefined) placeGoals(play, player, placed.goals)
}

function placeSages({ state }: Play, player: Player, sages: number): void {
  player.sages += sages
  for (let left = sages; left > 0; left--) {
    const region = state.regions.findLast(one => one.sage)
    if (region !== undefined) region.sage = false
  }
}

function placeCards(play: Play, player: Player, { ideas, inventions }: PlacedSeat): void {
  for (const card of [...(ideas ?? []), ...(inventions ?? [])]) takeFromAnywhere(play, card)
  if (ideas !== undefined) {
    play.state.removed.push(...player.ideas)
    player.ideas = [...ideas]
  }
  if (inventions === undefined) return
  play.state.removed.push(...player.inventions)
  player.inventions = [...inventions]
}

function placeTiles(play: Play, player: Player, { display = [], map = {}, used = [], ready }: PlacedSeat): void {
  const { state, components } = play
  player.display = player.display.map((_, at) => display[at] ?? '')
  player.map = components.hexes.map(({ id }) => map[id] ?? '')
  player.used = [...used]
  const onHexes = components.hexes.filter(
    ({ effect, index }) => effect.kind === 'economyToken' && player.map[index] === '',
  ).length
  player.ready = ready ?? components.pack.economyTokens.perPlayer - onHexes - used.length
  for (const id of [...player.display, ...player.map]) {
    const tile = components.tiles.get(id)
    if (tile === undefined) continue
    const at = components.wealth.findIndex(wealth => wealth.id === id)
    const region = state.regions[state.layout.wealth.indexOf(at)]
    if (at >= 0 && region !== undefined) region.wealth--
    else {
      const stacks = state.stock[tile.type] ?? []
      stacks[tile.number - 1] = (stacks[tile.number - 1] ?? 0) - 1
    }
  }
}

function placeGoals({ state, components: { pack } }: Play, player: Player, goals: readonly string[]): void {
  goals.forEach((goal, deck) => {
    if (player.goals[deck] === goal) return
    if (!pack.privateGoals.items.some(({ id }) => id === goal)) throw new Error(`there is no goal ${goal}`)
    const old = player.goals[deck] as string
    const holder = state.players.find(other => other.goals[deck] === goal)
    const rest = state.goalDecks[deck] ?? []
    if (holder !== undefined) holder.goals[deck] = old
    else rest[rest.indexOf(goal)] = old
    player.goals[deck] = goal
  })
}
