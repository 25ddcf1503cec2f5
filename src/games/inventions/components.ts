import type { Json } from '../../kernel/json.ts'
import { type Option, option } from '../../kernel/question.ts'
import { checkPack } from './check.ts'
import { type Effect, noEffect, prepareChain, prepareEffect, specialists } from './effect.ts'
import { type ActionId, actionIds, type EconomyWindow, type Pack, types } from './pack.ts'

/** The components of Inventions, prepared for play: looked up by id or place, with their options built once. */
export interface Inventions {
  readonly pack: Pack
  /** By number, from 0: the path of Chronos too. */
  readonly regions: readonly Region[]
  readonly cards: ReadonlyMap<string, Card>
  readonly milestones: ReadonlyMap<string, Milestone>
  readonly eraSpaces: ReadonlyMap<string, EraSpace>
  readonly forums: readonly Forum[]
  readonly specialistTiles: ReadonlyMap<string, SpecialistTile>
  readonly knowledgeTiles: ReadonlyMap<string, KnowledgeTile>
  readonly influenceTokens: ReadonlyMap<string, InfluenceToken>
  /** Progress and wealth tiles. */
  readonly tiles: ReadonlyMap<string, Tile>
  readonly economyTiles: ReadonlyMap<string, EconomyTile>
  /** The culture tile that answers an action. */
  readonly cultureOf: ReadonlyMap<ActionId, CultureTile>
  /** The technology tiles whose pair has an action. */
  readonly technologyOf: ReadonlyMap<ActionId, readonly TechnologyTile[]>
  readonly technologyTiles: ReadonlyMap<string, TechnologyTile>
  /** Progress tiles by type and number, from 0. */
  readonly progress: readonly (readonly Tile[])[]
  readonly wealth: readonly Wealth[]
  readonly hexes: readonly Hex[]
  readonly goals: ReadonlyMap<string, Pack['privateGoals']['items'][number]>
  readonly setup: Pack['setupByPlayers']['items'][number][]
}

/** Amounts by type: economy, culture, technology. */
export type Triple = readonly [number, number, number]

export interface Region {
  readonly id: string
  readonly name: string
  readonly index: number
  readonly spaces: readonly number[]
  readonly routes: readonly { readonly to: number; readonly move: Option }[]
  /** Take its idea in the Stone Age. */
  readonly settle: Option
  /** Put a citizen there. */
  readonly citizen: Option
  /** Call so many citizens home; by number. */
  readonly call: readonly Option[]
  /** The same, with a type of choice: by number, then type. */
  readonly callAs: readonly (readonly Option[])[]
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly era: number
  /** Position in `types`. */
  readonly type: number
  readonly milestone: string
  /** Specialists and scholars that inventing takes, by type; one of them goes to the card. */
  readonly needs: Triple
  /** Those of them that are exhausted. */
  readonly exhausts: Triple
  readonly chain: Effect
  readonly shareIp: number
  readonly inventIp: number
  /** Present it, by region. */
  readonly presentAt: readonly Option[]
  readonly invent: Option
  readonly innovate: Option
  readonly share: Option
  readonly useChain: Option
  readonly take: Option
}

export interface Milestone {
  readonly id: string
  readonly name: string
  readonly index: number
  readonly letter: string
  readonly era: number
  readonly spaces: number
  readonly benefit: Effect
  /** Send a trader, an artisan, a thinker or a scholar. */
  readonly send: readonly Option[]
  readonly recall: Option
  /** Take it by Eureka, with a space for the era marker. */
  readonly eureka: readonly { readonly space: string; readonly take: Option }[]
}

export interface EraSpace {
  readonly id: string
  readonly era: number
  readonly position: number
  readonly effect: Effect
}

export interface Forum {
  readonly id: string
  readonly spaces: readonly ActionSpace[]
}
export interface ActionSpace {
  readonly action: ActionId
  readonly pillar: Option
  /** Put a pillar there where nothing can be done. */
  readonly rest: Option
}

export interface SpecialistTile {
  readonly id: string
  readonly specialists: number
  readonly effect: Effect
  readonly noStartingIdea: boolean
}

export interface KnowledgeTile {
  readonly id: string
  readonly chain: Effect
  readonly useChain: Option
}

