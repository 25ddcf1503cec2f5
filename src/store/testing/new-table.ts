import type { NewTable } from '../port/tables.ts'

let tables = 0

/** A table like any other, but for what the test says. */
export function newTable(differing: Partial<NewTable> = {}): NewTable {
  tables += 1
  return {
    id: `table-${tables}`,
    game: 'newton',
    header: { options: { seats: 2 } },
    status: 'open',
    people: ['ada'],
    visibility: 'public',
    summary: { title: `Table ${tables}` },
    createdAt: 1_000,
    updatedAt: 1_000 + tables,
    ...differing,
  }
}
