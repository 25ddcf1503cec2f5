import type { Json } from '../../kernel/json.ts'
import { readPack } from '../../kernel/pack.ts'
import { fault, type PackFault, repeated } from '../../kernel/pack-told.ts'
import { cardFaults, improvementFaults } from './check-cards.ts'
import { MOST_CELLS } from './lab/cells.ts'
import { formOfShape, gridOf } from './lab/placement.ts'
import { type Pack, packSchema } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(
    packSchema,
    json,
    references,
    labFaults,
    shapeFaults,
    patentsFaults,
    cardFaults,
    improvementFaults,
    counts,
    countsByPlayers,
  )

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(row => row.id)

/** Whatever is named exists, once. */
function references(pack: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
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
      if (!shapes.has(shape))
        faults.push(
          fault(`${kind}[${at}].shape`, { en: `there is no shape "${shape}"`, it: `non c’è la forma "${shape}"` }),
        )
    })
  pack.projects.forEach(({ energy, requires }, at) => {
    if (requires[energy] === undefined)
      faults.push(
        fault(`projects[${at}].energy`, {
          en: `a Project needs its own energy; "${energy}" is not among what it requires`,
          it: `un Progetto ha bisogno della propria energia; "${energy}" non è tra ciò che richiede`,
        }),
      )
  })
  return faults
}

const spot = ({ row, col }: { readonly row: number; readonly col: number }): string => `(${row},${col})`

/** The Lab fits the bits of a set of cells, and Scrap lies on it. */
function labFaults({ labBoard }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { rows, cols, scrapCells, cells } = labBoard
  if (rows * cols > MOST_CELLS)
    faults.push(
      fault('labBoard', {
        en: `${rows} × ${cols} cells; at most ${MOST_CELLS} can be`,
        it: `${rows} × ${cols} caselle; al massimo possono essere ${MOST_CELLS}`,
      }),
    )
  cells.forEach(({ row, col }, at) => {
    if (row >= rows || col >= cols)
      faults.push(
        fault(`labBoard.cells[${at}]`, {
          en: `(${row},${col}) is not within ${rows} rows and ${cols} columns`,
          it: `(${row},${col}) non sta in ${rows} righe e ${cols} colonne`,
        }),
      )
  })
  faults.push(...repeated('labBoard.cells', cells.map(spot), 'cell'))
  faults.push(...repeated('labBoard.scrapCells', scrapCells.map(spot), 'cell'))
  const there = new Set(cells.map(spot))
  scrapCells.forEach((cell, at) => {
    if (!there.has(spot(cell)))
      faults.push(
        fault(`labBoard.scrapCells[${at}]`, {
          en: `${spot(cell)} is not on the board`,
          it: `${spot(cell)} non è sul tabellone`,
        }),
      )
  })
  return faults
}

/** Every tile can lie somewhere in the Lab, and its rotations stand in order. */
function shapeFaults({ labBoard, shapes, resourceTileGeometry }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { rows, cols } = labBoard
  shapes.forEach(({ rotations }, at) => {
    rotations.forEach(({ rotation, cells: offsets }, turn) => {
      const path = `shapes[${at}].rotations[${turn}]`
      if (rotation !== turn)
        faults.push(
          fault(`${path}.rotation`, {
            en: `rotations stand in order, so this must be ${turn}`,
            it: `le rotazioni stanno in ordine, quindi qui va ${turn}`,
          }),
        )
      if (offsets.some(([row, col]) => row >= rows || col >= cols))
        faults.push(fault(`${path}.cells`, { en: 'larger than the Lab', it: 'più grande del Laboratorio' }))
    })
    if (rows * cols <= MOST_CELLS && formOfShape(gridOf(labBoard), rotations).placements.length === 0)
      faults.push(
        fault(`shapes[${at}]`, {
          en: 'there is no room for it among the cells of the Lab',
          it: 'non c’è posto tra le caselle del Laboratorio',
        }),
      )
  })
  resourceTileGeometry.edgesByRotation.forEach(({ rotation, two, one }, at) => {
    const path = `resourceTileGeometry.edgesByRotation[${at}]`
    if (rotation !== at)
      faults.push(
        fault(`${path}.rotation`, {
          en: `rotations stand in order, so this must be ${at}`,
          it: `le rotazioni stanno in ordine, quindi qui va ${at}`,
        }),
      )
    if ([...two, ...one].sort().join('') !== 'ensw')
      faults.push(
        fault(`${path}`, {
          en: 'each of n, e, s, w belongs to one half',
          it: 'ognuno di n, e, s, w appartiene a una metà',
        }),
      )
  })
  return faults
}

