import { useRef } from 'react'
import { holdTheSame } from '../../plates/same-parts.ts'
import { kindOf, type Marks, type PlaceName, type Preview } from '../../plates/targets.ts'
import { isRepeated } from './offered-action.ts'
import { shownPlayer, type TableInput } from './table-input.ts'

interface Part {
  /** The kinds of places that lie on it, or of which it shows what a move would do there. */
  readonly kinds: readonly string[]
  /** All of the game that it shows and that can change. */
  readonly of: (table: TableInput) => readonly unknown[]
}

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
  displays: { kinds: ['slot', 'more'], of: ({ play }) => [play] },
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
} satisfies Record<string, Part>

type PartName = keyof typeof parts

/** Who stands on the spaces of the board, and what the viewer needs there. */
const standingOn = (table: TableInput): readonly unknown[] => {
  const { layout, standing, turn } = table.play.state
  return [layout, standing, turn.tutorsOn, shownPlayer(table).powers]
}

/**
 * The table as one part of it needs it: with the marks of its own places alone. It stays the same object while nothing
 * changes there, so that neither an answer nor pointing at one part draws the others again. A view keeps what did not change
 * as the same objects.
 */
export function usePart(table: TableInput, name: PartName): TableInput {
  const kept = useRef(table)
  kept.current = partOf(kept.current, table, name)
  return kept.current
}

/** The part as it was kept, if it would be drawn as before; else anew. */
export function partOf(kept: TableInput, table: TableInput, name: PartName): TableInput {
  const part: Part = parts[name]
  const next = { ...table, marks: marksOn(table.marks, place => part.kinds.includes(kindOf(place))) }
  return isSame(part, kept, next) ? kept : next
}

function marksOn(marks: Marks, isHere: (place: PlaceName) => boolean): Marks {
  const { at, preview, mover, ...rest } = marks
  const here = Object.fromEntries(Object.entries(at).filter(([place]) => isHere(place)))
  const isLast = Object.values(here).some(states => states.includes('last-move'))
  return {
    ...rest,
    at: here,
    ...(isLast && mover !== undefined ? { mover } : {}),
    ...(preview === undefined ? {} : { preview: previewOn(preview, isHere) }),
  }
}

function previewOn(preview: Preview, isHere: (place: PlaceName) => boolean): Preview {
  const { way = [], ghosts = [], leaving = [], chips = [], by } = preview
  return {
    way: way.filter(isHere),
    ghosts: ghosts.filter(({ at }) => isHere(at)),
    leaving: leaving.filter(isHere),
    chips: chips.filter(({ at }) => isHere(at)),
    ...(by === undefined ? {} : { by }),
  }
}

function isSame({ of }: Part, first: TableInput, second: TableInput): boolean {
  const { marks, play, ...before } = first
  const { marks: now, play: next, ...after } = second
  if (play.components !== next.components || !holdTheSame(Object.values(before), Object.values(after))) return false
  return (
    (play === next || holdTheSame(of(first), of(second))) &&
    JSON.stringify(withoutEmpty(marks)) === JSON.stringify(withoutEmpty(now))
  )
}

/** A preview of something elsewhere is no preview here. */
function withoutEmpty({ preview, ...marks }: Marks): Marks {
  const { way = [], ghosts = [], leaving = [], chips = [] } = preview ?? {}
  return way.length + ghosts.length + leaving.length + chips.length === 0 || preview === undefined
    ? marks
    : { ...marks, preview }
}
