import type { Frame } from '../../../kernel/agenda.ts'
import type { ActionFrame } from '../frames.ts'
import type { Phrases } from './phrases.ts'

/** Leaving out what is left reads by what it is that is left. */
export function stopText({ options: { stop } }: Phrases, frame: Frame): string {
  const { parts, student, moved } = frame as ActionFrame
  switch (frame.rule) {
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
    default:
      return stop.leaveOut
  }
}
