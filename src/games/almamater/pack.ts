import * as z from 'zod/mini'

/**
 * The schema of Alma Mater's component data: `components.json`, or a pack of the same shape with other values. Fields that
 * only document a value (`source`, `note`, `ref`, `summary`) may stand anywhere. Every form of effect, ability and cost that
 * the rules carry out is listed here; what is not listed is refused.
 */

const amount = z.int().check(z.nonnegative())
const positive = z.int().check(z.positive())
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters, digits and single hyphens'))
const color = z.enum(['black', 'blue', 'green', 'red'])
const faculty = z.enum(['art', 'law', 'medicine', 'mathematics'])
const letter = z.enum(['a', 'b', 'c'])
const position = { x: z.number(), y: z.number() }

const gain = z.strictObject({
  ducats: z.optional(positive),
  dictionaries: z.optional(positive),
  prestige: z.optional(positive),
  ownTextbooks: z.optional(positive),
  greenSteps: z.optional(positive),
  blackSteps: z.optional(positive),
  masters: z.optional(positive),
  tutors: z.optional(positive),
})

const counter = z.enum([
  'students',
  'students-a',
  'students-b',
  'students-of-faculties',
  'student-faculties',
  'professors',
  'professors-of-faculties',
  'milestones',
  'bust-cards',
  'ducats',
  'dictionaries',
  'masters-in-archive',
  'masters-on-bishop',
  'masters-placed-this-turn-on-bishop',
  'display-textbooks',
  'players-behind',
])

const gainEffect = z.object({ gain })
const gainTextbooks = z.object({
  gainTextbooks: z.object({ count: positive, mode: z.enum(['any', 'different', 'same']) }),
})
const gainPer = z.object({ gainPer: z.object({ per: counter, gain }) })
const perFaculty = z.object({ art: amount, law: amount, medicine: amount, mathematics: amount })
const gainPerProfessor = z.object({ gainPerProfessor: perFaculty })
const recruitStudent = z.object({
  action: z.literal('recruit-student'),
  faculties: z.optional(z.array(faculty)),
  free: z.optional(z.boolean()),
  discountTextbooks: z.optional(positive),
  prestigeByFaculty: z.optional(perFaculty),
  optional: z.optional(z.boolean()),
})
const recruitProfessor = z.object({
  action: z.literal('recruit-professor'),
  faculties: z.optional(z.array(faculty)),
  free: z.optional(z.boolean()),
  noDucats: z.optional(z.boolean()),
  optional: z.literal(true),
})
const displayAction = z.object({ action: z.enum(['fill-display', 'display-clean-up', 'repeat-placed-master']) })
const placePriceTiles = z.object({ action: z.literal('place-price-tiles'), tiles: z.record(z.string(), positive) })

/** What may stand inside an exchange, or beside other things to choose from: it needs nothing and always succeeds. */
const plainEffect = z.union([gainEffect, gainTextbooks])
const exchange = z.object({
  exchange: z.object({
    pay: z.strictObject({ ducats: z.optional(positive), prestige: z.optional(positive) }),
    gain: z.array(plainEffect),
  }),
})
const choice = z.union([exchange, gainEffect])
const chooseOne = z.object({ chooseOne: z.array(choice).check(z.minLength(1)) })

const milestoneEffect = z.union([gainEffect, gainTextbooks, gainPer, recruitStudent, recruitProfessor])
const lectureEffect = z.union([
  gainEffect,
  gainTextbooks,
  gainPer,
  gainPerProfessor,
  recruitStudent,
  displayAction,
  chooseOne,
])
const placingEffect = z.union([gainEffect, gainPer, placePriceTiles])

/** Actions of spaces that a chancellor may replace, by name. */
const choiceAction = z.union([
  z.object({ name: z.string(), chooseOne: z.array(choice).check(z.minLength(1)) }),
  z.object({ name: z.string(), exchange: exchange.shape.exchange }),
])
const bishopAction = z.object({
  name: z.literal('bishop'),
  action: z.literal('bishop'),
  table: z.record(z.string(), positive),
})
const spaceAction = z.union([
  choiceAction,
  bishopAction,
  z.object({ name: z.literal('campus'), action: z.literal('recruit-student'), row: positive }),
  z.object({ name: z.literal('academy'), action: z.literal('recruit-professor'), faculties: z.array(faculty) }),
  z.object({
    name: z.literal('colloquium'),
    action: z.literal('colloquium'),
    dictionaryPrice: positive,
    supplyTextbookPrice: positive,
  }),
])

