import * as z from 'zod/mini'
import {
  amount,
  byKey,
  change,
  idLike,
  list,
  playerCounts,
  points,
  position,
  positive,
  positiveUpTo,
  somePoints,
  text,
  whole,
} from '../../kernel/pack-values.ts'

/**
 * The schema of the component data of Inventions: `components.json`, or a pack of the same shape with other values. Fields
 * that only document a value (`source`, `note`, `fieldSources`) may stand anywhere.
 */

const id = idLike(/^[a-z0-9][a-z0-9-]*$/, {
  en: 'an id has small letters, digits and hyphens',
  it: 'un id ha lettere minuscole, cifre e trattini',
})

const type = z.enum(['economy', 'culture', 'technology'])
const tileType = z.enum(['economy', 'culture', 'technology', 'wealth'])
const action = z.enum([
  'present',
  'invent',
  'innovate',
  'share',
  'call-specialists',
  'gain-influence',
  'travel',
  'eureka',
  'send-diplomat',
  'call-diplomat',
])
const specialist = z.enum(['trader', 'artisan', 'thinker'])
/** Letters, milestones and scoring know six. */
const era = whole(1, 6)
const letter = z.enum(['A', 'B', 'C', 'D', 'E', 'F'])

const gain = z.object({
  ip: z.optional(somePoints),
  influence: z.optional(positive),
  scholar: z.optional(positive),
  specialist: z.optional(z.union([specialist, z.literal('choice')])),
  count: z.optional(positive),
  aspiration: z.optional(z.literal('wild')),
  economyToken: z.optional(z.literal(1)),
})
const gainEffect = z.strictObject({ gain })
const placeCitizen = z.strictObject({ placeCitizen: z.object({ count: positive, where: z.literal('any') }) })
const actionEffect = z.strictObject({ action })
const refresh = z.strictObject({ refresh: z.object({ count: positive }) })
const callHome = z.strictObject({ callHome: z.object({ regions: z.literal(1), min: z.literal(1) }) })
const build = z.strictObject({ build: z.object({ limit: z.literal('era-1'), influenceCost: amount }) })
// biome-ignore lint/suspicious/noThenProperty: the word of the data
const payThen = z.strictObject({ pay: z.object({ influence: positive }), then: gainEffect })
const chain = z.object({ chain: z.union([action, gainEffect, placeCitizen]) })

/** What a specialist tile or a space of the Era track gives. */
const benefit = z.union([gainEffect, placeCitizen, actionEffect, z.strictObject({ turnOrder: z.literal(true) })])
const hexBenefit = z.union([gainEffect, placeCitizen, callHome, z.strictObject({ discount: positive })])
const economyEffect = z.union([gainEffect, placeCitizen, refresh, callHome, build, payThen])
const cultureEffect = z.union([gainEffect, placeCitizen, refresh])

const metric = z.enum([
  'citizens-in-region',
  'influence-token-in-region',
  'inventions-of-type',
  'invention-type-sets',
  'invention-eras',
  'inventions-era-5-or-later',
  'inventions',
  'scholars',
  'diplomats',
  'milestone-era',
  'progress-map-tiles',
  'regions-with-citizens',
  'influence-tokens-on-board',
  'population',
])
const goalScore = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sum'),
    terms: list(
      z.object({ metric, region: z.optional(id), type: z.optional(type), ip: somePoints, max: z.optional(somePoints) }),
    ),
  }),
  z.object({ kind: z.literal('tiers'), metric, table: list(z.tuple([amount, points])) }),
])
const wealthScore = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('largest-group'), tileType, ip: somePoints, max: positive }),
  z.object({
    kind: z.literal('adjacent-pairs'),
    tileTypes: z.tuple([tileType, tileType]),
    ip: somePoints,
    max: positive,
  }),
])

const economyWindow = z.enum(['before-main', 'after-main', 'before-build'])
const perPlayers = byKey(positive)

