import type { Json } from '../../kernel/json.ts'
import { readPack, repeated } from '../../kernel/pack.ts'
import { colors, faculties, letters } from './pack/terms.ts'
import { type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(packSchema, json, references, counts, setups, letterCounts, displays, boards, costs)

const playerCounts = [2, 3, 4]

/** Whatever is named exists, once. */
function references(pack: Pack): readonly string[] {
  const faults: string[] = []
  const unique = (path: string, rows: readonly { readonly id: string }[]) => {
    const ids = rows.map(row => row.id)
    faults.push(...repeated(path, ids))
    return new Set(ids)
  }
  const exists = (path: string, id: string, known: ReadonlySet<string>, what: string) => {
    if (!known.has(id)) faults.push(`${path}: there is no ${what} "${id}"`)
  }
  unique('setupCards.cards', pack.setupCards.cards)
  unique('components', [
    ...pack.students,
    ...pack.professors,
    ...pack.chancellors,
    ...pack.milestoneBonuses,
    ...pack.bustCards,
    ...pack.gloryTiles,
    ...pack.researchCards.cards,
    ...pack.ignotus.cards,
  ])
  const costIds = unique('researchCosts', pack.researchCosts)
  const bonusIds = unique('milestoneBonuses', pack.milestoneBonuses)
  pack.researchCards.cards.forEach(({ levels: [first, second, third] }, at) => {
    const path = `researchCards.cards[${at}].levels`
    exists(`${path}[0].cost`, first.cost, costIds, 'research cost')
    exists(`${path}[1].cost`, second.cost, costIds, 'research cost')
    exists(`${path}[2].milestone`, third.milestone, bonusIds, 'milestone bonus')
  })
  const boardIds = unique('boards', pack.boards)
  for (const players of playerCounts)
    exists(
      `playerSetup.boardSide.${players}`,
      pack.playerSetup.boardSide[players] ?? 'no board at all',
      boardIds,
      'board',
    )
  const tiles = unique('priceTiles', pack.priceTiles)
  pack.students.forEach(({ immediate = [], copies }, at) => {
    for (const effect of immediate)
      if ('tiles' in effect)
        for (const [tile, count] of Object.entries(effect.tiles)) {
          const path = `students[${at}].immediate.tiles.${tile}`
          exists(path, tile, tiles, 'price tile')
          const all = pack.priceTiles.find(one => one.id === tile)?.count ?? 0
          if (count * copies > all)
            faults.push(`${path}: ${copies} copies need ${count * copies} tiles, there are ${all}`)
        }
  })
  return faults
}

/** Colours, faculties and chancellors are as many as the boards have room for. */
function counts(pack: Pack): readonly string[] {
  const { faults, need } = needs()
  const { playerSetup: setup } = pack
  need(
    colors.every((id, at) => pack.colors[at]?.id === id),
    `colors: they are ${colors.join(', ')}, in this order`,
  )
  need(
    faculties.every((id, at) => pack.faculties[at]?.id === id),
    `faculties: they are ${faculties.join(', ')}, in this order`,
  )
  need(setup.setupCardsDealt === setup.setupCardsKept + 1, 'playerSetup.setupCardsDealt: one card more than is kept')
  need(pack.chancellors.length >= 7, 'chancellors: at least 7 are needed, 5 to choose from and 2 on busts')
  for (const faculty of faculties) {
    const students = pack.students.filter(one => one.faculty === faculty)
    need(students.length === 4, `students: ${faculty} has ${students.length} kinds, a column takes 4`)
    const professors = pack.professors.filter(one => one.faculty === faculty)
    need(
      professors.length >= setup.professorKindsPerFaculty,
      `professors: ${faculty} has ${professors.length} kinds, ${setup.professorKindsPerFaculty} are needed`,
    )
  }
  need(
    pack.ignotus.cards.length >= pack.game.rounds,
    `ignotus.cards: ${pack.game.rounds} rounds need as many cards, there are ${pack.ignotus.cards.length}`,
  )
  return faults
}

/** Everything that a number of players needs is there. */
function setups(pack: Pack): readonly string[] {
  const { faults, need } = needs()
  const { playerSetup: setup } = pack
  const draws = pack.chancellors
    .flatMap(one => one.abilities)
    .map(one => ('trigger' in one && one.trigger === 'chosen-in-setup' ? one.effects[0].draw : 0))
  for (const players of playerCounts) {
    for (const table of [
      'chancellorsOffered',
      'studentStackSize',
      'professorStackSize',
      'bustCopiesPerLetter',
    ] as const)
      need(setup[table][players] !== undefined, `playerSetup.${table}: nothing for ${players} players`)
    need(
      setup.chancellorsOffered[players] === players + 1,
      `playerSetup.chancellorsOffered.${players}: one more than there are players, so ${players + 1}`,
    )
    need(
      players * setup.setupCardsDealt + Math.max(0, ...draws) <= pack.setupCards.cards.length,
      `setupCards.cards: too few for ${players} players`,
    )
  }
  return faults
}

/** Every letter of a bust has its card and its glory tile, every letter of the research track its card. */
function letterCounts(pack: Pack): readonly string[] {
  const { faults, need } = needs()
  for (const letter of letters) {
    need(
      pack.gloryTiles.some(one => one.letter === letter),
      `gloryTiles: none has the letter ${letter}`,
    )
    need(
      pack.bustCards.filter(one => one.letter === letter).length === 1,
      `bustCards: exactly one has the letter ${letter}`,
    )
  }
  need(pack.researchCards.letters.length === 5, 'researchCards.letters: the track has 5 cards')
  for (const letter of pack.researchCards.letters)
    need(
      pack.researchCards.cards.some(one => one.letter === letter),
      `researchCards.cards: none has the letter ${letter}`,
    )
  return faults
}

function needs() {
  const faults: string[] = []
  const need = (right: boolean, fault: string): void => {
    if (!right) faults.push(fault)
  }
  return { faults, need }
}

function displays({ display, bookshelves, lectureHalls }: Pack): readonly string[] {
  const faults: string[] = []
  const { slots, prices, ignotusArrangement } = display
  if (slots !== 6) faults.push('display.slots: a display has 6 slots')
  if (prices.length !== slots) faults.push(`display.prices: one for each of the ${slots} slots`)
  if (prices.some((price, at) => price < (prices[at - 1] ?? 0)))
    faults.push('display.prices: they never fall from left to right')
  const worth = bookshelves.perColor.map(shelf => shelf.prestige).sort()
  if (worth.length !== slots + 1) faults.push(`bookshelves.perColor: one shelf more than slots, so ${slots + 1}`)
  const his = [...ignotusArrangement.display, ignotusArrangement.aside].sort()
  if (his.join() !== worth.join()) faults.push('display.ignotusArrangement: it uses every bookshelf once')
  lectureHalls.forEach(({ number, type, storageSize }, at) => {
    if (number !== at + 1) faults.push(`lectureHalls[${at}].number: halls stand in order, so this must be ${at + 1}`)
    if ((type === 'A') !== (storageSize !== null))
      faults.push(`lectureHalls[${at}].storageSize: A halls, and only A halls, have a storage size`)
  })
  if (lectureHalls[0]?.type !== 'A') faults.push('lectureHalls[0].type: the printed student sits in an A hall')
  return faults
}

/** A space has an action once, and what a chancellor may replace by its name stands on one space only. */
function actionFaults(path: string, actionSpaces: Pack['boards'][number]['actionSpaces']): readonly string[] {
  const faults: string[] = []
  const replaceable = new Set<string>()
  actionSpaces.forEach(({ actions }, space) => {
    const there = `${path}.actionSpaces[${space}].actions`
    const names = actions.map(action => action.name)
    faults.push(...repeated(there, names, 'name'))
    actions.forEach((action, index) => {
      if ('table' in action && !isCounted(action.table, MOST_ON_BISHOP))
        faults.push(`${there}[${index}].table: by the number of masters, from 1 to at most ${MOST_ON_BISHOP}`)
      if ('action' in action) return
      if (replaceable.has(action.name)) faults.push(`${there}[${index}].name: "${action.name}" stands on another space`)
      replaceable.add(action.name)
    })
  })
  return faults
}

/** The bishop offers so many masters at most. */
const MOST_ON_BISHOP = 9

const isCounted = (table: object, most: number): boolean => {
  const keys = Object.keys(table)
  return keys.length > 0 && keys.length <= most && keys.join() === countedTo(keys.length)
}

const countedTo = (last: number): string => Array.from({ length: last }, (_, at) => at + 1).join()

function boards({ boards: all, playerSetup, ignotus }: Pack): readonly string[] {
  const faults: string[] = []
  all.forEach(({ id, actionSpaces, professorSlots, reputationIncome, reputationScoring, players }, at) => {
    const path = `boards[${at}]`
    const ids = new Set(actionSpaces.map(space => space.id))
    const of = (kind: string) => actionSpaces.filter(space => space.kind === kind)
    const rows = of('campus').flatMap(({ actions: [action] }) => (action && 'row' in action ? [action.row] : []))
    if (of('campus').length !== 4 || rows.sort().join() !== '1,2,3,4')
      faults.push(`${path}.actionSpaces: a campus has 4 spaces, one for each row from 1 to 4`)
    for (const kind of ['bishop', 'colloquium'])
      if (of(kind).length !== 1) faults.push(`${path}.actionSpaces: there is exactly one ${kind}`)
    faults.push(
      ...repeated(
        `${path}.actionSpaces`,
        actionSpaces.map(space => space.id),
      ),
    )
    faults.push(...actionFaults(path, actionSpaces))
    professorSlots.forEach(({ academySpace }, slot) => {
      if (!ids.has(academySpace))
        faults.push(`${path}.professorSlots[${slot}].academySpace: there is no space "${academySpace}"`)
    })
    for (const faculty of faculties) {
      const slots = professorSlots.flatMap(one => (one.faculty === faculty ? [one.slot] : [])).sort((a, b) => a - b)
      const wanted = countedTo(playerSetup.professorKindsPerFaculty)
      if (slots.join() !== wanted)
        faults.push(`${path}.professorSlots: the slots of ${faculty} are ${wanted}, each once, not ${slots.join()}`)
    }
    const colorsInPlay = Math.max(3, ...players)
    for (const table of [reputationIncome, reputationScoring])
      if (Object.keys(table).join() !== countedTo(colorsInPlay))
        faults.push(`${path}: reputation income and scoring have ranks 1 to ${colorsInPlay}, in this order`)
    if (players.includes(2))
      ignotus.cards.forEach(({ spaces }, card) => {
        if (spaces.length > ignotus.masters)
          faults.push(`ignotus.cards[${card}].spaces: ${spaces.length} spaces for ${ignotus.masters} masters`)
        for (const space of spaces)
          if (!ids.has(space)) faults.push(`ignotus.cards[${card}].spaces: board ${id} has no space "${space}"`)
      })
  })
  return faults
}

/** Every payment leaves at most one thing to choose, so that one question settles it. */
function costs({ researchCosts, professorCosts }: Pack): readonly string[] {
  const faults: string[] = []
  researchCosts.forEach((cost, at) => {
    const ways = 'pay' in cost ? [cost.pay] : 'freeIf' in cost ? [cost.otherwise.pay] : cost.anyOf.map(way => way.pay)
    for (const way of ways) {
      const choices = [
        way.textbooks,
        way.textbookGroups,
        way.exhaustProfessor,
        way.masterToBox,
        way.masterToDormitory === 1 ? 1 : undefined,
      ].filter(one => one !== undefined)
      if (choices.length > 1)
        faults.push(`researchCosts[${at}]: at most one of textbooks, professor and master is chosen to pay`)
    }
  })
  for (const faculty of faculties) {
    const [largest = 0, ...others] = professorCosts[faculty].groups
    if (others.some(group => group >= largest))
      faults.push(`professorCosts.${faculty}.groups: the first group is the largest, for the bookmark`)
  }
  return faults
}
