import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import type { Entry, TableHeader } from '../../../tables/entry.ts'
import type { SeatHolder } from '../../../tables/seats.ts'
import type { LocalSeat } from './saved-table.ts'

/** The owner of all tables of this browser, whatever they are called. */
export const OWNER = 'owner'

/** What is chosen for a table of this browser. */
export interface LocalChoice {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  /** The owner's. */
  readonly seat: Seat
  readonly options: Readonly<Record<string, unknown>>
  readonly pack?: Json | undefined
  readonly createdAt: number
}

export function headerFor({ id, game, seats, seat, options, pack, createdAt }: LocalChoice): TableHeader {
  const own = pack === undefined ? {} : { pack }
  return {
    id,
    game,
    host: { person: OWNER, name: seats[seat]?.name ?? '' },
    createdAt,
    arrangement: { visibility: 'private', options: options as Readonly<Record<string, Json>>, ...own },
    seats: seats.map((holder, at): SeatHolder => {
      if (holder.kind === 'bot') return holder
      return { kind: 'person', person: at === seat ? OWNER : `other-${at}`, name: holder.name }
    }),
  }
}

/** The entries of a game that was played as its record says. */
export const entriesOf = ({ seed, rulesVersion, components, answers }: GameRecord, at: number): readonly Entry[] => [
  { kind: 'started', seed, rulesVersion, components, at },
  ...answers.map((given): Entry => ({ kind: 'answered', ...given, at })),
]
