import { never } from '../../../kernel/errors.ts'
import type { AskedFrame } from '../rules.ts'
import type { Phrases } from './phrases.ts'

/** Leaving out what is left reads by what it is that is left. */
export function stopText({ options: { stop } }: Phrases, frame: AskedFrame): string {
  switch (frame.rule) {
    case 'travel':
      return frame.parts > 0 ? stop.stayHere : stop.leaveOut
    case 'technology':
      if (frame.student >= 0) return stop.stayHere
      return frame.moved.length > 0 ? stop.noMoreStudents : stop.leaveOut
    case 'lessons':
      return frame.parts > 0 ? stop.noMoreCards : stop.leaveOut
    case 'study':
      return frame.parts > 0 ? stop.noMoreTiles : stop.leaveOut
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
      return never(frame)
  }
}
