import type { Frame } from '../../../kernel/agenda.ts'
import { never } from '../../../kernel/errors.ts'
import type { ActionFrame } from '../frames.ts'
import type { AskedRule } from '../rules.ts'
import type { Phrases } from './phrases.ts'

/** Leaving out what is left reads by what it is that is left. */
export function stopText({ options: { stop } }: Phrases, frame: Frame): string {
  const { parts, student, moved } = frame as ActionFrame
  const rule = frame.rule as AskedRule
  switch (rule) {
    case 'travel':
      return parts > 0 ? stop.stayHere : stop.leaveOut
    case 'technology':
      if (student >= 0) return stop.stayHere
      return moved.length > 0 ? stop.noMoreStudents : stop.leaveOut
    case 'lessons':
      return parts > 0 ? stop.noMoreCards : stop.leaveOut
    case 'study':
      return parts > 0 ? stop.noMoreTiles : stop.leaveOut
    case 'play-master':
      return stop.noMaster
    case 'place-cube':
      return stop.noCube
    case 'remove-tiles':
      return stop.keepTiles
    case 'choose-tile':
    case 'replace-tile':
      return stop.noTile
    case 'work':
    case 'place-tile':
    case 'any-action':
    case 'discard':
    case 'turn':
    case 'draft':
    case 'keep-masters':
    case 'push-under':
    case 'confirm':
      return stop.leaveOut
    default:
      return never(rule)
  }
}
