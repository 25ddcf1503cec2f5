import type { Json } from '../../../kernel/json.ts'
import shipped from '../components.json' with { type: 'json' }

type Draft = typeof shipped

/**
 * A pack as a designer might try it, in which random players complete Projects, reach the ends of rows and end the game in
 * every way: modest Projects, rich Technologies, short rows, a smaller Lab, generous cards.
 */
export function otherPack(): Json {
  const pack: Draft = structuredClone(shipped)
  for (const project of pack.projects) project.requires = { [project.energy]: 1 } as unknown as typeof project.requires
  Object.assign(pack.limits, { projectsToEnd: 3, maxFunding: 9 })
  Object.assign(pack.scoring, { leaderVpPerType: 2, juryVpPerProject: 3 })
  const office = pack.board.patentsOffice
  office.columns = 5
  office.spaces = office.spaces.filter(space => space.column <= 5)
  office.jumps = office.jumps.filter(jump => jump.column <= 5)
  pack.labBoard.rows = 5
  pack.labBoard.cells = pack.labBoard.cells.filter(cell => cell.row < 5)
  for (const card of [...pack.actionCards.base, ...pack.actionCards.improved])
    for (const effect of card.effects as { lab?: unknown; max?: number }[]) if (effect.lab) effect.max = 6
  pack.setup.soloStartFunding = 9
  Object.assign(pack.setup.startFundingByOrder, { 1: 6, 2: 7, 3: 8, 4: 9 })
  return pack as Json
}
