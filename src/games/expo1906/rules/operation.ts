import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import { feedingChanged } from '../lab/changes.ts'
import type { LabTile } from '../lab/piece.ts'
import { lacks, newlyFed } from '../lab/supply.ts'
import type { Amounts } from '../pack.ts'
import { labTile } from '../prepared/tiles.ts'
import { type Play, playerAt } from '../state.ts'
import { triggerEnd } from './ending.ts'
import { gainPoints } from './resources.ts'
import { leaderOf } from './tokens.ts'

/** After each single operation: Projects complete themselves and score, and the end may be triggered (E-6.14). */
export function afterOperation(play: Play, seat: Seat, before: readonly LabTile[] | undefined): void {
  const { tiles } = play.components
  const player = playerAt(play, seat)
  for (const project of newlyFed(tiles, player.lab)) complete(play, seat, project)
  if (before !== undefined) tellFeeding(play, seat, before)
}

function complete(play: Play, seat: Seat, project: LabTile): void {
  const { lab } = playerAt(play, seat)
  lab[lab.indexOf(project)] = labTile(project, true)
  if (play.events) happened(play, { type: 'project-completed', seat, project: project.tile })
  score(play, seat, project.tile)
  if (completeProjects(lab) >= play.components.pack.limits.projectsToEnd) triggerEnd(play, 'projects')
}

export function completeProjects(lab: readonly LabTile[]): number {
  let count = 0
  for (const tile of lab) if (tile.complete) count++
  return count
}

/** Printed VP, and 1 more for each required type whose row the player leads (E-12.1). */
function score(play: Play, seat: Seat, project: string): void {
  const { tiles, rowOf, pack } = play.components
  const { vp, needs } = row(tiles, project)
  gainPoints(play, seat, vp, project, 'projects')
  let led = 0
  for (const { resource } of needs) {
    const at = rowOf.get(resource)
    if (at !== undefined && leaderOf(play, at) === seat) led++
  }
  gainPoints(play, seat, led * pack.scoring.leaderVpPerType, project, 'leaders')
}

/** What the incomplete Projects that are fed otherwise now still lack: the preview of an operation shows it. */
function tellFeeding(play: Play, seat: Seat, before: readonly LabTile[]): void {
  const { tiles } = play.components
  const { lab } = playerAt(play, seat)
  for (const project of feedingChanged(tiles, before, lab)) {
    const missing = lacks(tiles, lab, project).map(({ resource, amount }) => [resource, amount])
    const lacking: Amounts = Object.fromEntries(missing)
    happened(play, { type: 'project-fed', seat, project: project.tile, lacks: lacking })
  }
}
