import { kindIndex, kinds } from '../../../games/almamater/books.ts'
import type { AlmaMaterEvent } from '../../../games/almamater/events.ts'
import type { Color } from '../../../games/almamater/pack/terms.ts'
import { type Play, playerAt, prestigeOf } from '../../../games/almamater/state.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { IconName } from '../../plates/icons/icons.ts'
import { addToChips } from '../../plates/marks/chip-parts.ts'
import type { ChipPart, Ghost, PlaceName, Preview } from '../../plates/targets.ts'
import { slotsOf } from './slots.ts'

/** Amounts that a chip or an option shows, by the type of their events. */
export const amountIcons: Readonly<Record<string, IconName>> = {
  ducats: 'coin',
  books: 'textbook',
  prestige: 'vp',
  'green-steps': 'freeStep',
  'black-steps': 'step',
  tutors: 'tutor',
}

/** What events would do, drawn: pieces where they would stand, books that would come and go, what is paid and gained. */
export function previewOf(play: Play, seat: Seat, told: readonly GameEvent[]): Preview {
  const player = playerAt(play, seat)
  const drawn: Drawn = {
    ghosts: [],
    way: [],
    leaving: [],
    chips: new Map(),
    counters: {
      ducats: player.ducats,
      prestige: prestigeOf(player),
      archive: player.archive,
      ...Object.fromEntries(kinds.map(kind => [`books:${kind}`, player.books[kindIndex(kind)] ?? 0])),
    },
    here: undefined,
  }
  for (const event of told as readonly AlmaMaterEvent[]) {
    if (event.type === 'turn-ended') break
    if (event.seat === undefined || event.seat === seat) draw(drawn, play, player.color, event)
  }
  const { chips, here: _, ...rest } = drawn
  return { ...rest, chips: [...chips].map(([at, parts]) => ({ at, parts })) }
}

interface Drawn {
  readonly ghosts: Ghost[]
  readonly way: PlaceName[]
  readonly leaving: PlaceName[]
  readonly chips: Map<PlaceName, ChipPart[]>
  readonly counters: Record<string, number>
  /** Where what is paid and gained next is shown. */
  here: PlaceName | undefined
}

function draw(drawn: Drawn, play: Play, color: Color, event: AlmaMaterEvent): void {
  const { ghosts, way, leaving } = drawn
  switch (event.type) {
    case 'sent':
      drawn.here = `space:${event.space}`
      count(drawn, 'archive', -event.masters)
      for (let each = 0; each < event.masters; each++) ghosts.push({ piece: 'master', color, at: drawn.here })
      break
    case 'student-recruited':
      drawn.here = `student:${event.student}`
      ghosts.push({ piece: 'tile', color, at: `hall:${event.hall}`, id: event.student })
      break
    case 'professor-recruited':
      drawn.here = `professor:${event.professor}`
      ghosts.push({ piece: 'tile', color, at: `own-professor:${event.professor}`, id: event.professor })
      break
    case 'lecture':
    case 'lecture-in-vain':
      drawn.here = `own-professor:${event.professor}`
      break
    case 'bust-taken':
      drawn.here = `bust:${event.letter}`
      break
    case 'researched':
      drawn.here = `level:${event.to}`
      way.push(`level:${event.from}`, drawn.here)
      ghosts.push({ piece: 'marker', color, at: drawn.here })
      break
    case 'bought':
      leaving.push(...slotsOf(play, event.color, true).slice(0, event.shown))
      drawn.here = leaving.at(-1) ?? `more:${event.color}`
      break
    case 'shelved':
      for (const at of slotsOf(play, color, false).slice(-event.count)) ghosts.push({ piece: 'book', color, at })
      break
    case 'master-gained':
      count(drawn, 'archive', 1)
      break
    case 'books':
      count(drawn, `books:${event.kind}`, event.amount)
      break
    case 'ducats':
    case 'prestige':
      count(drawn, event.type, event.amount)
      gain(drawn, event)
      break
    case 'green-steps':
    case 'black-steps':
    case 'tutors':
      gain(drawn, event)
      break
    default:
      break
  }
}

function count({ counters }: Drawn, name: string, amount: number): void {
  counters[name] = (counters[name] ?? 0) + amount
}

function gain({ chips, here }: Drawn, { type, amount }: { readonly type: string; readonly amount: number }): void {
  const icon = amountIcons[type]
  if (here !== undefined && icon !== undefined) addToChips(chips, here, amount, icon)
}
