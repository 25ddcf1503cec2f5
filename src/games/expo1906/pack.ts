import * as z from 'zod/mini'

/**
 * The schema of Expo 1906's component data: `components.json`, or a pack of the same shape with other values. Fields that
 * only document a value (`source`, `note`, `ref`) may stand anywhere.
 */

const amount = z.int().check(z.nonnegative())
const positive = z.int().check(z.positive())
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/, 'an id has small letters, digits and hyphens'))
const named = { id, name: z.string(), nameIt: z.string() }
const position = { x: z.number(), y: z.number() }
const cell = z.tuple([amount, amount])

/** The types are fixed: rules, icons and words know them by name. */
const resource = z.enum(['steel', 'copper', 'manual', 'automated', 'scientific', 'empirical', 'steam', 'electricity'])
const energy = z.enum(['steam', 'electricity'])
const action = z.enum(['train-station', 'academy', 'laboratory', 'journal', 'skyscraper', 'meeting-room'])
const amounts = z.partialRecord(resource, positive)

const rotation = z.object({ rotation: amount, cells: z.array(cell).check(z.minLength(1)) })
const edge = z.enum(['n', 'e', 's', 'w'])

const gain = z.strictObject({ gain: z.strictObject({ money: positive }) })
const buyResource = z.strictObject({
  buy: z.literal('resource'),
  from: z.literal('train-station'),
  max: positive,
  prices: z.array(amount),
})
const buyInAcademy = z.strictObject({
  buy: z.literal('project-or-technology'),
  from: z.literal('academy'),
  max: positive,
  prices: z.array(amount),
})
const take = z.strictObject({ take: z.literal('resource'), from: z.literal('train-station'), max: positive })
const operation = z.enum(['place', 'remove', 'reposition'])
const lab = z.strictObject({ lab: z.array(operation), max: positive })
const patents = z.strictObject({ patents: z.strictObject({ points: positive, jumpDiscount: amount }) })
const ghosts = z.strictObject({ ghosts: z.literal('advance'), onlyPlayers: z.array(positive) })
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
    options: z.array(meetingOption),
  }),
})
const endRound = z.strictObject({ endRound: z.literal(true) })
const cardEffect = z.union([gain, buyResource, buyInAcademy, take, lab, patents, ghosts, choose, endRound])

const baseCard = z.object({ ...named, id: action, effects: z.array(cardEffect) })
const improvedCard = z.object({
  ...named,
  upgrades: action,
  effects: z.array(cardEffect),
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
  z.strictObject({ fixed: positive }),
  z.strictObject({
    per: counted,
    each: positive,
    points: positive,
    round: z.optional(z.literal('up')),
    max: z.optional(positive),
  }),
])

const space = z.object({
  id,
  column: positive,
  row: z.optional(resource),
  common: z.optional(z.boolean()),
  endVp: z.optional(amount),
  bonusChit: z.optional(z.boolean()),
  ...position,
})
const jump = z.object({ id, between: z.tuple([id, id]), points: positive, money: amount, ...position })

const forPlayers = z.object({ stationTiles: positive, ghostTokens: amount, ghostTilesPerJournal: amount })

export const packSchema = z.object({
  game: z.literal('expo1906'),
  schemaVersion: z.literal(1),
  players: z.object({
    min: positive,
    max: positive,
    /** The colours that a table can offer before it knows its pack. */
    colors: z.array(z.object({ ...named, id: z.enum(['green', 'blue', 'red', 'yellow']), hex: z.string() })),
  }),
  limits: z.object({ rounds: positive, maxFunding: positive, projectsToEnd: positive, juryBoxes: positive }),
  categories: z.array(z.object({ ...named, resources: z.array(resource), hasPatentRows: z.boolean() })),
  resources: z.array(z.object({ ...named, id: resource, category: id, icon: z.string(), color: z.string() })),
  shapes: z.array(z.object({ ...named, rotations: z.array(rotation) })),
  resourceTileGeometry: z.object({
    amounts: z.object({ two: positive, one: positive }),
    edgesByRotation: z.array(z.object({ rotation: amount, two: z.array(edge), one: z.array(edge) })),
  }),
  resourceTiles: z.object({ tiles: z.array(z.object({ id, two: resource, one: resource })) }),
  projects: z.array(z.object({ ...named, year: positive, shape: id, energy, requires: amounts, vp: amount })),
  technologies: z.array(technology),
  juryTiles: z.object({ tiles: z.array(z.object({ id, energy })) }),
  bonusChits: z.array(
    z.object({ ...named, order: z.enum(['normal', 'last']), effect: z.strictObject({ vp: chitPoints }) }),
  ),
  actionCards: z.object({ base: z.array(baseCard), improved: z.array(improvedCard) }),
  labBoard: z.object({
    rows: positive,
    cols: positive,
    scrapCells: z.array(z.object({ row: amount, col: amount })),
    cells: z.array(z.object({ row: amount, col: amount, ...position })),
  }),
  board: z.object({
    aspect: z.number(),
    areas: z.record(z.string(), z.object({ ...position, w: z.number(), h: z.number() })),
    prestigeTrack: z.object({ lapLength: positive, spaces: z.array(z.object({ value: amount, ...position })) }),
    fundingTrack: z.object({ spaces: z.array(z.object({ value: amount, ...position })) }),
    academy: z.object({
      projectSlots: z.array(z.object({ id, shape: id, ...position })),
      technologySlots: z.array(z.object({ id, technology: id, ...position })),
    }),
    trainStation: z.object({ slots: z.array(z.object({ id, minPlayers: positive, ...position })) }),
    jury: z.object({ boxes: z.array(z.object({ id, index: positive, ...position })) }),
    patentsOffice: z.object({
      columns: positive,
      rows: z.array(z.object({ resource, index: amount, y: z.number() })),
      spaces: z.array(space),
      jumps: z.array(jump),
    }),
  }),
  setup: z.object({
    startFundingByOrder: z.record(z.string(), amount),
    soloStartFunding: amount,
    patentTokensPerPlayer: positive,
    juryTilesDrawn: amount,
    byPlayers: z.record(z.string(), forPlayers),
  }),
  ghostDeck: z.object({ cards: z.partialRecord(action, positive) }),
  soloTarget: z.object({ moreThan: amount }),
  handicaps: z.array(
    z.object({
      ...named,
      id: z.enum(['freshman', 'graduate', 'scientist']),
      resourceTiles: amount,
      scrapTiles: amount,
    }),
  ),
  scoring: z.object({ leaderVpPerType: amount, juryVpPerProject: amount }),
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