export interface InfluenceToken {
  readonly id: string
  readonly cost: number
  readonly chain: Effect
  readonly useChain: Option
  /** Place it, by region. */
  readonly placeAt: readonly Option[]
  /** The same, with a type of choice for those who come home: by region, then type. */
  readonly placeAs: readonly (readonly Option[])[]
}

/** A tile that can lie in the display and be built. */
export interface Tile {
  readonly id: string
  /** Position in `types`; 3 is wealth. */
  readonly type: number
  /** From 1; 0 for wealth. */
  readonly number: number
  /** Take it for an aspiration. */
  readonly take: Option
  /** Build it, by hex. */
  readonly buildAt: readonly Option[]
}
export interface EconomyTile {
  readonly id: string
  readonly windows: readonly EconomyWindow[]
  readonly effect: Effect
  readonly use: Option
}
export interface CultureTile {
  readonly id: string
  readonly effect: Effect
}
export interface TechnologyTile {
  readonly id: string
  readonly pair: readonly [ActionId, ActionId]
  readonly influence: number
  readonly useChain: Option
}

export interface Wealth {
  readonly id: string
  readonly letter: string
  readonly score: Pack['wealthTiles']['items'][number]['score']
  /** Take it into an empty space of the display. */
  readonly take: Option
  /** Take it in place of an aspiration, by space of the display. */
  readonly swap: readonly Option[]
}

export interface Hex {
  readonly id: string
  readonly index: number
  readonly effect: Effect
  readonly discount: number
  readonly neighbours: readonly number[]
}

export const WEALTH = 3

export function prepareInventions(json: Json): Inventions {
  const pack = checkPack(json)
  const technology = pack.progressTiles.technology.map(prepareTechnology)
  const progress = types.map((type, at) =>
    pack.progressTiles[type].map(row => prepareTile(pack, row.id, at, row.number)),
  )
  const wealth = pack.wealthTiles.items.map(row => prepareWealth(pack, row))
  return {
    pack,
    regions: prepareRegions(pack),
    cards: byId(pack.cards.items.map(row => prepareCard(pack, row))),
    milestones: byId(pack.milestones.items.map((row, index) => prepareMilestone(pack, row, index))),
    eraSpaces: byId(pack.eraMarkerSpaces.items.map(prepareEraSpace)),
    forums: pack.forums.items.map(prepareForum),
    specialistTiles: byId(pack.specialistTiles.items.map(prepareSpecialistTile)),
    knowledgeTiles: byId(
      pack.knowledgeTiles.items.map(({ id, chain }) => ({
        id,
        chain: prepareChain(chain.chain),
        useChain: option('chain', id),
      })),
    ),
    influenceTokens: byId(pack.influenceTokens.items.map(row => prepareToken(pack, row))),
    tiles: byId([...progress.flat(), ...wealth.map(({ id }) => prepareTile(pack, id, WEALTH, 0))]),
    economyTiles: byId(
      pack.progressTiles.economy.map(({ id, windows, effect }) => ({
        id,
        windows,
        effect: prepareEffect(effect),
        use: option('economy', id),
      })),
    ),
    cultureOf: new Map(
      pack.progressTiles.culture.map(({ id, on, effect }) => [on, { id, effect: prepareEffect(effect) }]),
    ),
    technologyOf: new Map(actionIds.map(action => [action, technology.filter(({ pair }) => pair.includes(action))])),
    technologyTiles: byId(technology),
    progress,
    wealth,
    hexes: prepareHexes(pack),
    goals: byId(pack.privateGoals.items),
    setup: pack.setupByPlayers.items,
  }
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [row.id, row]))

function prepareRegions(pack: Pack): readonly Region[] {
  const rows = pack.regions.items
  const indexOf = (id: string): number => rows.findIndex(row => row.id === id)
  const numbers = Array.from({ length: pack.playerPieces.citizens + 1 }, (_, count) => String(count))
  return rows.map(({ id, name, influenceSpaces }, index) => ({
    id,
    name,
    index,
    spaces: influenceSpaces,
    routes: pack.travelEdges.items
      .flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
      .map(to => ({ to: indexOf(to), move: option('travel', id, to) })),
    settle: option('settle', id),
    citizen: option('citizen', id),
    call: numbers.map(count => option('call', id, count)),
    callAs: numbers.map(count => types.map(type => option('call', id, count, type))),
  }))
}

