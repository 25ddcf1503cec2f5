import { hatchOf } from '../../../plates/seats.ts'
import { noMarks } from '../../../plates/targets.ts'
import type { PlayerInput } from '../board-input.ts'
import { Bookshelf } from './Bookshelf.tsx'
import { StudyHeader } from './Counters.tsx'
import { Desk } from './Desk.tsx'
import { ShelfPiles, TravelCubes } from './Supplies.tsx'

/** A player's study: shelf, cubes and piles on the left, the five columns of the desk on the right. */
export function StudyBoard({
  player,
  you,
  components,
  marks,
  pointing,
  labels,
  note,
}: PlayerInput & { you: boolean; note?: string | undefined }) {
  const board = you
    ? { player, components, marks, pointing, labels }
    : { player, components, marks: noMarks, pointing, labels }
  return (
    <section className="sheet study" aria-label={labels.study(player.name, you)}>
      <svg className="study-edge" aria-hidden="true">
        <rect width="5" height="100%" fill={hatchOf(player.color)} />
      </svg>
      <div className="study-left">
        <StudyHeader
          player={player}
          title={labels.study(player.name, you)}
          preview={board.marks.preview}
          labels={labels}
        />
        <Bookshelf {...board} />
        <TravelCubes {...board} />
        <ShelfPiles {...board} />
      </div>
      <Desk {...board} note={note} />
    </section>
  )
}
