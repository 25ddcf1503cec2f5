import * as z from 'zod/mini'
import {
  amount,
  byKey,
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
 * The schema of Newton's component data: `components.json`, or a pack of the same shape with other values. Fields that only
 * document a value (`source`, `note`, `ref`) may stand anywhere.
 */

const gain = z.object({
  coins: z.optional(positive),
  potions: z.optional(positive),
  vp: z.optional(somePoints),
  students: z.optional(positive),
})
const pay = z.object({ coins: z.optional(positive), potions: z.optional(positive) })
/** Where only coins are taken, nothing else may be asked for. */
const payCoins = z.strictObject({ coins: positive })
const volumes = z.object({ orange: amount, blue: amount, green: amount, any: amount })
const requiredVolumes = z.object({ orange: amount, blue: amount, green: amount })

const basicAction = z.enum(['work', 'technology', 'travel', 'lessons', 'study'])
const cardAction = z.enum(['work', 'technology', 'travel', 'lessons', 'study', 'joker'])
const volumeColor = z.enum(['orange', 'blue', 'green'])
const counted = z.enum(['masterPlayed', 'universityVisited', 'ancientLandVisited', 'completedLine'])
const placeKind = z.enum(['start', 'university', 'ancientLand', 'city', 'village', 'master', 'objective'])
const timing = z.enum(['immediate', 'modifier', 'copy', 'permanent'])

const actionOptions = z.object({
  split: z.optional(z.boolean()),
  ignoreRequirement: z.optional(z.boolean()),
  noCoins: z.optional(z.boolean()),
  freeRoutes: z.optional(z.boolean()),
  cubesOnPassedPlaces: z.optional(z.literal('each')),
})

const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gain'), timing, gain }),
  z.object({ kind: z.literal('convert'), timing, pay, gain }),
  z.object({ kind: z.literal('gainPerVolume'), timing, color: volumeColor, gain }),
  z.object({ kind: z.literal('gainPerIdenticalVolumes'), timing, setSize: positive, gain }),
  z.object({ kind: z.literal('discardCard'), timing, gain }),
  z.object({ kind: z.literal('copyImmediate'), timing }),
  z.object({ kind: z.literal('secondBook'), timing, pay: payCoins }),
  z.object({ kind: z.literal('ignoreBookRequirement'), timing, pay: payCoins }),
  z.object({ kind: z.literal('moveToFreeVillage'), timing, pay: payCoins }),
  z.object({ kind: z.literal('extraTravelCube'), timing, pay: payCoins }),
  z.object({ kind: z.literal('doubleBonusTokens'), timing }),
  z.object({
    kind: z.literal('action'),
    timing,
    action: z.union([basicAction, z.literal('any')]),
    value: positive,
    options: z.optional(actionOptions),
  }),
  z.object({ kind: z.literal('actionPer'), timing, per: counted, action: basicAction, value: positive }),
  z.object({ kind: z.literal('gainPer'), timing, per: counted, gain }),
  z.object({ kind: z.literal('lessonsThenAct'), timing, value: positive }),
  z.object({ kind: z.literal('removeBookshelfTiles'), timing, count: positive }),
  z.object({ kind: z.literal('placeTravelCube'), timing, targets: list(placeKind) }),
  z.object({ kind: z.literal('payPlaceTravelCube'), timing, pay: payCoins, target: placeKind }),
  z.object({ kind: z.literal('medicine'), timing }),
  z.object({ kind: z.literal('playMaster'), timing }),
  z.object({ kind: z.literal('permanentVolumes'), timing, volumes }),
])

const quickEffect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turnOverCards'), count: positive }),
  z.object({ kind: z.literal('increaseActionCardValue'), amount: positive }),
  z.object({ kind: z.literal('gain'), timing, gain }),
])

const id = idLike(/^[a-z0-9][A-Za-z0-9-]*$/, {
  en: 'an id has letters, digits and hyphens',
  it: 'un id ha lettere, cifre e trattini',
})
const quickId = idLike(/^quick-[a-z-]+$/, {
  en: 'the id of a quick action begins with quick-',
  it: 'l’id di un’azione rapida comincia con quick-',
})
const bonusSpace = z.object({ minPlayers: positive, mark: z.nullable(text) })

const place = z.object({
  id,
  name: text,
  kind: placeKind,
  ...position,
  border: z.optional(z.enum(['gold', 'silver'])),
  bonus: z.optional(z.nullable(bonusSpace)),
  requirement: z.optional(requiredVolumes),
})
const route = z.object({ id, a: id, b: id, cost: amount, terrain: z.enum(['land', 'sea', 'both']) })

const workSpace = z.object({
  id,
  index: amount,
  kind: z.enum(['start', 'plain', 'specialization', 'invention', 'master', 'objective']),
  ...position,
  requirement: z.optional(requiredVolumes),
})
const technologySpace = z.object({
  id,
  kind: z.enum(['start', 'plain', 'bonus', 'specialization', 'invention', 'master', 'objective']),
  final: z.boolean(),
  ...position,
  next: list(id),
  bonus: z.optional(bonusSpace),
  requirement: z.optional(requiredVolumes),
})

