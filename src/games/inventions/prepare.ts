import type { Json } from '../../kernel/json.ts'
import { byId } from '../../kernel/rows.ts'
import { checkPack } from './check.ts'
import {
  type Card,
  type EraSpace,
  type Forum,
  type Hex,
  type InfluenceToken,
  type Inventions,
  type Milestone,
  type Region,
  type SpecialistTile,
  type TechnologyTile,
  type Tile,
  type Triple,
  WEALTH,
  type Wealth,
} from './components.ts'
import { prepareDealing } from './dealing.ts'
import { noEffect, prepareChain, prepareEffect, specialists } from './effect.ts'
import { actionIds, type Pack, types } from './pack.ts'
import { option } from './verbs.ts'

/** Checks a component pack and prepares it for play. */
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
    progressFor: new Map([...types.map((type, at) => [type, progress[at] ?? []] as const), ['wild', progress.flat()]]),
    wealth,
    hexes: prepareHexes(pack),
    goals: byId(pack.privateGoals.items),
    setup: pack.setupByPlayers.items,
    dealing: prepareDealing(pack),
  }
}

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
