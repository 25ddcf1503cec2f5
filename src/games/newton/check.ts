import type { Json } from '../../kernel/json.ts'
import { readPack, repeated } from '../../kernel/pack.ts'
import { effectFaults } from './check-effects.ts'
import { basicActions, incomeTypes, type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack => readPack(packSchema, json, references, effectFaults, boards, counts)

/** Whatever is named exists, once. */
function references(pack: Pack): readonly string[] {
  const faults: string[] = []
  const unique = (path: string, ids: readonly string[], field = 'id') => {
    faults.push(...repeated(path, ids, field))
    return new Set(ids)
  }
  const exists = (path: string, id: string, known: ReadonlySet<string>, what: string) => {
    if (!known.has(id)) faults.push(`${path}: there is no ${what} "${id}"`)
  }
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(row => row.id)

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
      faults.push(`technologyTrack.spaces[${at}].final: a final space, and only a final space, has no next space`)
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

/** Tracks end in their Objective spaces. */
function boards({ workTrack, technologyTrack }: Pack): readonly string[] {
  const faults: string[] = []
  const end = workTrack.spaces.length - 1
  workTrack.spaces.forEach(({ index, kind }, at) => {
    if (index !== at) faults.push(`workTrack.spaces[${at}].index: spaces stand in order, so this must be ${at}`)
    if (kind === 'objective' && at !== end)
      faults.push(`workTrack.spaces[${at}].kind: only the last space is an Objective space`)
  })
  if (workTrack.spaces[end]?.kind !== 'objective')
    faults.push('workTrack.spaces: the last space must be the Objective space')
  technologyTrack.spaces.forEach(({ kind, final }, at) => {
    if (kind === 'objective' && !final)
      faults.push(`technologyTrack.spaces[${at}].kind: an Objective space is a final space`)
  })
  return faults
}

/** There are enough tiles, tokens and cards for every place that takes one. */
function counts(pack: Pack): readonly string[] {
  const faults: string[] = []
  const need = (path: string, have: number, wanted: number, what: string) => {
    if (have < wanted) faults.push(`${path}: ${have} of them, but ${wanted} are needed (${what})`)
  }
  const kinds = (kind: string) =>
    [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces].filter(one => one.kind === kind)
      .length
  need('tiles.city', pack.tiles.city.length, kinds('city'), 'one for each City')
  need('tiles.university', pack.tiles.university.length, kinds('university'), 'one for each University')
  need('tiles.ancientLand', pack.tiles.ancientLand.length, kinds('ancientLand'), 'one for each Ancient Land')
  need('tiles.specialization', pack.tiles.specialization.length, kinds('specialization'), 'one for each such space')
  need('tiles.invention', pack.tiles.invention.length, kinds('invention'), 'one for each such space')
  need('tiles.objective', pack.tiles.objective.length, kinds('objective'), 'one for each such space')
  const bonus = [...pack.map.places, ...pack.technologyTrack.spaces].filter(one => one.bonus).length
  need('bonusTokens', pack.bonusTokens.length, bonus, 'one for each Bonus space')
  const { max, colors } = pack.players
  need('players.colors', colors.length, max, 'one for each player')
  need('studyBoards', pack.studyBoards.length, max, 'one for each player')
  need('masters', pack.masters.length, pack.constants.mastersDealtMultiplayer * max, 'enough to deal')
  for (const color of colors)
    need('startingCards', pack.startingCards.filter(card => card.color === color.id).length, 1, `cards of ${color.id}`)
  for (let players = pack.players.min; players <= max; players++)
    need(
      'constants.marketCardsPerLevel',
      pack.constants.marketCardsPerLevel[players] ?? 0,
      1,
      `for ${players} player(s)`,
    )
  for (const action of basicActions)
    need('tiles.development', pack.tiles.development.filter(tile => tile.type === action).length, 1, `type ${action}`)
  for (const type of incomeTypes)
    need('tiles.income', pack.tiles.income.filter(tile => tile.type === type).length, 1, `type ${type}`)
  const medicines = pack.tiles.city.filter(({ effects }) => effects.some(effect => effect.kind === 'medicine')).length
  need('tiles.medicine.sides', pack.tiles.medicine.sides.length, medicines, 'one for each City of Medicine')
  const { constants } = pack
  need('constants.mastersDrawnSolo', constants.mastersDrawnSolo, constants.mastersKept, 'at least those kept')
  need('masters', pack.masters.length, constants.mastersDrawnSolo, 'enough to draw')
  need('constants.studentsPerPlayer', constants.studentsPerPlayer, constants.studentsOnTrackAtStart, 'at the start')
  need('constants.underDeskColumns', constants.underDeskColumns, constants.rounds - 1, 'a card for each round but one')
  const starts = [pack.map.places, pack.technologyTrack.spaces, pack.workTrack.spaces]
  starts.forEach((rows, at) => {
    const path = ['map.places', 'technologyTrack.spaces', 'workTrack.spaces'][at] ?? ''
    need(path, (rows as readonly { kind: string }[]).filter(one => one.kind === 'start').length, 1, 'a start')
  })
  return faults
}
