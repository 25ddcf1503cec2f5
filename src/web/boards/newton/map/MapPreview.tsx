import { boxAround } from '../../../plates/geometry.ts'
import { ChipAt } from '../../../plates/marks/ChipAt.tsx'
import { chipHeight, chipWidth, placeChip } from '../../../plates/marks/chip-layout.ts'
import { type Leg, Way } from '../../../plates/marks/Way.tsx'
import { idOf, kindOf, type Preview } from '../../../plates/targets.ts'
import { type MapLayout, mapFrame } from './map-layout.ts'
import { placeBox, shapeOfPlace } from './place-positions.ts'

/** The legs of a way over the map: along the routes where there is one, else straight. */
function legs(way: readonly string[], layout: MapLayout): Leg[] {
  const ids = way.filter(place => kindOf(place) === 'place').map(idOf)
  return ids.slice(1).flatMap((id, i): Leg[] => {
    const before = ids[i] ?? id
    const from = layout.positions.get(before)
    const to = layout.positions.get(id)
    if (from === undefined || to === undefined) return []
    const route = layout.routes.find(
      one => (one.route.a === before && one.route.b === id) || (one.route.b === before && one.route.a === id),
    )
    return [{ from, to, bend: route?.bend }]
  })
}

export const MapWay = ({ preview, layout }: { preview: Preview | undefined; layout: MapLayout }) => (
  <Way legs={legs(preview?.way ?? [], layout)} by={preview?.by} />
)

/** Chips beside their places, clear of places, names, costs and of each other. */
export function MapChips({ preview, layout }: { preview: Preview | undefined; layout: MapLayout }) {
  const chips = (preview?.chips ?? []).filter(chip => kindOf(chip.at) === 'place')
  if (chips.length === 0) return null
  const taken = [
    ...layout.places.map(({ place, at }) => placeBox(place, at, 5)),
    ...layout.names.map(name => name.box),
    ...layout.routes.flatMap(({ cost }) => (cost === undefined ? [] : [boxAround(cost, 17)])),
    ...legs(preview?.way ?? [], layout).flatMap(leg =>
      [0.2, 0.4, 0.6, 0.8].map(share =>
        boxAround(
          { x: leg.from.x + (leg.to.x - leg.from.x) * share, y: leg.from.y + (leg.to.y - leg.from.y) * share },
          14,
        ),
      ),
    ),
  ]
  return chips.map(chip => {
    const standing = layout.places.find(({ place }) => place.id === idOf(chip.at))
    if (standing === undefined) return null
    const width = chipWidth(chip.parts)
    const at = placeChip(standing.at, shapeOfPlace(standing.place), width, taken, mapFrame)
    taken.push(boxAround(at, width, chipHeight))
    return <ChipAt key={chip.at} at={at} parts={chip.parts} by={preview?.by} />
  })
}
