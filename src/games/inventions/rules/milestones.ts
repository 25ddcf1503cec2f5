import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { Milestone } from '../components.ts'
import { happened } from '../events.ts'
import { currentEra, type Play } from '../state.ts'
import { returnAsScholar } from './resources.ts'

/** Whether a seat may use what a milestone stands for (I-8.3, I-R23). */
export function hasAccess(play: Play, seat: Seat, id: string): boolean {
  const { privates, common, discard } = play.state
  const display = privates.indexOf(id)
  if (display < 0) return common.includes(id) || discard.includes(id)
  if (display === seat) return true
  const milestone = row(play.components.milestones, id)
  return milestone.era < currentEra(play) || diplomatsOn(play, milestone).includes(seat)
}

export const diplomatsOn = ({ state }: Play, { index }: Milestone): Seat[] => state.diplomats[index] as Seat[]

/**
 * Inserts a milestone into Common Knowledge above the topmost tile of the same or an earlier letter; a fifth tile sends the
 * bottom one to the discard (I-8.6, I-R20).
 */
export function insertMilestone(play: Play, id: string): void {
  const { common } = play.state
  const { milestones, pack } = play.components
  const { letter } = row(milestones, id)
  const below = common.findIndex(other => row(milestones, other).letter <= letter)
  common.splice(below < 0 ? common.length : below, 0, id)
  if (play.events) happened(play, { type: 'milestone-inserted', milestone: id })
  if (common.length > pack.milestoneDisplays.commonKnowledge.spaces) discardLast(play)
}

/**
 * Eureka makes room first: the bottommost tile leaves Common Knowledge. Then the old private milestone is inserted, or discarded
 * too if its letter is earlier than all that are left (I-9.8.3, I-R20).
 */
export function replacePrivateMilestone(play: Play, id: string): void {
  const { common } = play.state
  const { milestones } = play.components
  const { letter } = row(milestones, id)
  discardLast(play)
  const bottom = common[common.length - 1]
  if (bottom !== undefined && letter < row(milestones, bottom).letter) discardMilestone(play, id)
  else insertMilestone(play, id)
}

function discardLast(play: Play): void {
  const last = play.state.common.pop()
  if (last !== undefined) discardMilestone(play, last)
}

/** Citizens on it come back as scholars (I-8.7). */
function discardMilestone(play: Play, id: string): void {
  play.state.discard.push(id)
  if (play.events) happened(play, { type: 'milestone-discarded', milestone: id })
  for (const seat of diplomatsOn(play, row(play.components.milestones, id)).splice(0)) returnAsScholar(play, seat, id)
}

/** The rightmost tile of the Eureka display, by place; -1 if there is none. */
export function lastEureka(eureka: readonly string[]): number {
  for (let at = eureka.length - 1; at >= 0; at--) if (eureka[at] !== '') return at
  return -1
}
