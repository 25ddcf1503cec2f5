import type { Json } from '../../kernel/json.ts'
import { readPack } from '../../kernel/pack.ts'
import { fault, noSuch, type PackFault, repeated, tooFew } from '../../kernel/pack-told.ts'
import { effectFaults } from './check-effects.ts'
import { basicActions, incomeTypes, type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(packSchema, json, references, studies, effectFaults, boards, counts, countsOfPlayers, countsOfTypes)

/** What can be missing, by what it is called. */
const things = {
  place: { en: 'place', it: 'il luogo' },
  'Technology space': { en: 'Technology space', it: 'lo spazio tecnologia' },
  colour: { en: 'colour', it: 'il colore' },
  University: { en: 'University', it: 'l’Università' },
  'Ancient Land': { en: 'Ancient Land', it: 'la Terra antica' },
  cell: { en: 'cell', it: 'la casella' },
} satisfies Readonly<Record<string, PackFault['told']>>

/** Whatever is named exists, once. */
function references(pack: Pack): readonly PackFault[] {
  const { faults, unique, exists } = names()
  const places = unique('map.places', ids(pack.map.places))
  pack.map.routes.forEach(({ a, b }, at) => {
    exists(`map.routes[${at}].a`, a, places, 'place')
    exists(`map.routes[${at}].b`, b, places, 'place')
  })
  const spaces = unique('technologyTrack.spaces', ids(pack.technologyTrack.spaces))
  pack.technologyTrack.spaces.forEach(({ next, final }, at) => {
    next.forEach((id, step) => {
      exists(`technologyTrack.spaces[${at}].next[${step}]`, id, spaces, 'Technology space')
    })
    if (final !== (next.length === 0))
      faults.push(
        fault(`technologyTrack.spaces[${at}].final`, {
          en: 'a final space, and only a final space, has no next space',
          it: 'uno spazio finale, e solo quello, non ha uno spazio successivo',
        }),
      )
  })
  unique('spaces', [...places, ...spaces, ...ids(pack.workTrack.spaces)])
  unique('cards', [...ids(pack.startingCards), ...ids(pack.actionCards)])
  unique('masters', ids(pack.masters))
  unique('quickActions', ids(pack.quickActions))
  unique('bonusTokens', ids(pack.bonusTokens))
  unique('studyBoards', ids(pack.studyBoards))
  const { income, development, medicine: _, ...laid } = pack.tiles
  for (const [kind, tiles] of Object.entries(laid)) unique(`tiles.${kind}`, ids(tiles))
  for (const [kind, tiles] of Object.entries({ income, development }))
    unique(
      `tiles.${kind}`,
      tiles.map(tile => tile.type),
      'type',
    )
  const colors = new Set(pack.players.colors.map(color => color.id))
  pack.startingCards.forEach(({ color }, at) => {
    exists(`startingCards[${at}].color`, color, colors, 'colour')
  })
  return faults
}

/** Study boards ask for what is in the box, and their lines are of their cells. */
function studies(pack: Pack): readonly PackFault[] {
  const { faults, unique, exists } = names()
  const numbers = new Set(pack.tiles.university.map(tile => tile.number))
  const symbols = new Set(pack.tiles.ancientLand.map(tile => tile.symbol))
  pack.studyBoards.forEach((board, at) => {
    const cells = unique(`studyBoards[${at}].cells`, ids(board.cells))
    board.cells.forEach((cell, index) => {
      if (cell.kind !== 'book') return
      const path = `studyBoards[${at}].cells[${index}].requirement`
      if ('university' in cell.requirement) exists(path, cell.requirement.university, numbers, 'University')
      if ('ancientLand' in cell.requirement) exists(path, cell.requirement.ancientLand, symbols, 'Ancient Land')
    })
    board.lines.forEach((line, index) => {
      for (const id of line.cells) exists(`studyBoards[${at}].lines[${index}].cells`, id, cells, 'cell')
    })
  })
  return faults
}

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(row => row.id)

/** Faults of names: one that stands twice, one that is nobody's. */
function names() {
  const faults: PackFault[] = []
  const unique = (path: string, ids: readonly string[], field = 'id'): ReadonlySet<string> => {
    faults.push(...repeated(path, ids, field))
    return new Set(ids)
  }
  const exists = (path: string, id: string, known: ReadonlySet<string>, what: keyof typeof things): void => {
    if (!known.has(id)) faults.push(noSuch(path, things[what], id))
  }
  return { faults, unique, exists }
}

/** Tracks end in their Objective spaces. */
function boards({ workTrack, technologyTrack }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const end = workTrack.spaces.length - 1
  workTrack.spaces.forEach(({ index, kind }, at) => {
    if (index !== at)
      faults.push(
        fault(`workTrack.spaces[${at}].index`, {
          en: `spaces stand in order, so this must be ${at}`,
          it: `gli spazi stanno in ordine, quindi qui va ${at}`,
        }),
      )
    if (kind === 'objective' && at !== end)
      faults.push(
        fault(`workTrack.spaces[${at}].kind`, {
          en: 'only the last space is an Objective space',
          it: 'solo l’ultimo spazio è uno spazio obiettivo',
        }),
      )
  })
  if (workTrack.spaces[end]?.kind !== 'objective')
    faults.push(
      fault('workTrack.spaces', {
        en: 'the last space must be the Objective space',
        it: 'l’ultimo spazio deve essere lo spazio obiettivo',
      }),
    )
  technologyTrack.spaces.forEach(({ kind, final }, at) => {
    if (kind === 'objective' && !final)
      faults.push(
        fault(`technologyTrack.spaces[${at}].kind`, {
          en: 'an Objective space is a final space',
          it: 'uno spazio obiettivo è uno spazio finale',
        }),
      )
  })
  return faults
}

/** There are enough tiles, tokens and cards for every place that takes one. */
function counts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const kinds = (kind: string) =>
    [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces].filter(one => one.kind === kind)
      .length
  need('tiles.city', pack.tiles.city.length, kinds('city'), { en: 'one for each City', it: 'una per ogni Città' })
  need('tiles.university', pack.tiles.university.length, kinds('university'), {
    en: 'one for each University',
    it: 'una per ogni Università',
  })
  need('tiles.ancientLand', pack.tiles.ancientLand.length, kinds('ancientLand'), {
    en: 'one for each Ancient Land',
    it: 'una per ogni Terra antica',
  })
  need('tiles.specialization', pack.tiles.specialization.length, kinds('specialization'), {
    en: 'one for each such space',
    it: 'una per ogni spazio di questo tipo',
  })
  need('tiles.invention', pack.tiles.invention.length, kinds('invention'), {
    en: 'one for each such space',
    it: 'una per ogni spazio di questo tipo',
  })
  need('tiles.objective', pack.tiles.objective.length, kinds('objective'), {
    en: 'one for each such space',
    it: 'una per ogni spazio di questo tipo',
  })
  const bonus = [...pack.map.places, ...pack.technologyTrack.spaces].filter(one => one.bonus).length
  need('bonusTokens', pack.bonusTokens.length, bonus, {
    en: 'one for each Bonus space',
    it: 'uno per ogni spazio bonus',
  })
  return faults
}

