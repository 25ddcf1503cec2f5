import { pushInOrder } from '../../../kernel/agenda.ts'
import type { CoreState, Play as KernelPlay, Seat } from '../../../kernel/contract.ts'
import { drawBelow, shuffle } from '../../../kernel/play.ts'
import { row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import type { InventionsFrame } from '../frames.ts'
import { noPoints } from '../points.ts'
import { type InventionsState, NOBODY, type Owner, type Player, type RegionState } from '../state.ts'
import { freshTurn } from '../turn-so-far.ts'
import { settleFrame } from './stone-age.ts'

type BarePlay = KernelPlay<CoreState<InventionsFrame>, Inventions>

/**
 * Sets up the game (I-2) and puts the Stone Age placement on the agenda, in reverse turn order (I-3). The lists of the state
 * are made by adding: interpreted and compiled code lay out what `map` returns in two different ways, and rules compiled for
 * the one kind are thrown away when they meet the other.
 */
export function setup(play: BarePlay): InventionsState {
  const { pack, progress, dealing } = play.components
  const { game, rulesVersion, components, seats, options, chance, agenda, answered } = play.state
  const rival = pack.setupByPlayers.items.find(one => one.humans === seats)?.chronosRival === true
  const owners = rival ? seats + 1 : seats
  const order = turnOrder(play, owners, rival)
  const layout = layOut(play)
  const common = shuffled(play, dealing.common)
  const privates = shuffled(play, dealing.privates)
  const eureka = shuffled(play, dealing.eureka)
  const milestoneDecks = shuffledEach(play, dealing.laterMilestones)
  const regions = layRegions(play, layout.specialistTiles, layout.wealth, owners)
  const stack = dealing.stack.flatMap(ids => shuffled(play, ids))
  const goalDecks = shuffledEach(play, dealing.goals)
  const inventions = shuffled(play, dealing.inventions)
  const players = dealPlayers(play, privates, inventions, goalDecks)
  const diplomats = sendDiplomats(play.components, privates.slice(0, seats))
  for (const owner of order) players[owner]?.ideas.push(stack.shift() as string)
  const ideas = stack.splice(0, pack.ideaDisplay.openSpaces).reverse()
  const state: InventionsState = {
    game,
    rulesVersion,
    components,
    seats,
    options,
    chance,
    agenda,
    answered,
    layout,
    space: pack.eraTrack.startIndex,
    turnsTaken: 0,
    order,
    turn: freshTurn(order.findLast(owner => owner < seats) ?? 0, 0, 'none'),
    regions,
    common,
    eureka,
    privates,
    discard: [],
    milestoneDecks,
    diplomats,
    markers: dealing.markerSpaces.slice(0, owners),
    ideas,
    stack,
    removed: [],
    stock: newStock(progress, pack.progressTiles.copiesInPlay[seats] ?? 0),
    goalDecks,
    players,
  }
  state.removed = unusedCards(play, state)
  if (rival) state.chronos = newChronos(play)
  pushInOrder(play, [
    ...[...order]
      .reverse()
      .map((owner): InventionsFrame => (owner < seats ? settleFrame(owner) : { rule: 'chronos-settles' })),
    { rule: 'stone-age-ends' },
    { rule: 'next-turn' },
  ])
  return state
}

function layOut(play: BarePlay): InventionsState['layout'] {
  const { specialistTiles, knowledgeTiles, wealth } = play.components.dealing
  return {
    specialistTiles: shuffled(play, specialistTiles),
    knowledgeTiles: shuffled(play, knowledgeTiles),
    wealth: shuffled(play, wealth),
  }
}

/** What each seat begins with: the ideas that come with its private milestone, inventions and a goal of each deck. */
function dealPlayers(
  play: BarePlay,
  privates: readonly string[],
  inventions: string[],
  goalDecks: readonly string[][],
): Player[] {
  const { pack, dealing } = play.components
  const colors = play.state.options.colors as readonly string[]
  const players: Player[] = []
  for (let seat = 0; seat < play.state.seats; seat++) {
    const ideas = row(dealing.ideasWith, privates[seat] as string).slice()
    const dealt = inventions.splice(0, pack.playerPieces.start.inventions)
    players.push(newPlayer(play.components, colors[seat] as string, ideas, dealt, topOfEach(goalDecks)))
  }
  return players
}

/** A diplomat of each seat stands at its private milestone. */
function sendDiplomats({ pack, milestones }: Inventions, privates: readonly string[]): Seat[][] {
  const diplomats: Seat[][] = []
  while (diplomats.length < pack.milestones.items.length) diplomats.push([])
  for (const [seat, milestone] of privates.entries()) diplomats[row(milestones, milestone).index]?.push(seat)
  return diplomats
}

const shuffled = <T>(play: BarePlay, items: readonly T[]): T[] => shuffle(play, items.slice())

function shuffledEach(play: BarePlay, decks: readonly (readonly string[])[]): string[][] {
  const each: string[][] = []
  for (const ids of decks) each.push(shuffled(play, ids))
  return each
}

function topOfEach(decks: readonly string[][]): string[] {
  const tops: string[] = []
  for (const deck of decks) tops.push(deck.shift() as string)
  return tops
}

/** So many copies of every progress tile. */
function newStock(progress: Inventions['progress'], copies: number): number[][] {
  const stock: number[][] = []
  for (const tiles of progress) {
    const left: number[] = []
    while (left.length < tiles.length) left.push(copies)
    stock.push(left)
  }
  return stock
}

/** A random first player and seat order after it; with Chronos all is random (I-2.2, I-16.1). */
function turnOrder(play: BarePlay, owners: number, rival: boolean): Owner[] {
  const seats = Array.from({ length: owners }, (_, seat) => seat)
  if (rival) return shuffle(play, seats)
  const first = drawBelow(play, owners)
  return seats.map(seat => (first + seat) % owners)
}

/** Ideas of era 2 with a common milestone lie in the regions whose specialist tile allows it (I-2.8). */
function layRegions(
  play: BarePlay,
  tiles: readonly string[],
  wealth: readonly number[],
  owners: number,
): RegionState[] {
  const { pack, dealing, specialistTiles } = play.components
  const ideas = shuffled(play, dealing.regionIdeas)
  const nobody = Array.from({ length: owners }, () => 0)
  const inPlay = pack.wealthTiles.inPlay[play.state.seats]
  const regions: RegionState[] = []
  for (let at = 0; at < pack.regions.items.length; at++) {
    const { letter = 'A' } = pack.wealthTiles.items[wealth[at] ?? 0] ?? {}
    regions.push({
      card: row(specialistTiles, tiles[at] ?? '').noStartingIdea ? '' : (ideas.shift() ?? ''),
      invented: false,
      presenter: NOBODY,
      presenters: 0,
      inventor: NOBODY,
      innovator: NOBODY,
      citizens: nobody.slice(),
      wealth: ('ABCD'.includes(letter) ? inPlay?.ABCD : inPlay?.EFG) ?? 0,
      turned: false,
      sage: true,
      tokens: [],
    })
  }
  return regions
}

function newPlayer(
  { pack, dealing }: Inventions,
  color: string,
  ideas: string[],
  inventions: string[],
  goals: string[],
): Player {
  const { start } = pack.playerPieces
  return {
    color,
    points: noPoints(),
    influence: start.influence,
    supply: start.supply,
    scholars: start.scholars,
    sages: 0,
    home: [start.traders, start.artisans, start.thinkers],
    exhausted: [0, 0, 0],
    prepared: 0,
    epoch: '',
    seasons: [],
    tokens: dealing.influenceTokens.slice(),
    ready: pack.economyTokens.start.ready,
    used: [],
    faceDown: [],
    ideas,
    inventions,
    goals,
    display: dealing.display.slice(),
    map: dealing.map.slice(),
  }
}

/** Cards of eras 1 and 2 that lie nowhere leave the game (I-2.14, I-2.15). */
function unusedCards({ components: { dealing } }: BarePlay, { players, regions }: InventionsState): string[] {
  const used = new Set<string>()
  for (const { card } of regions) used.add(card)
  for (const { ideas, inventions } of players) {
    for (const id of ideas) used.add(id)
    for (const id of inventions) used.add(id)
  }
  return dealing.early.filter(id => !used.has(id))
}

function newChronos({ components: { pack }, state }: BarePlay): NonNullable<InventionsState['chronos']> {
  const level = pack.solo.levels.find(({ id }) => id === state.options.level)
  return {
    supply: pack.chronosRival.citizens,
    region: -1,
    settled: -1,
    progress: [],
    wealth: [],
    ip: state.seats === 1 ? (level?.chronosBonus ?? 0) : 0,
  }
}
