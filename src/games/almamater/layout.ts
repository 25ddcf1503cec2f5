import { listFor } from '../../kernel/lists.ts'
import { row } from '../../kernel/rows.ts'
import type { GloryTile, ResearchCard } from './prepared/cards.ts'
import type { Professor, Student } from './prepared/people.ts'
import type { BoardSpaces } from './prepared/spaces.ts'
import type { Layout, Play } from './state.ts'

/** What a layout names, looked up once: the rows behind its ids. */
export interface LayoutRows {
  readonly board: BoardSpaces
  readonly students: readonly Student[]
  readonly professors: readonly Professor[]
  readonly research: readonly ResearchCard[]
  readonly glory: readonly GloryTile[]
}

const known = new WeakMap<Layout, LayoutRows>()

/** The layout asked for last: one game asks many times in a row. */
let recent: { readonly layout: Layout; readonly rows: LayoutRows } | undefined

export function layoutOf(play: Play): LayoutRows {
  const { layout } = play.state
  if (recent?.layout !== layout) recent = { layout, rows: find(play) }
  return recent.rows
}

function find({ state, components }: Play): LayoutRows {
  const { layout } = state
  let rows = known.get(layout)
  if (rows === undefined) {
    rows = {
      board: row(components.boards, layout.board),
      students: listFor(layout.campus, id => row(components.students, id)),
      professors: listFor(layout.academy, id => row(components.professors, id)),
      research: listFor(layout.research, id => row(components.researchCards, id)),
      glory: listFor(layout.glory, id => row(components.glory, id)),
    }
    known.set(layout, rows)
  }
  return rows
}

export const boardOf = (play: Play): BoardSpaces => layoutOf(play).board
