import type { Frame } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../components.ts'
import { clearRegion } from '../rules/share.ts'
import { freshTurn, type Layout, type Owner, type Play, type Player, type Region, type Turn } from '../state.ts'
import { conserved } from './conservation.ts'

/**
 * What a test places on a board without cards, citizens and tokens. Citizens come from the supply, cards and tiles from
 * wherever they lie; what is not named stays as it was set up.
 */
export interface Placed {
  readonly seats?: readonly PlacedSeat[]
  readonly regions?: Readonly<Record<string, PlacedRegion>>
  /** Common Knowledge, top to bottom. */
  readonly common?: readonly string[]
  readonly eureka?: readonly string[]
  readonly discard?: readonly string[]
  /** Milestones of private displays that are not a seat's, by display. */
  readonly privates?: Readonly<Record<number, string>>
  /** Open ideas, from the stack outward. */
  readonly ideas?: readonly string[]
  /** The top card of the stack. */
  readonly top?: string
  /** Turn order; seats in order if nothing is said. */
  readonly order?: readonly Owner[]
  readonly space?: number
  readonly turnsTaken?: number
  readonly chronos?: PlacedChronos
  /** Era markers by owner. */
  readonly markers?: readonly string[]
  readonly turn?: Partial<Turn>
  /** What is asked, if it is not the main action of the seat on turn. */
  readonly asks?: readonly Frame[]
}

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

