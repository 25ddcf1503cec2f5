import type { Newton, TrackSpaceKind } from '../../games/newton/components.ts'
import type { BookRequirement, Effect, PlaceKind, RequiredVolumes } from '../../games/newton/pack.ts'
import { markedPlaces } from '../../games/newton/rules/requirements.ts'
import type { Layout, Play } from '../../games/newton/state.ts'
import { itemAt, row } from '../../kernel/rows.ts'

/** What a bot works out once from the layout of a game: places by number, ways between them, shelves and their needs. */
export interface Atlas {
  readonly placeNumber: ReadonlyMap<string, number>
  /** Steps from place to place, a coin on the way counting as a part of a step. */
  readonly ways: readonly (readonly number[])[]
  readonly boards: ReadonlyMap<string, Shelf>
  /** The Technology spaces from the start on: what comes after a space stands after it. */
  readonly technologyNumber: ReadonlyMap<string, number>
  readonly next: readonly (readonly number[])[]
  /** Spaces of the tracks where something happens, by their number on the track. */
  readonly onTechnology: readonly Landing[]
  readonly onWork: readonly Landing[]
  /** Places where something is to be had. */
  readonly stops: readonly Stop[]
  /** By place number. */
  readonly kinds: readonly PlaceKind[]
  readonly isMedicine: readonly boolean[]
}

/** A space of a track where ending, or a token on it, brings something. */
export interface Landing {
  readonly number: number
  readonly id: string
  readonly kind: TrackSpaceKind
  readonly tile: string
  readonly effects: readonly Effect[]
  readonly requirement: RequiredVolumes | undefined
  /** Position among the Bonus spaces, or -1. */
  readonly bonusAt: number
  readonly final: boolean
}

export interface Stop {
  readonly number: number
  readonly kind: PlaceKind
  readonly tile: string
  readonly effects: readonly Effect[]
  readonly requirement: RequiredVolumes | undefined
  readonly bonusAt: number
}

export interface Shelf {
  readonly cellNumber: ReadonlyMap<string, number>
  readonly cells: readonly Cell[]
  readonly lines: readonly { readonly vp: number; readonly cells: readonly number[] }[]
  /** By place number: the book space that asks for the place, or -1. */
  readonly askingFor: readonly number[]
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
  const { placeList, boards, technology, work, cities, inventions } = play.components
  const { tiles } = play.state.layout
  const cityEffects = (id: string): readonly Effect[] => cities.get(tiles[id] ?? '')?.effects ?? []
  const landing = (space: LandingRow, number: number): Landing => ({
    number,
    id: space.id,
    kind: space.kind,
    tile: tiles[space.id] ?? '',
    effects: inventions.get(tiles[space.id] ?? '')?.effects ?? [],
    requirement: space.requirement,
    bonusAt: space.bonusAt ?? -1,
    final: space.final ?? false,
  })
  const matters = ({ kind, bonusAt }: Landing): boolean => bonusAt >= 0 || (kind !== 'start' && kind !== 'plain')
  const placeNumber = new Map(placeList.map(({ id }, at) => [id, at]))
  const technologyNumber = new Map([...technology.keys()].map((id, at) => [id, at]))
  const marks = markedPlaces(play)
  return {
    placeNumber,
    ways: waysBetween(play.components, placeNumber),
    boards: new Map([...boards.keys()].map(id => [id, readShelf(play, id, marks, placeNumber)])),
    technologyNumber,
    next: [...technology.values()].map(space => space.steps.map(({ to }) => technologyNumber.get(to.id) ?? 0)),
    onTechnology: [...technology.values()].map(landing).filter(matters),
    onWork: work.map(landing).filter(matters),
    stops: placeList
      .map(({ id, kind, requirement, bonusAt }, number) => {
        return { number, kind, tile: tiles[id] ?? '', effects: cityEffects(id), requirement, bonusAt }
      })
      .filter(({ number, bonusAt }) => bonusAt >= 0 || placeList[number]?.takesCube),
    kinds: placeList.map(place => place.kind),
    isMedicine: placeList.map(({ id }) => cityEffects(id).some(effect => effect.kind === 'medicine')),
  }
}

interface LandingRow {
  readonly id: string
  readonly kind: TrackSpaceKind
  readonly requirement?: RequiredVolumes | undefined
  readonly bonusAt?: number
  readonly final?: boolean
}

/** Floyd and Warshall. */
function waysBetween({ placeList }: Newton, number: ReadonlyMap<string, number>): number[][] {
  const ways: number[][] = placeList.map((_, from) => placeList.map((_, to) => (from === to ? 0 : 99)))
  placeList.forEach(({ routes }, from) => {
    for (const { to, cost } of routes) itemAt(ways, from)[number.get(to.id) ?? 0] = 1 + COIN_IN_STEPS * cost
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
    askingFor: [...placeNumber.values()].map(place => cells.findIndex(cell => cell.place === place)),
  }
}
