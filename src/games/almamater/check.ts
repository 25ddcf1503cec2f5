import type { Json } from '../../kernel/json.ts'
import { readPack } from '../../kernel/pack.ts'
import { fault, noSuch, type PackFault, repeated } from '../../kernel/pack-told.ts'
import { boards, ignotusCards } from './check-boards.ts'
import { colors, faculties, letters } from './pack/terms.ts'
import { type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(packSchema, json, references, counts, setups, letterCounts, displays, boards, ignotusCards, costs)

const playerCounts = [2, 3, 4]

/** What can be missing, by what it is called. */
const things = {
  'research cost': { en: 'research cost', it: 'il costo di ricerca' },
  'milestone bonus': { en: 'milestone bonus', it: 'il bonus di traguardo' },
  board: { en: 'board', it: 'il tabellone' },
  'price tile': { en: 'price tile', it: 'la tessera prezzo' },
} satisfies Readonly<Record<string, PackFault['told']>>

/** Whatever is named exists, once. */
function references(pack: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const unique = (path: string, rows: readonly { readonly id: string }[]) => {
    const ids = rows.map(row => row.id)
    faults.push(...repeated(path, ids))
    return new Set(ids)
  }
  const exists = (path: string, id: string, known: ReadonlySet<string>, what: keyof typeof things) => {
    if (!known.has(id)) faults.push(noSuch(path, things[what], id))
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
            faults.push(
              fault(`${path}`, {
                en: `${copies} copies need ${count * copies} tiles, there are ${all}`,
                it: `${copies} copie richiedono ${count * copies} tessere, ce ne sono ${all}`,
              }),
            )
        }
  })
  return faults
}

/** Colours, faculties and chancellors are as many as the boards have room for. */
function counts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { playerSetup: setup } = pack
  need(
    colors.every((id, at) => pack.colors[at]?.id === id),
    fault('colors', {
      en: `they are ${colors.join(', ')}, in this order`,
      it: `sono ${colors.join(', ')}, in quest’ordine`,
    }),
  )
  need(
    faculties.every((id, at) => pack.faculties[at]?.id === id),
    fault('faculties', {
      en: `they are ${faculties.join(', ')}, in this order`,
      it: `sono ${faculties.join(', ')}, in quest’ordine`,
    }),
  )
  need(
    setup.setupCardsDealt === setup.setupCardsKept + 1,
    fault('playerSetup.setupCardsDealt', {
      en: 'one card more than is kept',
      it: 'una carta più di quante se ne tengono',
    }),
  )
  need(
    pack.chancellors.length >= 7,
    fault('chancellors', {
      en: 'at least 7 are needed, 5 to choose from and 2 on busts',
      it: 'ne servono almeno 7: 5 tra cui scegliere e 2 sui busti',
    }),
  )
  for (const faculty of faculties) {
    const students = pack.students.filter(one => one.faculty === faculty)
    need(
      students.length === 4,
      fault('students', {
        en: `${faculty} has ${students.length} kinds, a column takes 4`,
        it: `${faculty} ha ${students.length} tipi, una colonna ne tiene 4`,
      }),
    )
    const professors = pack.professors.filter(one => one.faculty === faculty)
    need(
      professors.length >= setup.professorKindsPerFaculty,
      fault('professors', {
        en: `${faculty} has ${professors.length} kinds, ${setup.professorKindsPerFaculty} are needed`,
        it: `${faculty} ha ${professors.length} tipi, ne servono ${setup.professorKindsPerFaculty}`,
      }),
    )
  }
  need(
    pack.ignotus.cards.length >= pack.game.rounds,
    fault('ignotus.cards', {
      en: `${pack.game.rounds} rounds need as many cards, there are ${pack.ignotus.cards.length}`,
      it: `${pack.game.rounds} round richiedono altrettante carte, ce ne sono ${pack.ignotus.cards.length}`,
    }),
  )
  return faults
}

/** Everything that a number of players needs is there. */
function setups(pack: Pack): readonly PackFault[] {
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
      need(
        setup[table][players] !== undefined,
        fault(`playerSetup.${table}`, {
          en: `nothing for ${players} players`,
          it: `non c’è niente per ${players} giocatori`,
        }),
      )
    need(
      setup.chancellorsOffered[players] === players + 1,
      fault(`playerSetup.chancellorsOffered.${players}`, {
        en: `one more than there are players, so ${players + 1}`,
        it: `uno più dei giocatori, quindi ${players + 1}`,
      }),
    )
    need(
      players * setup.setupCardsDealt + Math.max(0, ...draws) <= pack.setupCards.cards.length,
      fault('setupCards.cards', { en: `too few for ${players} players`, it: `troppo poche per ${players} giocatori` }),
    )
  }
  return faults
}