/** Everybody has a colour, a board, cards and Masters, however many play. */
function countsOfPlayers(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { max, colors } = pack.players
  need('players.colors', colors.length, max, { en: 'one for each player', it: 'uno per ogni giocatore' })
  need('studyBoards', pack.studyBoards.length, max, { en: 'one for each player', it: 'uno per ogni giocatore' })
  need('masters', pack.masters.length, pack.constants.mastersDealtMultiplayer * max, {
    en: 'enough to deal',
    it: 'abbastanza da distribuire',
  })
  for (const color of colors)
    need('startingCards', pack.startingCards.filter(card => card.color === color.id).length, 1, {
      en: `cards of ${color.id}`,
      it: `carte di ${color.id}`,
    })
  for (let players = pack.players.min; players <= max; players++)
    need('constants.marketCardsPerLevel', pack.constants.marketCardsPerLevel[players] ?? 0, 1, {
      en: `for ${players} player(s)`,
      it: `con ${players} giocatori`,
    })
  return faults
}

/** There are tiles of every type, and what is drawn and kept fits. */
function countsOfTypes(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  for (const action of basicActions)
    need('tiles.development', pack.tiles.development.filter(tile => tile.type === action).length, 1, {
      en: `type ${action}`,
      it: `tipo ${action}`,
    })
  for (const type of incomeTypes)
    need('tiles.income', pack.tiles.income.filter(tile => tile.type === type).length, 1, {
      en: `type ${type}`,
      it: `tipo ${type}`,
    })
  const medicines = pack.tiles.city.filter(({ effects }) => effects.some(effect => effect.kind === 'medicine')).length
  need('tiles.medicine.sides', pack.tiles.medicine.sides.length, medicines, {
    en: 'one for each City of Medicine',
    it: 'uno per ogni Città della medicina',
  })
  const { constants } = pack
  need('constants.mastersDrawnSolo', constants.mastersDrawnSolo, constants.mastersKept, {
    en: 'at least those kept',
    it: 'almeno quelli che si tengono',
  })
  need('masters', pack.masters.length, constants.mastersDrawnSolo, {
    en: 'enough to draw',
    it: 'abbastanza da pescare',
  })
  need('constants.studentsPerPlayer', constants.studentsPerPlayer, constants.studentsOnTrackAtStart, {
    en: 'at the start',
    it: 'all’inizio',
  })
  need('constants.underDeskColumns', constants.underDeskColumns, constants.rounds - 1, {
    en: 'a card for each round but one',
    it: 'una carta per ogni round tranne uno',
  })
  const starts = [pack.map.places, pack.technologyTrack.spaces, pack.workTrack.spaces]
  starts.forEach((rows, at) => {
    const path = ['map.places', 'technologyTrack.spaces', 'workTrack.spaces'][at] ?? ''
    need(path, (rows as readonly { kind: string }[]).filter(one => one.kind === 'start').length, 1, {
      en: 'a start',
      it: 'un inizio',
    })
  })
  return faults
}

function needs() {
  const faults: PackFault[] = []
  const need = (path: string, have: number, wanted: number, what: PackFault['told']): void => {
    if (have < wanted) faults.push(tooFew(path, have, wanted, what))
  }
  return { faults, need }
}
