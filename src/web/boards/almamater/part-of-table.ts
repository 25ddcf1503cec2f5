import { useRef } from 'react'
import { type DrawnFrom, isDrawnAlike, marksFor } from '../../plates/drawn-from.ts'
import { isRepeated } from './offered-action.ts'
import { shownPlayer, type TableInput } from './table-input.ts'

const parts = {
  town: {
    kinds: ['space', 'deal'],
    of: table => [...standingOn(table), table.play.state.order, table.play.state.bishop, isRepeated(table.play)],
  },
  schools: {
    kinds: ['space', 'student', 'professor'],
    of: table => {
      const { campus, academy, prices, tutors, reputation, players } = table.play.state
      const owned = players.flatMap(({ students, professors }) => [students, professors])
      return [...standingOn(table), campus, academy, prices, tutors, reputation, ...owned]
    },
  },
  research: {
    kinds: ['level'],
    of: ({ play: { state } }) => [state.layout, state.turn.green, state.turn.black, state.ranking, state.levels],
  },
  displays: { kinds: ['slot', 'more'], of: ({ play }) => play.state },
  fame: {
    kinds: ['bust'],
    of: ({ play: { state } }) => [
      state.layout,
      state.busts,
      state.bustChancellors,
      ...state.players.map(({ busts }) => busts),
    ],
  },
  halls: {
    kinds: ['hall', 'own-space', 'space'],
    of: table => [shownPlayer(table).students, shownPlayer(table).ownSpaces],
  },
  ranks: { kinds: ['supply'], of: ({ play: { state } }) => [state.layout, state.reputation] },
} satisfies Record<string, DrawnFrom<TableInput>>

type PartName = keyof typeof parts

/** Who stands on the spaces of the board, and what the viewer needs there. */
const standingOn = (table: TableInput): readonly unknown[] => {
  const { layout, standing, turn } = table.play.state
  return [layout, standing, turn.tutorsOn, shownPlayer(table).powers]
}

/** The table as one part of it needs it: it stays the same object while the part would be drawn as before. */
export function usePart(table: TableInput, name: PartName): TableInput {
  const kept = useRef<TableInput>(undefined)
  const part = partOf(kept.current, table, name)
  kept.current = part
  return part
}

/** The part as it was kept, if it would be drawn as before; else anew, with the marks of its own places alone. */
export function partOf(kept: TableInput | undefined, table: TableInput, name: PartName): TableInput {
  const part: DrawnFrom<TableInput> = parts[name]
  const isKept = kept !== undefined && isDrawnAlike(part, kept, table)
  return isKept ? kept : { ...table, marks: marksFor(part, table.marks) }
}
