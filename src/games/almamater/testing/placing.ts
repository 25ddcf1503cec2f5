import type { Seat } from '../../../kernel/contract.ts'
import { type Kind, kinds } from '../books.ts'
import { boardOf } from '../layout.ts'
import { type Color, faculties, type Letter } from '../pack/terms.ts'
import { noPoints } from '../points.ts'
import { powersOf } from '../rules/powers.ts'
import { freshTurn, type Layout, type Play, type Player } from '../state.ts'

/** What a test places on a game whose first turn begins. What it does not name is as empty as a game just begun. */
export interface Placed {
  readonly seats?: readonly PlacedSeat[]
  readonly round?: number
  readonly order?: readonly Seat[]
  readonly onTurn?: Seat
  /** Research cards by letter, as in `{ a: 'research-a2' }`. */
  readonly research?: Readonly<Record<string, string>>
  /** Professors that lie in the academy, in the first slots of their faculty. */
  readonly academy?: readonly string[]
  readonly price?: Readonly<Record<string, Readonly<Partial<Record<Kind, number>>>>>
  readonly stacks?: Readonly<Record<string, number>>
  readonly glory?: readonly string[]
  readonly bustChancellors?: readonly string[]
  /** Colours by rank; none if nothing is said. */
  readonly reputation?: readonly Color[]
  /** Masters by space and marker. */
  readonly standing?: Readonly<Record<string, readonly number[]>>
  readonly bishop?: readonly Seat[]
  readonly ranking?: readonly number[]
  readonly green?: number
  readonly black?: number
  readonly tutorsLeft?: number
  readonly ignotusLevel?: number
  readonly ignotusDisplay?: readonly number[]
  readonly ignotusDeck?: readonly string[]
}

