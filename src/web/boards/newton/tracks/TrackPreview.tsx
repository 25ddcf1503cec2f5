import { type Box, boxAround } from '../../../plates/geometry.ts'
import { ChipAt } from '../../../plates/marks/ChipAt.tsx'
import { chipHeight, chipWidth, placeChip } from '../../../plates/marks/chip-layout.ts'
import { boxOf } from '../../../plates/marks/shape.ts'
import { Way } from '../../../plates/marks/Way.tsx'
import type { Preview } from '../../../plates/targets.ts'
import type { NewtonComponents } from '../components.ts'
import { techShape, techSpot, trackPlace, tracksHeight, tracksWidth } from './track-layout.ts'

const frame: Box = { x: 6, y: 6, w: tracksWidth - 12, h: tracksHeight - 12 }

export function TrackWay({ preview, components }: { preview: Preview | undefined; components: NewtonComponents }) {
  const stops = (preview?.way ?? []).flatMap(place => trackPlace(place, components)?.at ?? [])
  const legs = stops.slice(1).flatMap((to, i) => {
    const from = stops[i]
    return from === undefined ? [] : [{ from, to }]
  })
  return <Way legs={legs} by={preview?.by} />
}

export function TrackChips({ preview, components }: { preview: Preview | undefined; components: NewtonComponents }) {
  const taken = components.technologyTrack.spaces.map(space => boxOf(techShape(space), techSpot(space), 4))
  taken.push({ x: 8, y: 28, w: tracksWidth - 16, h: 74 })
  return (preview?.chips ?? []).map(chip => {
    const standing = trackPlace(chip.at, components)
    if (standing === undefined) return null
    const width = chipWidth(chip.parts)
    const at = placeChip(standing.at, standing.shape, width, taken, frame)
    taken.push(boxAround(at, width, chipHeight))
    return <ChipAt key={chip.at} at={at} parts={chip.parts} by={preview?.by} />
  })
}
