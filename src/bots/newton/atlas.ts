import { type Newton, row } from '../../games/newton/components.ts'
import type { BookRequirement, RequiredVolumes } from '../../games/newton/pack.ts'
import { markedPlaces } from '../../games/newton/rules/requirements.ts'
import type { Layout, Play } from '../../games/newton/state.ts'

/** What a bot works out once from the layout of a game: places by number, ways between them, shelves and their needs. */
export interface Atlas {
  readonly placeNumber: ReadonlyMap<string, number>
  /** Steps from place to place, a coin on the way counting as a part of a step. */
  readonly ways: readonly (readonly number[])[]
  readonly boards: ReadonlyMap<string, Shelf>
  /** The Technology spaces from the start on: what comes after a space stands after it. */
  readonly technologyNumber: ReadonlyMap<string, number>
  readonly next: readonly (readonly number[])[]
}

export interface Shelf {
  readonly cellNumber: ReadonlyMap<string, number>
  readonly cells: readonly Cell[]
  readonly lines: readonly { readonly vp: number; readonly cells: readonly number[] }[]
  /** Book spaces that ask for each place, by the place's number. */
  readonly wantedPlaces: ReadonlySet<number>
}

export interface Cell {
  readonly shelf: number
  /** The place that must be visited, or -1. */
  readonly place: number
  readonly volumes: RequiredVolumes | undefined
}

const COIN_IN_STEPS = 0.35

const atlases = new WeakMap<Layout, Atlas>()

export function atlasOf(play: Play): Atlas {
  const { layout } = play.state
  const known = atlases.get(layout)
  if (known !== undefined) return known
  const made = drawAtlas(play)
  atlases.set(layout, made)
  return made
}

function drawAtlas(play: Play): Atlas {
  const { placeList, boards, technology } = play.components
  const placeNumber = new Map(placeList.map(({ id }, at) => [id, at]))
  const technologyNumber = new Map([...technology.keys()].map((id, at) => [id, at]))
  const marks = markedPlaces(play)
  return {
    placeNumber,
    ways: waysBetween(play.components, placeNumber),
    boards: new Map([...boards.keys()].map(id => [id, readShelf(play, id, marks, placeNumber)])),
    technologyNumber,
    next: [...technology.values()].map(space => space.steps.map(({ to }) => technologyNumber.get(to.id) ?? 0)),
  }
}

/** Floyd and Warshall. */
function waysBetween({ placeList }: Newton, number: ReadonlyMap<string, number>): number[][] {
  const ways: number[][] = placeList.map((_, from) => placeList.map((_, to) => (from === to ? 0 : 99)))
  placeList.forEach(({ routes }, from) => {
    for (const { to, cost } of routes) (ways[from] as number[])[number.get(to.id) ?? 0] = 1 + COIN_IN_STEPS * cost
  })
  ways.forEach((through, middle) => {
    for (const from of ways)
      for (let to = 0; to < from.length; to++)
        from[to] = Math.min(from[to] ?? 99, (from[middle] ?? 99) + (through[to] ?? 99))
  })
  return ways
}

function readShelf(
  play: Play,
  board: string,
  marks: ReadonlyMap<string, string>,
  placeNumber: ReadonlyMap<string, number>,
): Shelf {
  const { books, printed, lines } = row(play.components.boards, board)
  const placeOf = (wanted: BookRequirement): number => {
    if ('volumes' in wanted) return -1
    return placeNumber.get(marks.get('university' in wanted ? wanted.university : wanted.ancientLand) ?? '') ?? -1
  }
  const cells = books.map(({ shelf, requirement }) => ({
    shelf,
    place: placeOf(requirement),
    volumes: 'volumes' in requirement ? requirement.volumes : undefined,
  }))
  const cellNumber = new Map(books.map(({ id }, at) => [id, at]))
  return {
    cellNumber,
    cells,
    lines: lines.map(line => ({
      vp: line.vpPerRound,
      cells: line.cells.filter(id => !printed.includes(id)).map(id => cellNumber.get(id) ?? 0),
    })),
    wantedPlaces: new Set(cells.map(cell => cell.place).filter(place => place >= 0)),
  }
}