export const packSchema = z.object({
  game: z.object({
    id: z.literal('inventions'),
    playerCounts: z.object(playerCounts(1, 4)),
    playerColors: list(id),
    eras: list(z.object({ era, name: text, letter, rounds: amount })),
  }),
  types: z.object({ items: list(z.object({ id: type, specialist })) }),
  actions: z.object({ items: list(z.object({ id: action })) }),
  forums: z.object({ items: list(z.object({ id, row: positive, spaces: z.tuple([action, action]) })) }),
  regions: z.object({
    items: list(
      z.object({
        id,
        name: text,
        number: positive,
        ...position,
        influenceSpaces: list(positive, 9).check(z.minLength(1)),
      }),
    ),
  }),
  travelEdges: z.object({ items: list(z.object({ a: id, b: id })) }),
  eraTrack: z.object({
    startIndex: amount,
    spaces: list(z.object({ index: amount, era, round: positive, pillar: z.enum(['epoch', 'season', 'scoring']) })),
  }),
  eraMarkerSpaces: z.object({
    items: list(z.object({ id, era, position: positive, benefit: z.nullable(benefit) })),
  }),
  influenceTrack: z.object({
    start: amount,
    max: positive,
    items: list(z.object({ level: amount, chainTokens: amount, eraChange: change, finalIp: points })),
  }),
  milestones: z.object({
    items: list(z.object({ id, name: text, letter, era, diplomatSpaces: positive, benefit: actionEffect })),
  }),
  milestoneDisplays: z.object({
    commonKnowledge: z.object({ spaces: positive }),
    private: z.object({ spaces: positive }),
    eureka: z.object({ start: letter, next: byKey(letter) }),
  }),
  cards: z.object({
    items: list(
      z.object({
        id,
        name: text,
        era,
        type,
        milestone: z.nullable(id),
        exhaust: list(type),
        chain: z.object({ chain: action }),
        shareIp: points,
        inventIp: points,
      }),
    ),
  }),
  specialistTiles: z.object({
    items: list(z.object({ id, specialists: positive, benefit, noStartingIdea: z.boolean() })),
  }),
  knowledgeTiles: z.object({ backIp: somePoints, items: list(z.object({ id, chain })) }),
  progressTiles: z.object({
    copiesInPlay: perPlayers,
    economy: list(z.object({ id, number: positive, name: text, windows: list(economyWindow), effect: economyEffect })),
    culture: list(z.object({ id, number: positive, name: text, on: action, effect: cultureEffect })),
    technology: list(
      z.object({
        id,
        number: positive,
        pair: z.tuple([action, action]),
        cost: z.object({ influence: amount, chainToken: positive }),
      }),
    ),
  }),
  wealthTiles: z.object({
    inPlay: byKey(z.object({ ABCD: positive, EFG: positive })),
    items: list(z.object({ id, letter: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']), score: wealthScore })),
  }),
  privateGoals: z.object({
    deckIds: list(id),
    scoredAtEnd: positive,
    items: list(z.object({ id, deck: id, name: text, score: goalScore })),
  }),
  aspirationTiles: z.object({ perPlayer: positive }),
  influenceTokens: z.object({ items: list(z.object({ id, chain, cost: z.nullable(positive) })) }),
  economyTokens: z.object({ perPlayer: positive, start: z.object({ ready: amount, onProgressMap: amount }) }),
  societyBoard: z.object({
    progressMap: z.object({
      spaces: list(z.object({ id, ...position, benefit: hexBenefit })),
      edges: list(z.tuple([id, id])),
    }),
    tilesDisplay: z.object({ spaces: positiveUpTo(20), buildInfluenceCostByTiles: byKey(z.nullable(amount)) }),
    buildCost: z.object({
      base: z.record(tileType, amount),
      perAdjacentTile: amount,
      discountPerMatchingInvention: amount,
    }),
  }),
  playerPieces: z.object({
    citizens: positive,
    seasonPillars: positive,
    chainActionTokens: positive,
    start: z.object({
      scholars: amount,
      traders: amount,
      artisans: amount,
      thinkers: amount,
      diplomatsOnOwnMilestone: amount,
      supply: amount,
      influence: amount,
      inventions: amount,
    }),
  }),
  ideaDisplay: z.object({ openSpaces: positive, stackEras: list(era, 6) }),
  setupByPlayers: z.object({
    items: list(
      z.object({
        humans: positive,
        chronosRival: z.boolean(),
        nonPlayerMilestones: amount,
        seasonPillarsInfluence: z.boolean(),
      }),
    ),
  }),
  chronosRival: z.object({ citizens: positive, influenceTokens: positive, startRegion: id, path: list(id) }),
  solo: z.object({
    levels: list(z.object({ id, chronosTurnsPerRound: positive, chronosBonus: points })),
    chronosScoring: z.object({ perProgressTile: points, perWealthTile: points }),
    scoreTable: list(z.object({ from: points, title: text })),
  }),
})

export type Pack = z.infer<typeof packSchema>
export type Type = z.infer<typeof type>
export type TileType = z.infer<typeof tileType>
export type ActionId = z.infer<typeof action>
export type Specialist = z.infer<typeof specialist>
export type Metric = z.infer<typeof metric>
export type GoalScore = z.infer<typeof goalScore>
export type WealthScore = z.infer<typeof wealthScore>
export type EconomyWindow = z.infer<typeof economyWindow>
export type ChainIcon = z.infer<typeof chain>['chain']
export type Gain = z.infer<typeof gain>
export type PackEffect =
  | z.infer<typeof benefit>
  | z.infer<typeof hexBenefit>
  | z.infer<typeof economyEffect>
  | z.infer<typeof cultureEffect>

/** The three types, in the order in which amounts of specialists are listed everywhere. */
export const types: readonly Type[] = type.options
export const actionIds: readonly ActionId[] = action.options

/** The place of a type in `types`. */
export const typeIndex = (id: string): number => types.indexOf(id as Type)

/** The influence token that everybody places in the Stone Age. */
export const FIRST_TOKEN = 'token-influence'