/** Every letter of a bust has its card and its glory tile, every letter of the research track its card. */
function letterCounts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  for (const letter of letters) {
    need(
      pack.gloryTiles.some(one => one.letter === letter),
      fault('gloryTiles', { en: `none has the letter ${letter}`, it: `nessuna ha la lettera ${letter}` }),
    )
    need(
      pack.bustCards.filter(one => one.letter === letter).length === 1,
      fault('bustCards', { en: `exactly one has the letter ${letter}`, it: `una sola ha la lettera ${letter}` }),
    )
  }
  need(
    pack.researchCards.letters.length === 5,
    fault('researchCards.letters', { en: 'the track has 5 cards', it: 'il tracciato ha 5 carte' }),
  )
  for (const letter of pack.researchCards.letters)
    need(
      pack.researchCards.cards.some(one => one.letter === letter),
      fault('researchCards.cards', { en: `none has the letter ${letter}`, it: `nessuna ha la lettera ${letter}` }),
    )
  return faults
}

function needs() {
  const faults: PackFault[] = []
  const need = (right: boolean, wrong: PackFault): void => {
    if (!right) faults.push(wrong)
  }
  return { faults, need }
}

function displays({ display, bookshelves, lectureHalls }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { slots, prices, ignotusArrangement } = display
  if (slots !== 6) faults.push(fault('display.slots', { en: 'a display has 6 slots', it: 'una vetrina ha 6 spazi' }))
  if (prices.length !== slots)
    faults.push(
      fault('display.prices', { en: `one for each of the ${slots} slots`, it: `uno per ognuno dei ${slots} spazi` }),
    )
  if (prices.some((price, at) => price < (prices[at - 1] ?? 0)))
    faults.push(
      fault('display.prices', { en: 'they never fall from left to right', it: 'da sinistra a destra non calano mai' }),
    )
  const worth = bookshelves.perColor.map(shelf => shelf.prestige).sort()
  if (worth.length !== slots + 1)
    faults.push(
      fault('bookshelves.perColor', {
        en: `one shelf more than slots, so ${slots + 1}`,
        it: `uno scaffale più degli spazi, quindi ${slots + 1}`,
      }),
    )
  const his = [...ignotusArrangement.display, ignotusArrangement.aside].sort()
  if (his.join() !== worth.join())
    faults.push(
      fault('display.ignotusArrangement', { en: 'it uses every bookshelf once', it: 'usa ogni scaffale una volta' }),
    )
  lectureHalls.forEach(({ number, type, storageSize }, at) => {
    if (number !== at + 1)
      faults.push(
        fault(`lectureHalls[${at}].number`, {
          en: `halls stand in order, so this must be ${at + 1}`,
          it: `le aule stanno in ordine, quindi qui va ${at + 1}`,
        }),
      )
    if ((type === 'A') !== (storageSize !== null))
      faults.push(
        fault(`lectureHalls[${at}].storageSize`, {
          en: 'A halls, and only A halls, have a storage size',
          it: 'le aule A, e solo quelle, hanno una capienza del magazzino',
        }),
      )
  })
  if (lectureHalls[0]?.type !== 'A')
    faults.push(
      fault('lectureHalls[0].type', {
        en: 'the printed student sits in an A hall',
        it: 'lo studente stampato sta in un’aula A',
      }),
    )
  return faults
}

/** Every payment leaves at most one thing to choose, so that one question settles it. */
function costs({ researchCosts, professorCosts }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
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
        faults.push(
          fault(`researchCosts[${at}]`, {
            en: 'at most one of textbooks, professor and master is chosen to pay',
            it: 'per pagare si sceglie al massimo uno tra manuali, professore e maestro',
          }),
        )
    }
  })
  for (const faculty of faculties) {
    const [largest = 0, ...others] = professorCosts[faculty].groups
    if (others.some(group => group >= largest))
      faults.push(
        fault(`professorCosts.${faculty}.groups`, {
          en: 'the first group is the largest, for the bookmark',
          it: 'il primo gruppo è il più grande, per il segnalibro',
        }),
      )
  }
  return faults
}