const bookRequirement = z.union([
  z.object({ volumes: requiredVolumes }),
  z.object({ university: text }),
  z.object({ ancientLand: text }),
])
const cell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('book'), id, shelf: positive, col: positive, requirement: bookRequirement }),
  z.object({ kind: z.literal('window'), id, shelf: positive, col: positive }),
  z.object({ kind: z.literal('printed'), id, shelf: positive, col: positive }),
])
const line = z.object({ id, type: z.enum(['row', 'col']), vpPerRound: points, cells: list(id) })
const studyBoard = z.object({ id, cells: list(cell), lines: list(line) })

const scored = z.enum([
  'coin',
  'potion',
  'bonusToken',
  'universityVisited',
  'ancientLandVisited',
  'studentOnFinalSpace',
  'masterPlayed',
  'bookshelfTilePlaced',
  'setOfThreeDifferentVolumes',
  'availableNonStartingActionCard',
])

const incomeType = z.enum(['vp', 'coins', 'potion'])
/** The colours that a table can offer before it knows its pack. */
const color = z.enum(['red', 'blue', 'green', 'yellow'])
const level = whole(1, 3)
const effects = list(effect)

export const packSchema = z.object({
  game: z.literal('newton'),
  schemaVersion: z.literal(1),
  players: z.object({
    ...playerCounts(1, 4),
    colors: list(z.object({ id: color, hex: text })),
  }),
  constants: z.object({
    rounds: positiveUpTo(20),
    turnsPerRound: positiveUpTo(20),
    underDeskColumns: positiveUpTo(20),
    developmentDrawers: positiveUpTo(20),
    incomeSpaces: positiveUpTo(20),
    startingCoins: amount,
    startingPotions: amount,
    studentsPerPlayer: positive,
    studentsOnTrackAtStart: amount,
    mastersDealtMultiplayer: positive,
    mastersDrawnSolo: positive,
    mastersKept: positive,
    marketCardsPerLevel: byKey(positive),
    potionsPerMissingVolume: positive,
    potionsPerMissingPlace: positive,
  }),
  quickActions: list(
    z.object({
      id: quickId,
      pay: payCoins,
      effect: quickEffect,
      limitPerTurn: z.nullable(positive),
    }),
  ),
  map: z.object({ places: list(place), routes: list(route) }),
  workTrack: z.object({ spaces: list(workSpace) }),
  technologyTrack: z.object({ spaces: list(technologySpace) }),
  tiles: z.object({
    city: list(z.object({ id, effects })),
    university: list(z.object({ id, number: text })),
    ancientLand: list(z.object({ id, symbol: text })),
    specialization: list(
      z.object({
        id,
        takes: z.union([
          z.object({ tile: z.literal('income'), type: z.union([incomeType, z.literal('any')]) }),
          z.object({ tile: z.literal('development'), type: z.union([basicAction, z.literal('any')]) }),
        ]),
      }),
    ),
    objective: list(
      z.object({
        id,
        scoring: z.object({ per: scored, vp: somePoints, every: z.optional(positive), max: z.nullable(somePoints) }),
      }),
    ),
    invention: list(z.object({ id, effects })),
    income: list(z.object({ id, type: incomeType, count: positive, income: gain })),
    development: list(z.object({ id, type: basicAction, count: positive, symbols: positive })),
    medicine: z.object({ id, sides: list(z.object({ side: positive, income: gain })) }),
  }),
  bonusTokens: list(z.object({ id, gain })),
  playerBoard: z.object({
    travelCubes: z.object({ slots: list(z.object({ order: positive, vp: points })) }),
    bookshelfPiles: z.object({
      piles: list(z.object({ pile: positive, tiles: positive, thirdTileBonus: effect })),
    }),
  }),
  studyBoards: list(studyBoard),
  startingCards: list(z.object({ id, color: id, action: cardAction, volumes, effects })),
  actionCards: list(z.object({ id, level, action: cardAction, volumes, effects })),
  masters: list(z.object({ id, name: text, vp: points, effects })),
  soloRanking: z.object({ levels: list(z.object({ min: points, max: z.nullable(points), name: text })) }),
})

export type Pack = z.infer<typeof packSchema>
export type Gain = z.infer<typeof gain>
export type Payment = z.infer<typeof pay>
export type Volumes = z.infer<typeof volumes>
export type RequiredVolumes = z.infer<typeof requiredVolumes>
export type BasicAction = z.infer<typeof basicAction>
export type CardAction = z.infer<typeof cardAction>
export type VolumeColor = z.infer<typeof volumeColor>
export type Counted = z.infer<typeof counted>
export type Scored = z.infer<typeof scored>
export type PlaceKind = z.infer<typeof placeKind>
export type Effect = z.infer<typeof effect>
export type ActionOptions = z.infer<typeof actionOptions>
export type BookRequirement = z.infer<typeof bookRequirement>
export type IncomeType = z.infer<typeof incomeType>

export const basicActions: readonly BasicAction[] = ['work', 'technology', 'travel', 'lessons', 'study']
export const incomeTypes: readonly IncomeType[] = ['vp', 'coins', 'potion']
export const volumeColors: readonly VolumeColor[] = ['orange', 'blue', 'green']
