import type { BoardProps } from '../boards/board.ts'
import type { Reading } from '../explain/Explaining.tsx'
import { useSpeech } from '../messages/messages.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Episode } from './happenings.ts'
import { useLastPointer } from './use-last-pointer.ts'
import { useMarks } from './use-marks.ts'
import type { Playing } from './use-playing.ts'
import { usePointing } from './use-pointing.ts'

const nowhere: readonly PlaceName[] = []

/** Where a lesson or a coach wants one to look. */
export const lookOf = ({ learning, coach }: Playing): readonly PlaceName[] => learning?.look ?? coach?.look ?? nowhere

/** What a board is drawn from: the game as the viewer sees it, marked for the open question or for what is shown again. */
export function useBoardProps(
  playing: Playing,
  shown: Episode | undefined,
  read: (reading: Reading) => void,
): BoardProps | undefined {
  const { language } = useSpeech()
  const { snapshot, who, spoken, asking, answering } = playing
  const { play, seat, pack } = snapshot
  const pointer = useLastPointer()
  const pointing = usePointing(spoken, answering.pointAt, place => {
    if (!answering.pickAt(place, pointer.current)) read({ thing: { kind: 'place', place } })
  })
  const marks = useMarks(playing, lookOf(playing), shown)
  if (play === undefined) return undefined
  return {
    play,
    pack,
    language,
    seat: seat ?? 0,
    own: seat !== undefined,
    who,
    marks,
    pointing,
    question: asking?.id ?? '',
  }
}