const soldEffect = z.union([
  gainEffect,
  z.object({ gainTextbooks: z.object({ count: positive, mode: z.literal('buyer-color') }) }),
])
const ability = z.union([
  z.object({ trigger: z.literal('lecture-given'), effects: z.array(gainEffect) }),
  z.object({
    trigger: z.literal('student-placed'),
    hallType: z.optional(z.enum(['A', 'B'])),
    excludeSelf: z.optional(z.boolean()),
    effects: z.array(gainEffect),
  }),
  z.object({ trigger: z.literal('professor-recruited'), effects: z.array(gainEffect) }),
  z.object({
    trigger: z.literal('bishop-placement'),
    optional: z.literal(true),
    limit: z.literal('per-round'),
    effects: z.tuple([z.object({ modifier: z.literal('bishop-virtual-master'), add: positive })]),
  }),
  z.object({ trigger: z.literal('bishop-used'), effects: z.array(z.union([gainEffect, gainPer])) }),
  z.object({ trigger: z.literal('display-sold'), who: z.enum(['owner', 'buyer']), effects: z.array(soldEffect) }),
  z.object({
    trigger: z.literal('research-moved'),
    optional: z.literal(true),
    limit: z.literal('per-turn'),
    effects: z.array(gainEffect),
  }),
  z.object({
    trigger: z.literal('milestone-reached'),
    optional: z.literal(true),
    limit: z.literal('per-game'),
    effects: z.tuple([z.object({ action: z.literal('repeat-milestone-bonus') })]),
  }),
  z.object({ trigger: z.literal('blue-level-reached'), effects: z.array(gainEffect) }),
  z.object({
    trigger: z.literal('own-turn-any-time'),
    optional: z.literal(true),
    limit: z.literal('per-round'),
    effects: z.tuple([z.object({ action: z.literal('ready-professor'), count: z.literal(1) })]),
  }),
  z.object({
    trigger: z.literal('chosen-in-setup'),
    effects: z.tuple([z.object({ action: z.literal('draw-setup-cards'), draw: positive, keep: z.literal(1) })]),
  }),
  z.object({ modifier: z.literal('storage-size'), add: positive }),
  z.object({ modifier: z.literal('student-cost-textbooks'), add: z.int() }),
  z.object({ modifier: z.literal('professor-ducats'), set: z.literal(0) }),
  z.object({ modifier: z.literal('lecture-book-cost'), set: z.literal(0) }),
  z.object({ modifier: z.literal('occupied-space-masters'), add: z.int(), min: positive }),
  z.object({ modifier: z.literal('display-income'), multiply: positive }),
  z.object({ modifier: z.literal('colloquium-purchases'), set: z.literal(2) }),
  z.object({
    modifier: z.literal('replace-actions'),
    actions: z.record(z.string(), z.union([choiceAction, bishopAction])),
  }),
])

const quantity = z.union([amount, z.object({ base: z.int(), per: counter, each: z.int(), min: amount })])
const payment = z.strictObject({
  ducats: z.optional(quantity),
  dictionaries: z.optional(positive),
  prestige: z.optional(positive),
  textbooks: z.optional(z.object({ count: quantity, mode: z.enum(['any', 'different']) })),
  textbookGroups: z.optional(z.array(positive)),
  ducatsFraction: z.optional(z.object({ numerator: positive, denominator: positive, round: z.enum(['up', 'down']) })),
  masterToDormitory: z.optional(z.union([z.literal(1), z.literal('all')])),
  masterToBox: z.optional(z.literal(1)),
  exhaustProfessor: z.optional(z.literal(1)),
})
const requirement = z.object({ counter, atLeast: positive, faculties: z.optional(z.array(faculty)) })
const researchCost = z.union([
  z.object({ id, pay: payment }),
  z.object({ id, freeIf: requirement, otherwise: z.object({ pay: payment }) }),
  z.object({ id, anyOf: z.array(z.object({ pay: payment })).check(z.minLength(1)) }),
])

const buyOwn = z.object({ action: z.literal('buy-own-textbooks'), max: positive, price: positive })
const actionSpace = z.object({ id, effects: z.tuple([buyOwn], gainEffect) })
const student = z.object({
  id,
  faculty,
  label: z.string(),
  copies: positive,
  immediate: z.optional(z.array(placingEffect)),
  income: z.optional(z.array(gainEffect)),
  incomeOptional: z.optional(z.array(z.object({ action: z.literal('rearrange-price-tiles') }))),
  passive: z.optional(z.array(ability)),
  finalScoring: z.optional(z.array(gainPer)),
  actionSpace: z.optional(actionSpace),
})
const byRank = z.record(z.string(), amount)
const board = z.object({
  id,
  players: z.array(positive),
  actionSpaces: z.array(
    z.object({
      id,
      kind: z.enum(['campus', 'academy', 'antiquarian', 'laboratory', 'park', 'shared', 'bishop', 'colloquium']),
      special: z.boolean(),
      actions: z.array(spaceAction).check(z.minLength(1)),
      ...position,
    }),
  ),
  professorSlots: z.array(z.object({ id, faculty, slot: positive, academySpace: id, ...position })),
  reputationIncome: byRank,
  reputationScoring: byRank,
  finishSymbols: z.array(z.string()),
})
const byPlayers = z.record(z.string(), positive)
const studentCost = z.object({
  groups: z.array(z.object({ count: positive, ranks: z.union([z.literal('any'), z.array(positive)]) })),
  dictionaries: amount,
})
const professorCost = z.object({ ducats: amount, groups: z.array(positive) })

