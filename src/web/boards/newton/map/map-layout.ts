import { type Box, boxAround, type Point } from '../../../plates/geometry.ts'
import { focusParts } from '../../../plates/marks/focus.ts'
import { idOf, kindOf, type Marks } from '../../../plates/targets.ts'
import { coastline } from '../coastline.ts'
import type { NewtonComponents, PlaceData } from '../components.ts'
import { mapPlace } from '../map-place.ts'
import { freeSide, type Side } from './map-spots.ts'
import { cubeColumn, type NameLayout, nameLayouts } from './name-layout.ts'
import { placeBox, placePositions } from './place-positions.ts'
import { costSize, type RouteLayout, routeLayouts } from './route-layout.ts'

export const mapWidth = coastline.width
export const mapHeight = coastline.height
/** The width of the graduated frame. */
export const frameWidth = 24

export const mapFrame: Box = {
  x: frameWidth + 3,
  y: frameWidth + 3,
  w: mapWidth - 2 * frameWidth - 6,
  h: mapHeight - 2 * frameWidth - 6,
}

export interface MapLayout {
  /** Every place, where it stands, and on which side of it a scientist stands. */
  readonly places: readonly { readonly place: PlaceData; readonly at: Point; readonly side: Side }[]
  readonly positions: ReadonlyMap<string, Point>
  readonly points: readonly Point[]
  readonly routes: readonly RouteLayout[]
  readonly names: readonly NameLayout[]
}

const layouts = new WeakMap<NewtonComponents['map'], MapLayout>()

/** Where everything of the map stands; computed once for each set of components. */
export function mapLayout({ map }: NewtonComponents): MapLayout {
  const known = layouts.get(map)
  if (known !== undefined) return known
  const positions = placePositions(map.places)
  const routes = routeLayouts(map.places, map.routes, positions)
  const names = nameLayouts(map.places, positions, routes, mapFrame)
  const bodies = map.places.map(place => ({ place, at: positions.get(place.id) ?? { x: 0, y: 0 } }))
  const costs = routes.flatMap(route => (route.cost === undefined ? [] : [boxAround(route.cost, costSize)]))
  const places = bodies.map(({ place, at }) => {
    const others = bodies.filter(other => other.place !== place).map(other => placeBox(other.place, other.at))
    const cubes = bodies.flatMap(other => cubeColumn(other.place, other.at) ?? [])
    return { place, at, side: freeSide(at, [...others, ...cubes, ...costs, ...names.map(name => name.box)]) }
  })
  const layout = { places, positions, points: [...positions.values()], routes, names }
  layouts.set(map, layout)
  return layout
}

/** The parts of the map that a question is about; the moving piece stands at a place. */
export const mapFocus = (layout: MapLayout, marks: Marks, standing: string): readonly Box[] =>
  focusParts(
    marks,
    place => {
      const at = kindOf(place) === 'place' ? layout.positions.get(idOf(place)) : undefined
      return at && boxAround(at, 64)
    },
    [mapPlace(standing)],
  )