/** Rows are whole, and jumps lead to other rows. */
function patentsFaults({ board: { patentsOffice }, actionCards }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { rows, columns, spaces, jumps } = patentsOffice
  faults.push(...repeated('board.patentsOffice.spaces', idsOf(spaces)))
  spaces.forEach(({ column }, at) => {
    if (column > columns)
      faults.push(
        fault(`board.patentsOffice.spaces[${at}].column`, {
          en: `at most ${columns}, not ${column}`,
          it: `al massimo ${columns}, non ${column}`,
        }),
      )
  })
  for (const { resource } of rows)
    for (let column = 2; column <= columns; column++)
      if (!spaces.some(space => space.row === resource && space.column === column))
        faults.push(
          fault('board.patentsOffice.spaces', {
            en: `row "${resource}" has no space in column ${column}`,
            it: `la riga "${resource}" non ha uno spazio nella colonna ${column}`,
          }),
        )
  faults.push(...repeated('board.patentsOffice.jumps', idsOf(jumps)))
  const links = jumps.map(({ between }) => between.toSorted().join(' – '))
  faults.push(...repeated('board.patentsOffice.jumps', links, 'between'))
  const discount = largestDiscount(actionCards)
  jumps.forEach(({ between, points, money }, at) => {
    const path = `board.patentsOffice.jumps[${at}]`
    const [one, other] = between.map(id => spaces.find(space => space.id === id))
    const isInRow = (row: string | undefined): boolean => rows.some(({ resource }) => resource === row)
    if (!isInRow(one?.row) || !isInRow(other?.row) || one?.row === other?.row)
      faults.push(
        fault(`${path}.between`, { en: 'a jump joins spaces of two rows', it: 'un salto unisce spazi di due righe' }),
      )
    else if (points === 0 && money <= discount && one?.column === other?.column)
      faults.push(
        fault(`${path}`, {
          en: `without a movement point it must cost more than $${discount}, or it could go on for ever`,
          it: `senza un punto movimento deve costare più di $${discount}, altrimenti potrebbe continuare per sempre`,
        }),
      )
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
function counts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { limits, setup, players, board } = pack
  const rows = board.patentsOffice.rows.length
  need('bonusChits', pack.bonusChits.length >= rows, {
    en: `one for each of the ${rows} rows is needed`,
    it: `ne serve uno per ognuna delle ${rows} righe`,
  })
  need('limits.rounds', limits.juryBoxes - setup.juryTilesDrawn === limits.rounds, {
    en: 'each round fills one Jury box',
    it: 'ogni round riempie una casella della Giuria',
  })
  need('juryTiles.tiles', pack.juryTiles.tiles.length >= limits.juryBoxes, {
    en: 'one for each Jury box is needed',
    it: 'ne serve una per ogni casella della Giuria',
  })
  need('players.colors', pack.players.colors.length >= players.max, {
    en: 'one for each player is needed',
    it: 'ne serve uno per ogni giocatore',
  })
  const funded = { soloStartFunding: setup.soloStartFunding, ...setup.startFundingByOrder }
  for (const [name, money] of Object.entries(funded)) {
    const path = name === 'soloStartFunding' ? name : `startFundingByOrder.${name}`
    need(`setup.${path}`, money <= limits.maxFunding, {
      en: `at most ${limits.maxFunding}, the end of the track, not ${money}`,
      it: `al massimo ${limits.maxFunding}, la fine del tracciato, non ${money}`,
    })
  }
  need('resources', pack.resources.length === 8, {
    en: 'all eight types are needed',
    it: 'servono tutti gli otto tipi',
  })
  return faults
}

/** Setup is told for as many as play, and handicaps and tiles suffice. */
function countsByPlayers(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { setup, players, board } = pack
  const rows = board.patentsOffice.rows.length
  for (let count = players.min; count <= players.max; count++) {
    const here = setup.byPlayers[count]
    need('setup.byPlayers', here !== undefined, {
      en: `there is nothing for ${count} player(s)`,
      it: `non c’è niente per ${count} giocatori`,
    })
    need('setup.startFundingByOrder', setup.startFundingByOrder[count] !== undefined, {
      en: `nothing for player ${count}`,
      it: `niente per il giocatore ${count}`,
    })
    const ghosts = here?.ghostTokens ?? 0
    need(`setup.byPlayers.${count}.ghostTokens`, ghosts === 0 || ghosts === rows, {
      en: `none, or one for each of ${rows} rows`,
      it: `nessuno, o uno per ognuna delle ${rows} righe`,
    })
  }
  const scrap = pack.labBoard.scrapCells.length
  pack.handicaps.forEach(({ resourceTiles, scrapTiles }, at) => {
    need(`handicaps[${at}]`, resourceTiles + scrapTiles === scrap, {
      en: `its tiles cover the ${scrap} Scrap cells`,
      it: `le sue tessere coprono le ${scrap} caselle di scarto`,
    })
  })
  need('handicaps', pack.handicaps.length === 3, {
    en: 'freshman, graduate and scientist are needed',
    it: 'servono matricola, laureato e scienziato',
  })
  const most = Math.max(...pack.handicaps.map(one => one.resourceTiles)) * players.max
  const station = Math.max(...Object.values(setup.byPlayers).map(one => one.stationTiles))
  need('resourceTiles.tiles', pack.resourceTiles.tiles.length >= most + station, {
    en: `${most + station} are needed`,
    it: `ne servono ${most + station}`,
  })
  return faults
}

function needs() {
  const faults: PackFault[] = []
  const need = (path: string, right: boolean, what: PackFault['told']): void => {
    if (!right) faults.push(fault(path, what))
  }
  return { faults, need }
}