export const packSchema = z.object({
  game: z.object({ id: z.literal('almamater'), rounds: positive }),
  colors: z.array(z.object({ id: color, name: z.string(), hex: z.string() })),
  faculties: z.array(z.object({ id: faculty })),
  supplyLimits: z.object({ tutors: amount, additionalMastersPerPlayer: amount }),
  playerSetup: z.object({
    startingMasters: positive,
    startingPrestige: z.literal(0),
    startingDucats: amount,
    setupCardsDealt: positive,
    setupCardsKept: positive,
    chancellorsOffered: byPlayers,
    studentStackSize: byPlayers,
    professorStackSize: byPlayers,
    professorKindsPerFaculty: positive,
    bustCopiesPerLetter: byPlayers,
    boardSide: z.record(z.string(), id),
    additionalMasterConditions: z.array(z.object({ id, value: z.optional(positive) })),
  }),
  setupCards: z.object({
    cards: z.array(
      z.object({
        id,
        cardNumber: positive,
        whiteNumber: positive,
        effects: z.array(z.union([gainEffect, gainTextbooks, recruitStudent])),
      }),
    ),
  }),
  chancellors: z.array(z.object({ id, name: z.string(), abilities: z.array(ability) })),
  printedStudent: z.object({ id, label: z.string(), actionSpace }),
  students: z.array(student),
  studentCosts: z.object({ art: studentCost, law: studentCost, medicine: studentCost, mathematics: studentCost }),
  professors: z.array(
    z.object({ id, faculty, label: z.string(), copies: positive, prestige: amount, lecture: z.array(lectureEffect) }),
  ),
  professorCosts: z.object({
    art: professorCost,
    law: professorCost,
    medicine: professorCost,
    mathematics: professorCost,
  }),
  researchCosts: z.array(researchCost),
  milestoneBonuses: z.array(z.object({ id, effects: z.array(milestoneEffect) })),
  researchCards: z.object({
    letters: z.array(z.string()),
    cards: z.array(
      z.object({
        id,
        letter: z.string(),
        levels: z.tuple([
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ milestone: id }),
        ]),
      }),
    ),
  }),
  gloryTiles: z.array(z.object({ id, letter, requires: z.array(requirement) })),
  bustCards: z.array(z.object({ id, letter, copies: positive, bonus: z.array(z.union([gainEffect, gainTextbooks])) })),
  bookshelves: z.object({ perColor: z.array(z.object({ id, prestige: positive })) }),
  display: z.object({
    slots: positive,
    prices: z.array(positive),
    ignotusArrangement: z.object({ display: z.array(positive), aside: positive }),
  }),
  priceTiles: z.array(z.object({ id, sides: z.array(positive), count: positive })),
  lectureHalls: z.array(
    z.object({
      id,
      number: positive,
      type: z.enum(['A', 'B']),
      extraDucats: amount,
      storageSize: z.nullable(positive),
      grantsMaster: z.boolean(),
      ...position,
    }),
  ),
  boards: z.array(board),
  ignotus: z.object({
    masters: positive,
    cards: z.array(z.object({ id, steps: amount, textbooks: amount, spaces: z.array(id) })),
  }),
  finalScoring: z.object({
    steps: z.array(
      z.object({
        do: z.enum([
          'exchange-textbooks',
          'ducats-to-prestige',
          'dictionaries-to-prestige',
          'reputation',
          'milestones-times-professors',
          'professor-prestige',
          'mathematics-students',
          'a-students-times-b-students',
          'busts',
        ]),
        ducatsPerPrestige: z.optional(positive),
        prestigePerDictionary: z.optional(positive),
        rate: z.optional(z.object({ textbooks: positive, ducats: positive })),
        table: z.optional(z.record(z.string(), amount)),
      }),
    ),
  }),
})

export type Pack = z.infer<typeof packSchema>
export type Color = z.infer<typeof color>
export type Faculty = z.infer<typeof faculty>
export type Letter = z.infer<typeof letter>
export type Gain = z.infer<typeof gain>
export type Hall = Pack['lectureHalls'][number]
export type Counter = z.infer<typeof counter>
export type Ability = z.infer<typeof ability>
export type Requirement = z.infer<typeof requirement>
export type Quantity = z.infer<typeof quantity>
export type PackPayment = z.infer<typeof payment>
export type PackResearchCost = z.infer<typeof researchCost>
export type PackSpaceAction = z.infer<typeof spaceAction>
export type PackChoice = z.infer<typeof choice>
export type RecruitStudent = z.infer<typeof recruitStudent>
export type RecruitProfessor = z.infer<typeof recruitProfessor>
export type Effect =
  | z.infer<typeof lectureEffect>
  | z.infer<typeof milestoneEffect>
  | z.infer<typeof placingEffect>
  | z.infer<typeof plainEffect>

export const colors: readonly Color[] = ['black', 'blue', 'green', 'red']
export const faculties: readonly Faculty[] = ['art', 'law', 'medicine', 'mathematics']
export const letters: readonly Letter[] = ['a', 'b', 'c']