export interface PlacedChronos {
  readonly region?: string
  readonly settled?: string
  readonly supply?: number
  readonly progress?: readonly string[]
  readonly wealth?: readonly string[]
  readonly ip?: number
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Places it, and checks that the whole is a position of Inventions. */
export function place(play: Play, placed: Placed): void {
  const { state } = play
  clearBoard(play)
  placeMilestones(play, placed)
  placeIdeas(play, placed)
  for (const [id, region] of Object.entries(placed.regions ?? {})) placeRegion(play, id, region)
  placed.seats?.forEach((seat, at) => {
    placeSeat(play, at, seat)
  })
  if (placed.chronos !== undefined) placeChronos(play, placed.chronos)
  if (placed.markers !== undefined) state.markers = [...placed.markers]
  leaveInSupply(play, placed)
  if (placed.order !== undefined) state.order = [...placed.order]
  state.space = placed.space ?? 1
  state.turnsTaken = placed.turnsTaken ?? 0
  const seat = state.order[state.turnsTaken] ?? 0
  state.turn = { ...freshTurn(seat), ...placed.turn }
  state.agenda = [{ rule: 'next-turn' }, ...[...(placed.asks ?? turnOf(seat))].reverse()]
  conserved(play)
}

const turnOf = (seat: Seat): readonly Frame[] => [
  { rule: 'main', seat },
  { rule: 'turn', seat, stage: 'window' } as Frame,
]

function clearBoard({ state }: Play): void {
  state.order = [...state.order].sort()
  for (const region of state.regions) {
    if (region.card !== '') state.removed.push(region.card)
    clearRegion(region)
    region.citizens = region.citizens.map(() => 0)
    region.tokens = []
  }
  state.diplomats = state.diplomats.map(() => [])
  for (const player of state.players) player.tokens = ['token-present', 'token-invent', 'token-innovate', 'token-share']
}

/** Milestones that are not named keep their place if it is free, or fill one that lacks its own, or are discarded. */
function placeMilestones({ state, components: { milestones } }: Play, placed: Placed): void {
  const privates = state.privates.map((id, at) => placed.seats?.[at]?.milestone ?? placed.privates?.[at] ?? id)
  const named = new Set([
    ...(placed.common ?? []),
    ...(placed.eureka ?? []),
    ...(placed.discard ?? []),
    ...(placed.seats?.flatMap(seat => seat.milestone ?? []) ?? []),
    ...Object.values(placed.privates ?? {}),
  ])
  const spare = [...milestones.keys()].filter(id => !named.has(id) && !privates.includes(id))
  const takeSpare = (letter: string): string => {
    const at = spare.findIndex(id => row(milestones, id).letter >= letter)
    if (at < 0) throw new Error(`no milestone ${letter} is free`)
    return spare.splice(at, 1)[0] as string
  }
  const isNamedElsewhere = (at: number): boolean =>
    named.has(privates[at] ?? '') && placed.seats?.[at]?.milestone === undefined && placed.privates?.[at] === undefined
  state.privates = privates.map((id, at) => (isNamedElsewhere(at) ? takeSpare('B') : id))
  state.common = [...(placed.common ?? Array.from({ length: 4 }, () => takeSpare('A')).reverse())]
  const letter = (one: string) => spare.filter(id => row(milestones, id).letter === one)
  const take = (ids: readonly string[]): string[] => ids.map(id => spare.splice(spare.indexOf(id), 1)[0] as string)
  state.eureka = [...(placed.eureka ?? take(letter('C')))]
  const size = (one: string) => [...milestones.values()].filter(milestone => milestone.letter === one).length
  state.milestoneDecks = ['D', 'E', 'F'].map(one => (letter(one).length === size(one) ? take(letter(one)) : []))
  state.discard = [...(placed.discard ?? []), ...spare]
}

function placeIdeas(play: Play, { ideas, top }: Placed): void {
  const { state } = play
  if (ideas !== undefined) {
    for (const card of ideas) takeFromAnywhere(play, card)
    state.removed.push(...state.ideas)
    state.ideas = [...ideas]
  }
  if (top === undefined) return
  const era = row(play.components.cards, top).era
  takeFromAnywhere(play, top)
  state.removed.push(...state.stack.filter(id => row(play.components.cards, id).era < era))
  state.stack = [top, ...state.stack.filter(id => row(play.components.cards, id).era >= era)]
}

function takeFromAnywhere({ state, components }: Play, card: string): void {
  if (!components.cards.has(card)) throw new Error(`there is no card ${card}`)
  const places = [
    state.stack,
    state.ideas,
    state.removed,
    ...state.players.flatMap(({ ideas, inventions }) => [ideas, inventions]),
  ]
  for (const cards of places) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
}

function placeRegion(play: Play, id: string, placed: PlacedRegion): void {
  const at = regionIndex(play, id)
  const region = play.state.regions[at] as Region
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
function giveSageAway({ state }: Play, region: Region): void {
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

const regionIndex = ({ components }: Play, id: string): number => {
  const at = components.regions.findIndex(region => region.id === id)
  if (at < 0) throw new Error(`there is no region ${id}`)
  return at
}

function placeSeat(play: Play, seat: Seat, placed: PlacedSeat): void {
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

function placeChronos(play: Play, placed: PlacedChronos): void {
  const { chronos } = play.state
  if (chronos === undefined) throw new Error('Chronos does not play here')
  chronos.region = placed.region === undefined ? 0 : regionIndex(play, placed.region)
  chronos.settled = placed.settled === undefined ? -1 : regionIndex(play, placed.settled)
  chronos.progress = [...(placed.progress ?? [])]
  chronos.wealth = [...(placed.wealth ?? [])]
  chronos.ip = placed.ip ?? 0
  for (const id of chronos.progress) {
    const { type, number } = row(play.components.tiles, id)
    const stacks = play.state.stock[type] ?? []
    stacks[number - 1] = (stacks[number - 1] ?? 0) - 1
  }
  for (const id of chronos.wealth) {
    const at = play.components.wealth.findIndex(wealth => wealth.id === id)
    const region = play.state.regions[play.state.layout.wealth.indexOf(at)]
    if (region !== undefined) region.wealth--
  }
}

/** Whoever is not placed anywhere is in the supply; a named supply of Chronos puts the rest of his citizens in Africa. */
function leaveInSupply({ state, components: { pack } }: Play, { chronos: placed }: Placed): void {
  const outside = (owner: Owner): number =>
    state.regions.reduce((sum, { citizens, presenter, presenters, inventor, innovator }) => {
      const beside = [presenter, inventor, innovator].filter(one => one === owner).length
      return sum + (citizens[owner] ?? 0) + beside + (presenter === owner ? presenters - 1 : 0)
    }, 0)
  state.players.forEach((player, seat) => {
    const diplomats = state.diplomats.filter(seats => seats.includes(seat)).length
    const inside = [...player.home, ...player.exhausted, player.scholars].reduce((sum, count) => sum + count, 0)
    player.supply = pack.playerPieces.citizens - inside - diplomats - outside(seat)
    if (player.supply < 0) throw new Error(`seat ${seat} has ${-player.supply} citizens too many`)
  })
  const { chronos } = state
  if (chronos === undefined) return
  chronos.supply = pack.chronosRival.citizens - outside(state.seats)
  const spare = chronos.supply - (placed?.supply ?? chronos.supply)
  const africa = state.regions[0] as Region
  africa.citizens[state.seats] = (africa.citizens[state.seats] ?? 0) + spare
  chronos.supply -= spare
}
