import type { RequiredVolumes, Scored } from '../../games/newton/pack.ts'
import { missingVolumes } from '../../games/newton/rules/requirements.ts'
import { differentSets, objectivePoints, objectivesReached } from '../../games/newton/rules/scoring.ts'
import type { Outlook } from './outlook.ts'

const [, TECHNOLOGY, TRAVEL, LESSONS, STUDY] = [0, 1, 2, 3, 4]

/** What an Objective will score at the end, if things go on as they may be expected to. */
export function expectedPoints(id: string, look: Outlook): number {
  const objective = look.play.components.objectives.get(id)
  if (objective === undefined) return 0
  const { per, vp, every = 1, max } = objective.scoring
  const points = (expectedCount(per, look) / every) * vp
  return max === null ? points : Math.min(max, points)
}

function expectedCount(per: Scored, look: Outlook): number {
  const { player, uses, turns } = look
  const travels = uses[TRAVEL] ?? 0
  switch (per) {
    case 'coin':
      return 0.7 * player.coins + 2
    case 'potion':
      return 0.7 * player.potions + 1
    case 'bonusToken':
      return player.tokens.length + 0.2 * (travels + (uses[TECHNOLOGY] ?? 0))
    case 'universityVisited':
      return Math.min(6, look.universities + 0.25 * travels)
    case 'ancientLandVisited':
      return Math.min(3, look.ancientLands + 0.1 * travels)
    case 'studentOnFinalSpace':
      return finalStudents(look) + 0.15 * (uses[TECHNOLOGY] ?? 0)
    case 'masterPlayed':
      return player.playedMasters.length + Math.min(player.masters.length, 0.08 * turns)
    case 'bookshelfTilePlaced':
      return player.shelf.length + 0.6 * (uses[STUDY] ?? 0)
    case 'setOfThreeDifferentVolumes':
      return differentSets(look.volumes) + 0.04 * turns
    case 'availableNonStartingActionCard':
      return bought(look) + 0.5 * (uses[LESSONS] ?? 0)
  }
}

function finalStudents({ player, play }: Outlook): number {
  let sum = 0
  for (const space of player.students) if (play.components.technology.get(space)?.final) sum++
  return sum
}

function bought({ player, notes }: Outlook): number {
  let sum = 0
  for (const id of player.hand) if ((notes.cards.get(id)?.level ?? 0) > 0) sum++
  for (const id of player.desk) if ((notes.cards.get(id)?.level ?? 0) > 0) sum++
  return sum
}

/** What reaching the Objective on a space promises, with the Volumes that would still be missing. */
export function objectivePromise(tile: string, requirement: RequiredVolumes | undefined, look: Outlook): number {
  const missing = requirement === undefined ? 0 : missingVolumes(look.volumes, requirement)
  const short = Math.max(0, missing - look.player.potions)
  return look.weights.objective * expectedPoints(tile, look) * look.weights.missingVolume ** short
}

/** What Objectives that are reached will score at the end beyond what they would score now. */
export function growthOfObjectives(look: Outlook): number {
  let growth = 0
  for (const id of objectivesReached(look.play, look.seat))
    growth += expectedPoints(id, look) - objectivePoints(look.play, look.seat, id)
  return look.weights.growth * growth
}
