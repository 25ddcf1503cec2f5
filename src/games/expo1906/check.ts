import type { Json } from '../../kernel/json.ts'
import { readPack, repeated } from '../../kernel/pack.ts'
import { cardFaults } from './check-cards.ts'
import { MOST_CELLS } from './lab/cells.ts'
import { formOfShape, gridOf } from './lab/placement.ts'
import { type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(packSchema, json, references, labFaults, patentsFaults, cardFaults, counts)

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(row => row.id)

/** Whatever is named exists, once. */
function references(pack: Pack): readonly string[] {
  const faults: string[] = []
  const unique = (path: string, ids: readonly string[]): ReadonlySet<string> => {
    faults.push(...repeated(path, ids))
    return new Set(ids)
  }
  const shapes = unique('shapes', idsOf(pack.shapes))
  unique('tiles', [...idsOf(pack.resourceTiles.tiles), ...idsOf(pack.projects), ...idsOf(pack.technologies), 'scrap'])
  unique('actionCards', [...idsOf(pack.actionCards.base), ...idsOf(pack.actionCards.improved)])
  unique('bonusChits', idsOf(pack.bonusChits))
  unique('juryTiles.tiles', idsOf(pack.juryTiles.tiles))
  unique('resources', idsOf(pack.resources))
  unique('handicaps', idsOf(pack.handicaps))
  for (const kind of ['projects', 'technologies'] as const)
    pack[kind].forEach(({ shape }, at) => {
      if (!shapes.has(shape)) faults.push(`${kind}[${at}].shape: there is no shape "${shape}"`)
    })
  pack.projects.forEach(({ energy, requires }, at) => {
    if (requires[energy] === undefined)
      faults.push(`projects[${at}].energy: a Project needs its own energy; "${energy}" is not among what it requires`)
  })
  return faults
}

const spot = ({ row, col }: { readonly row: number; readonly col: number }): string => `(${row},${col})`

/** The Lab fits the bits of a set of cells, Scrap lies on it, and every tile can lie somewhere. */
function labFaults({ labBoard, shapes, resourceTileGeometry }: Pack): readonly string[] {
  const faults: string[] = []
  const { rows, cols, scrapCells, cells } = labBoard
  if (rows * cols > MOST_CELLS) faults.push(`labBoard: ${rows} × ${cols} cells; at most ${MOST_CELLS} can be`)
  cells.forEach(({ row, col }, at) => {
    if (row >= rows || col >= cols)
      faults.push(`labBoard.cells[${at}]: (${row},${col}) is not within ${rows} rows and ${cols} columns`)
  })
  faults.push(...repeated('labBoard.cells', cells.map(spot), 'cell'))
  faults.push(...repeated('labBoard.scrapCells', scrapCells.map(spot), 'cell'))
  const there = new Set(cells.map(spot))
  scrapCells.forEach((cell, at) => {
    if (!there.has(spot(cell))) faults.push(`labBoard.scrapCells[${at}]: ${spot(cell)} is not on the board`)
  })
  shapes.forEach(({ rotations }, at) => {
    rotations.forEach(({ rotation, cells: offsets }, turn) => {
      const path = `shapes[${at}].rotations[${turn}]`
      if (rotation !== turn) faults.push(`${path}.rotation: rotations stand in order, so this must be ${turn}`)
      if (offsets.some(([row, col]) => row >= rows || col >= cols)) faults.push(`${path}.cells: larger than the Lab`)
    })
    if (rows * cols <= MOST_CELLS && formOfShape(gridOf(labBoard), rotations).placements.length === 0)
      faults.push(`shapes[${at}]: there is no room for it among the cells of the Lab`)
  })
  resourceTileGeometry.edgesByRotation.forEach(({ rotation, two, one }, at) => {
    const path = `resourceTileGeometry.edgesByRotation[${at}]`
    if (rotation !== at) faults.push(`${path}.rotation: rotations stand in order, so this must be ${at}`)
    if ([...two, ...one].sort().join('') !== 'ensw') faults.push(`${path}: each of n, e, s, w belongs to one half`)
  })
  return faults
}

/** Rows are whole, and jumps lead to other rows. */
function patentsFaults({ board: { patentsOffice }, actionCards }: Pack): readonly string[] {
  const faults: string[] = []
  const { rows, columns, spaces, jumps } = patentsOffice
  faults.push(...repeated('board.patentsOffice.spaces', idsOf(spaces)))
  spaces.forEach(({ column }, at) => {
    if (column > columns) faults.push(`board.patentsOffice.spaces[${at}].column: at most ${columns}, not ${column}`)
  })
  for (const { resource } of rows)
    for (let column = 2; column <= columns; column++)
      if (!spaces.some(space => space.row === resource && space.column === column))
        faults.push(`board.patentsOffice.spaces: row "${resource}" has no space in column ${column}`)
  faults.push(...repeated('board.patentsOffice.jumps', idsOf(jumps)))
  const links = jumps.map(({ between }) => between.toSorted().join(' – '))
  faults.push(...repeated('board.patentsOffice.jumps', links, 'between'))
  const discount = largestDiscount(actionCards)
  jumps.forEach(({ between, points, money }, at) => {
    const path = `board.patentsOffice.jumps[${at}]`
    const [one, other] = between.map(id => spaces.find(space => space.id === id))
    const isInRow = (row: string | undefined): boolean => rows.some(({ resource }) => resource === row)
    if (!isInRow(one?.row) || !isInRow(other?.row) || one?.row === other?.row)
      faults.push(`${path}.between: a jump joins spaces of two rows`)
    else if (points === 0 && money <= discount && one?.column === other?.column)
      faults.push(`${path}: without a movement point it must cost more than $${discount}, or it could go on for ever`)
  })
  return faults
}

/** By how much cards make jumps cheaper, at most. */
function largestDiscount({ base, improved }: Pack['actionCards']): number {
  const effects = [...base, ...improved].flatMap(card => card.effects)
  const chosen = effects.flatMap(effect =>
    'choose' in effect ? effect.choose.options.map(option => option.effect) : [],
  )
  return Math.max(0, ...[...effects, ...chosen].map(effect => ('patents' in effect ? effect.patents.jumpDiscount : 0)))
}

/** There are enough tiles, chits and boxes for the whole game. */
function counts(pack: Pack): readonly string[] {
  const faults: string[] = []
  const need = (path: string, right: boolean, what: string) => {
    if (!right) faults.push(`${path}: ${what}`)
  }
  const { limits, setup, players, board } = pack
  const rows = board.patentsOffice.rows.length
  need('bonusChits', pack.bonusChits.length >= rows, `one for each of the ${rows} rows is needed`)
  need('limits.rounds', limits.juryBoxes - setup.juryTilesDrawn === limits.rounds, 'each round fills one Jury box')
  need('juryTiles.tiles', pack.juryTiles.tiles.length >= limits.juryBoxes, 'one for each Jury box is needed')
  need('players.colors', pack.players.colors.length >= players.max, 'one for each player is needed')
  const funded = { soloStartFunding: setup.soloStartFunding, ...setup.startFundingByOrder }
  for (const [name, money] of Object.entries(funded)) {
    const path = name === 'soloStartFunding' ? name : `startFundingByOrder.${name}`
    need(
      `setup.${path}`,
      money <= limits.maxFunding,
      `at most ${limits.maxFunding}, the end of the track, not ${money}`,
    )
  }
  need('resources', pack.resources.length === 8, 'all eight types are needed')
  for (let count = players.min; count <= players.max; count++) {
    const here = setup.byPlayers[count]
    need('setup.byPlayers', here !== undefined, `there is nothing for ${count} player(s)`)
    need('setup.startFundingByOrder', setup.startFundingByOrder[count] !== undefined, `nothing for player ${count}`)
    const ghosts = here?.ghostTokens ?? 0
    need(
      `setup.byPlayers.${count}.ghostTokens`,
      ghosts === 0 || ghosts === rows,
      `none, or one for each of ${rows} rows`,
    )
  }
  const scrap = pack.labBoard.scrapCells.length
  pack.handicaps.forEach(({ resourceTiles, scrapTiles }, at) => {
    need(`handicaps[${at}]`, resourceTiles + scrapTiles === scrap, `its tiles cover the ${scrap} Scrap cells`)
  })
  need('handicaps', pack.handicaps.length === 3, 'freshman, graduate and scientist are needed')
  const most = Math.max(...pack.handicaps.map(one => one.resourceTiles)) * players.max
  const station = Math.max(...Object.values(setup.byPlayers).map(one => one.stationTiles))
  need('resourceTiles.tiles', pack.resourceTiles.tiles.length >= most + station, `${most + station} are needed`)
  return faults
}