export interface PlacedSeat {
  readonly ducats?: number
  readonly books?: Readonly<Partial<Record<Kind, number>>>
  readonly prestige?: number
  readonly students?: readonly string[]
  readonly professors?: readonly (
    | string
    | { readonly id: string; readonly ready?: boolean; readonly bookmark?: Kind }
  )[]
  readonly chancellors?: readonly string[]
  readonly busts?: readonly Letter[]
  readonly level?: number
  readonly archive?: number
  readonly tutors?: number
  readonly additionalMasters?: number
  /** Slots with a textbook. */
  readonly display?: readonly number[]
  readonly shelves?: readonly number[]
  readonly tiles?: readonly number[]
  readonly ownSpaces?: readonly string[]
  readonly passed?: boolean
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

export function place(play: Play, placed: Placed): void {
  const { state, components } = play
  placeLayout(play, placed)
  const board = boardOf(play)
  state.round = placed.round ?? 1
  state.turnsTaken = 0
  state.order = [...(placed.order ?? state.players.map((_, seat) => seat))]
  state.reputation = [...(placed.reputation ?? [])]
  const markers = state.layout.colors.length
  state.standing = board.spaces.map(({ id }) => [
    ...(placed.standing?.[id] ?? Array.from({ length: markers }, () => 0)),
  ])
  state.bishop = [...(placed.bishop ?? [])]
  const onBishop = state.standing[board.bishop.index] as number[]
  for (const seat of state.bishop) onBishop[seat] = (onBishop[seat] ?? 0) + 1
  state.tutors = placed.tutorsLeft ?? components.pack.supplyLimits.tutors
  state.bustChancellors = [...(placed.bustChancellors ?? chancellorsLeft(play, placed))]
  state.players.forEach((_, seat) => {
    placeSeat(play, seat, placed.seats?.[seat] ?? {}, placed.tutorsLeft === undefined)
  })
  state.levels = state.layout.colors.map((_, marker) =>
    marker < state.seats ? (placed.seats?.[marker]?.level ?? 0) : (placed.ignotusLevel ?? 0),
  )
  state.ranking = [
    ...(placed.ranking ??
      state.layout.colors.map((_, marker) => marker).sort((a, b) => (state.levels[b] ?? 0) - (state.levels[a] ?? 0))),
  ]
  if (state.layout.ignotus !== '') placeIgnotus(play, placed)
  placeStacks(play, placed)
  const seat = placed.onTurn ?? (state.order[0] as Seat)
  state.turn = { ...freshTurn(seat, false), green: placed.green ?? 0, black: placed.black ?? 0 }
  state.agenda = [{ rule: 'next-turn' }, { rule: 'turn', seat }]
}

/** Three chancellors for the bust piles that nobody has. */
function chancellorsLeft({ components }: Play, { seats = [] }: Placed): readonly string[] {
  const used = ['chancellor-copernicus', ...seats.flatMap(seat => seat.chancellors ?? [])]
  return components.pack.chancellors
    .map(({ id }) => id)
    .filter(id => !used.includes(id))
    .slice(0, 3)
}

/** A known layout: cards 1 of each letter, student kinds row by row, professors as named. */
function placeLayout({ state, components }: Play, { research = {}, academy = [], glory, ...rest }: Placed): void {
  const { pack } = components
  const slots = components.boards.get(state.layout.board)?.slots ?? []
  const kindsOf = (faculty: string): readonly string[] => {
    const all = pack.professors.filter(one => one.faculty === faculty).map(one => one.id)
    const owned = (rest.seats ?? [])
      .flatMap(seat => seat.professors ?? [])
      .map(one => (typeof one === 'string' ? one : one.id))
    const wanted = all.filter(id => academy.includes(id) || owned.includes(id))
    return [...wanted, ...all.filter(id => !wanted.includes(id))]
  }
  const layout: Writable<Layout> = {
    ...state.layout,
    research: pack.researchCards.letters.map(letter => research[letter] ?? `research-${letter}1`),
    campus: [1, 2, 3, 4].flatMap(row => faculties.map(faculty => `student-${faculty}-${row}`)),
    academy: slots.map(({ faculty, slot }) => kindsOf(faculty)[slot - 1] as string),
    glory: glory ?? ['glory-a3', 'glory-b3', 'glory-c2'],
  }
  ;(state as Writable<typeof state>).layout = layout
}

function placeSeat({ state, components }: Play, seat: Seat, placed: PlacedSeat, takesTutors: boolean): void {
  const player = state.players[seat] as Writable<Player>
  const busts = [...(placed.busts ?? [])]
  const additional = placed.additionalMasters ?? 0
  const standing = state.standing.reduce((sum, there) => sum + (there[seat] ?? 0), 0)
  const ownSpaces = [...(placed.ownSpaces ?? [])]
  state.spentCards.push(...player.kept.splice(0))
  Object.assign(player, {
    ducats: placed.ducats ?? 0,
    books: kinds.map(kind => placed.books?.[kind] ?? 0),
    points: { ...noPoints(), setup: placed.prestige ?? 0 },
    students: [...(placed.students ?? [])],
    professors: (placed.professors ?? []).map(one => {
      const { id, ready = true, bookmark } = typeof one === 'string' ? { id: one } : one
      return { id, ready, bookmark: bookmark === undefined ? -1 : kinds.indexOf(bookmark) }
    }),
    chancellors: [
      ...(placed.chancellors ?? []),
      ...busts.map(letter => state.bustChancellors['abc'.indexOf(letter)] as string),
    ],
    busts,
    usedThisRound: [],
    usedThisGame: [],
    masters: 4 + additional,
    additionalMasters: additional,
    prestigeMaster: (placed.prestige ?? 0) >= components.masterAt,
    tutors: placed.tutors ?? 0,
    restingTutors: 0,
    ownSpaces,
    passed: placed.passed ?? false,
  } satisfies Partial<Player>)
  player.archive = placed.archive ?? 4 + additional - standing - ownSpaces.length
  player.dormitory = player.masters - player.archive - standing - ownSpaces.length
  if (busts.length > 0 && placed.chancellors === undefined) player.chancellors.unshift('chancellor-copernicus')
  if (takesTutors) state.tutors -= player.tutors
  player.powers = powersOf(components, player)
  state.displays[seat] = {
    shelves: [...(placed.shelves ?? [1, 1, 1, 1, 2, 2, 3])],
    books: slotsOf(placed.display ?? []),
    tiles: [...(placed.tiles ?? [0, 0, 0, 0, 0, 0])],
  }
}

const slotsOf = (slots: readonly number[]): number[] => [1, 2, 3, 4, 5, 6].map(slot => (slots.includes(slot) ? 1 : 0))

function placeIgnotus({ state, components }: Play, { ignotusDisplay, ignotusDeck, standing }: Placed): void {
  state.displays[state.seats] = {
    shelves: [1, 1, 1, 1, 2, 2, 3],
    books: slotsOf(ignotusDisplay ?? []),
    tiles: [0, 0, 0, 0, 0, 0],
  }
  const all = components.pack.ignotus.cards.map(card => card.id)
  const first = ignotusDeck ?? []
  state.ignotusCards = []
  state.ignotusDeck = [...first, ...all.filter(id => !first.includes(id))]
  if (standing === undefined) for (const there of state.standing) there[state.seats] = 0
}

function placeStacks({ state, components }: Play, { price = {}, stacks = {} }: Placed): void {
  const { studentStackSize, professorStackSize, bustCopiesPerLetter } = components.pack.playerSetup
  const left = (id: string, size: number, owned: number): number => {
    if (stacks[id] !== undefined && stacks[id] !== size - owned) throw new Error(`${id}: place its owners as well`)
    return size - owned
  }
  state.campus = state.layout.campus.map(id =>
    left(id, studentStackSize[state.seats] as number, state.players.filter(one => one.students.includes(id)).length),
  )
  state.academy = state.layout.academy.map(id =>
    left(
      id,
      professorStackSize[state.seats] as number,
      state.players.filter(one => one.professors.some(professor => professor.id === id)).length,
    ),
  )
  state.prices = state.layout.academy.map(id => {
    const set = price[id]
    return set === undefined ? [] : kinds.map(kind => set[kind] ?? 0)
  })
  state.busts = (['a', 'b', 'c'] as const).map(
    letter =>
      (bustCopiesPerLetter[state.seats] as number) - state.players.filter(one => one.busts.includes(letter)).length,
  )
}