const tripleOf = (list: readonly string[]): Triple => {
  const count = (type: string) => list.filter(one => one === type).length
  return [count('economy'), count('culture'), count('technology')]
}

function prepareCard(pack: Pack, row: Pack['cards']['items'][number]): Card {
  const { id } = row
  return {
    id,
    name: row.name,
    era: row.era,
    type: types.indexOf(row.type),
    milestone: row.milestone ?? '',
    needs: tripleOf([row.type, ...row.exhaust]),
    exhausts: tripleOf(row.exhaust),
    chain: prepareChain(row.chain.chain),
    shareIp: row.shareIp,
    inventIp: row.inventIp,
    presentAt: pack.regions.items.map(region => option('present', id, region.id)),
    invent: option('invent', id),
    innovate: option('innovate', id),
    share: option('share', id),
    useChain: option('chain', id),
    take: option('take', id),
  }
}

function prepareMilestone(pack: Pack, row: Pack['milestones']['items'][number], index: number): Milestone {
  const { id, name, letter, era } = row
  return {
    id,
    name,
    index,
    letter,
    era,
    spaces: row.diplomatSpaces,
    benefit: prepareEffect(row.benefit),
    send: [...specialists, 'scholar'].map(kind => option('send', id, kind)),
    recall: option('recall', id),
    eureka: pack.eraMarkerSpaces.items
      .filter(space => space.era === era)
      .map(space => ({ space: space.id, take: option('eureka', id, space.id) })),
  }
}

const prepareEraSpace = ({ id, era, position, benefit }: Pack['eraMarkerSpaces']['items'][number]): EraSpace => ({
  id,
  era,
  position,
  effect: benefit === null ? noEffect : prepareEffect(benefit),
})

const prepareForum = ({ id, spaces }: Pack['forums']['items'][number]): Forum => ({
  id,
  spaces: spaces.map(action => ({ action, pillar: option('pillar', action), rest: option('rest', action) })),
})

const prepareSpecialistTile = (row: Pack['specialistTiles']['items'][number]): SpecialistTile => ({
  id: row.id,
  specialists: row.specialists,
  effect: prepareEffect(row.benefit),
  noStartingIdea: row.noStartingIdea,
})

const prepareToken = (pack: Pack, row: Pack['influenceTokens']['items'][number]): InfluenceToken => ({
  id: row.id,
  cost: row.cost ?? 0,
  chain: prepareChain(row.chain.chain),
  useChain: option('chain', row.id),
  placeAt: pack.regions.items.map(region => option('influence', row.id, region.id)),
  placeAs: pack.regions.items.map(region => types.map(type => option('influence', row.id, region.id, type))),
})

const prepareTile = (pack: Pack, id: string, type: number, number: number): Tile => ({
  id,
  type,
  number,
  take: option('progress', id),
  buildAt: pack.societyBoard.progressMap.spaces.map(hex => option('build', id, hex.id)),
})

const prepareTechnology = (row: Pack['progressTiles']['technology'][number]): TechnologyTile => ({
  id: row.id,
  pair: row.pair,
  influence: row.cost.influence,
  useChain: option('chain', row.id),
})

const prepareWealth = (pack: Pack, { id, letter, score }: Pack['wealthTiles']['items'][number]): Wealth => ({
  id,
  letter,
  score,
  take: option('wealth', id),
  swap: Array.from({ length: pack.societyBoard.tilesDisplay.spaces }, (_, space) =>
    option('wealth', id, String(space + 1)),
  ),
})

function prepareHexes(pack: Pack): readonly Hex[] {
  const { spaces, edges } = pack.societyBoard.progressMap
  const indexOf = (id: string): number => spaces.findIndex(space => space.id === id)
  return spaces.map(({ id, benefit }, index) => {
    const effect = prepareEffect(benefit)
    return {
      id,
      index,
      effect,
      discount: effect.kind === 'discount' ? effect.count : 0,
      neighbours: edges.flatMap(([a, b]) => (a === id ? [indexOf(b)] : b === id ? [indexOf(a)] : [])),
    }
  })
}

/** The row of a component that the state names: a state never names one that its pack lacks. */
export function row<K, T>(rows: ReadonlyMap<K, T>, id: K): T {
  const found = rows.get(id)
  if (found === undefined) throw new Error(`no component is called ${id}`)
  return found
}
