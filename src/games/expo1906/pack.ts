import * as z from 'zod/mini'
import {
  amount,
  byKey,
  extent,
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
 * The schema of Expo 1906's component data: `components.json`, or a pack of the same shape with other values. Fields that
 * only document a value (`source`, `note`, `ref`) may stand anywhere.
 */

const id = idLike(/^[a-z0-9][a-z0-9-]*$/, {
  en: 'an id has small letters, digits and hyphens',
  it: 'un id ha lettere minuscole, cifre e trattini',
})
const named = { id, name: text, nameIt: text }
const cell = z.tuple([amount, amount])

/** The types are fixed: rules, icons and words know them by name. */
const resource = z.enum(['steel', 'copper', 'manual', 'automated', 'scientific', 'empirical', 'steam', 'electricity'])
const energy = z.enum(['steam', 'electricity'])
const action = z.enum(['train-station', 'academy', 'laboratory', 'journal', 'skyscraper', 'meeting-room'])
const amounts = z.partialRecord(resource, positive)

const rotation = z.object({ rotation: amount, cells: list(cell).check(z.minLength(1)) })
const edge = z.enum(['n', 'e', 's', 'w'])

const gain = z.strictObject({ gain: z.strictObject({ money: positive }) })
const buyResource = z.strictObject({
  buy: z.literal('resource'),
  from: z.literal('train-station'),
  max: positive,
  prices: list(amount),
})
const buyInAcademy = z.strictObject({
  buy: z.literal('project-or-technology'),
  from: z.literal('academy'),
  max: positive,
  prices: list(amount),
})
const take = z.strictObject({ take: z.literal('resource'), from: z.literal('train-station'), max: positive })
const operation = z.enum(['place', 'remove', 'reposition'])
const lab = z.strictObject({ lab: list(operation), max: positive })
const patents = z.strictObject({ patents: z.strictObject({ points: positive, jumpDiscount: amount }) })
const ghosts = z.strictObject({ ghosts: z.literal('advance'), onlyPlayers: list(positive) })
const jury = z.strictObject({ jury: z.literal('choose') })
const meetingOption = z.discriminatedUnion('id', [
  z.object({ id: z.literal('reposition'), effect: lab }),
  z.object({ id: z.literal('money'), effect: gain }),
  z.object({ id: z.literal('patent'), effect: patents }),
  z.object({ id: z.literal('jury'), effect: jury }),
])
const choose = z.strictObject({
  choose: z.strictObject({
    count: positive,
    distinct: z.literal(true),
    optional: z.literal(true),
    options: list(meetingOption),
  }),
})
const endRound = z.strictObject({ endRound: z.literal(true) })
const cardEffect = z.union([gain, buyResource, buyInAcademy, take, lab, patents, ghosts, choose, endRound])

const baseCard = z.object({ ...named, id: action, effects: list(cardEffect) })
const improvedCard = z.object({
  ...named,
  upgrades: action,
  effects: list(cardEffect),
  effectOrder: z.optional(z.literal('any')),
})

const technology = z.discriminatedUnion('kind', [
  z.object({
    ...named,
    kind: z.literal('resource'),
    shape: id,
    effect: z.strictObject({ supply: amounts }),
  }),
  z.object({
    ...named,
    kind: z.literal('improvement'),
    shape: id,
    effect: z.strictObject({ upgradeCard: action }),
  }),
])

const counted = z.enum(['money', 'prestige', 'technology-in-lab', 'project-shape-in-lab', 'covered-scrap-space'])
const chitPoints = z.union([
  z.strictObject({ fixed: somePoints }),
  z.strictObject({
    per: counted,
    each: positive,
    points: somePoints,
    round: z.optional(z.literal('up')),
    max: z.optional(positive),
  }),
])

const space = z.object({
  id,
  column: positive,
  row: z.optional(resource),
  common: z.optional(z.boolean()),
  endVp: z.optional(points),
  bonusChit: z.optional(z.boolean()),
  ...position,
})
/** Where both spaces lie in one column it leads both ways, and else forwards only (E-8.2). */
const jump = z.object({ id, between: z.tuple([id, id]), points: amount, money: amount, ...position })

const forPlayers = z.object({ stationTiles: positive, ghostTokens: amount, ghostTilesPerJournal: amount })

export const packSchema = z.object({
  game: z.literal('expo1906'),
  schemaVersion: z.literal(1),
  players: z.object({
    ...playerCounts(1, 4),
    /** The colours that a table can offer before it knows its pack. */
    colors: list(z.object({ ...named, id: z.enum(['green', 'blue', 'red', 'yellow']), hex: text })),
  }),
  limits: z.object({
    rounds: positiveUpTo(30),
    maxFunding: positive,
    projectsToEnd: positive,
    juryBoxes: positiveUpTo(40),
  }),
  categories: list(z.object({ ...named, resources: list(resource), hasPatentRows: z.boolean() })),
  resources: list(z.object({ ...named, id: resource, category: id, icon: text, color: text })),
  shapes: list(z.object({ ...named, rotations: list(rotation, 8).check(z.minLength(1)) })),
  resourceTileGeometry: z.object({
    amounts: z.object({ two: positive, one: positive }),
    edgesByRotation: list(z.object({ rotation: amount, two: list(edge), one: list(edge) }), 4).check(z.minLength(1)),
  }),
  resourceTiles: z.object({ tiles: list(z.object({ id, two: resource, one: resource })) }),
  projects: list(z.object({ ...named, year: whole(1, 2_999), shape: id, energy, requires: amounts, vp: points })),
  technologies: list(technology),
  juryTiles: z.object({ tiles: list(z.object({ id, energy })) }),
  bonusChits: list(
    z.object({ ...named, order: z.enum(['normal', 'last']), effect: z.strictObject({ vp: chitPoints }) }),
  ),
  actionCards: z.object({ base: list(baseCard), improved: list(improvedCard) }),
  labBoard: z.object({
    rows: positive,
    cols: positive,
    scrapCells: list(z.object({ row: amount, col: amount })),
    /** The cells that there are; where one of the grid is missing, nothing can lie. */
    cells: list(z.object({ row: amount, col: amount, ...position })),
  }),
  board: z.object({
    aspect: extent,
    areas: byKey(z.object({ ...position, w: extent, h: extent })),
    prestigeTrack: z.object({ lapLength: positive, spaces: list(z.object({ value: amount, ...position })) }),
    fundingTrack: z.object({ spaces: list(z.object({ value: amount, ...position })) }),
    academy: z.object({
      projectSlots: list(z.object({ id, shape: id, ...position })),
      technologySlots: list(z.object({ id, technology: id, ...position })),
    }),
    trainStation: z.object({ slots: list(z.object({ id, minPlayers: positive, ...position })) }),
    jury: z.object({ boxes: list(z.object({ id, index: positive, ...position })) }),
    patentsOffice: z.object({
      columns: positiveUpTo(40),
      rows: list(z.object({ resource, index: amount, y: position.y })),
      spaces: list(space),
      jumps: list(jump),
    }),
  }),
  setup: z.object({
    startFundingByOrder: byKey(amount),
    soloStartFunding: amount,
    patentTokensPerPlayer: positive,
    juryTilesDrawn: amount,
    byPlayers: byKey(forPlayers),
  }),
  ghostDeck: z.object({ cards: z.partialRecord(action, positive) }),
  soloTarget: z.object({ moreThan: points }),
  handicaps: list(
    z.object({
      ...named,
      id: z.enum(['freshman', 'graduate', 'scientist']),
      resourceTiles: amount,
      scrapTiles: amount,
    }),
  ),
  scoring: z.object({ leaderVpPerType: points, juryVpPerProject: points }),
})

export type Pack = z.infer<typeof packSchema>
export type Resource = z.infer<typeof resource>
export type Energy = z.infer<typeof energy>
export type Action = z.infer<typeof action>
export type Amounts = z.infer<typeof amounts>
export type CardEffect = z.infer<typeof cardEffect>
export type MeetingOption = z.infer<typeof meetingOption>
export type MeetingChoice = MeetingOption['id']
export type Counted = z.infer<typeof counted>
export type ChitPoints = z.infer<typeof chitPoints>
export type Handicap = Pack['handicaps'][number]['id']
