import type { Json } from '../../../kernel/json.ts'
import shipped from '../components.json' with { type: 'json' }

type Draft = typeof shipped

/**
 * A pack as a designer might try it, in which random players complete Projects, lead rows, reach their ends and end the game
 * in every way: modest Projects, rich Technologies, short rows, a narrow Lab, generous cards.
 */
export function otherPack(): Json {
  const pack: Draft = structuredClone(shipped)
  for (const project of pack.projects)
    project.requires = { steel: 1, [project.energy]: 1 } as unknown as typeof project.requires
  pack.resourceTiles.tiles.forEach((tile, at) => {
    tile.two = 'steel'
    tile.one = at % 2 === 0 ? 'steam' : 'electricity'
  })
  for (const technology of pack.technologies)
    if (technology.kind === 'resource')
      technology.effect = { supply: { steel: 2, steam: 2, electricity: 2 } } as unknown as typeof technology.effect
  Object.assign(pack.limits, { projectsToEnd: 2, maxFunding: 9 })
  Object.assign(pack.scoring, { leaderVpPerType: 2, juryVpPerProject: 3 })
  const office = pack.board.patentsOffice
  office.columns = 5
  office.spaces = office.spaces.filter(space => space.column <= 5)
  office.jumps = office.jumps.filter(jump => jump.column <= 5)
  Object.assign(pack.labBoard, { rows: 4, cols: 5 })
  pack.labBoard.cells = pack.labBoard.cells.filter(cell => cell.row < 4 && cell.col < 5)
  pack.labBoard.scrapCells = [
    { row: 1, col: 1 },
    { row: 2, col: 3 },
  ]
  for (const level of pack.handicaps) level.scrapTiles = 2 - level.resourceTiles
  for (const card of [...pack.actionCards.base, ...pack.actionCards.improved])
    for (const effect of card.effects as { lab?: unknown; max?: number }[]) if (effect.lab) effect.max = 6
  Object.assign(pack.setup, { soloStartFunding: 9, startFundingByOrder: { 1: 6, 2: 7, 3: 8, 4: 9 } })
  return pack
}

/**
 * A pack with boards as they might be printed: a Lab without two corners and without a cell in its midst, a jump for money
 * alone, and jumps that lead forwards from column to column, one of them for nothing.
 */
export function unevenPack(): Json {
  const pack: Draft = structuredClone(shipped)
  const missing = ['0-0', '5-6', '3-3']
  pack.labBoard.cells = pack.labBoard.cells.filter(({ row, col }) => !missing.includes(`${row}-${col}`))
  const [first, second, third] = pack.board.patentsOffice.jumps
  Object.assign(first ?? {}, { between: ['steel-3', 'copper-3'], points: 0, money: 2 })
  Object.assign(second ?? {}, { between: ['steel-5', 'copper-7'], points: 1, money: 1 })
  Object.assign(third ?? {}, { between: ['copper-9', 'steel-8'], points: 0, money: 0 })
  return pack
}
