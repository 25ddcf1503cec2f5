import { type Play, regionAt } from '../../../../games/inventions/state.ts'
import { type Box, boxAround, centerOf, type Point } from '../../../plates/geometry.ts'
import { ChipAt } from '../../../plates/marks/ChipAt.tsx'
import { chipHeight, chipWidth, placeChip } from '../../../plates/marks/chip-layout.ts'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { type Leg, Way } from '../../../plates/marks/Way.tsx'
import { idOf, kindOf, type PlaceName, type Preview } from '../../../plates/targets.ts'
import { Person } from '../Person.tsx'
import { crowdBox } from './RegionOnMap.tsx'
import { useWorld } from './use-world.ts'
import { cardBox, crowdSpot, innovatorAt, inventorAt, type RegionSpot } from './world-layout.ts'

const inDisplay = ({ x, y }: Box, at: Point): Point => ({ x: x + at.x, y: y + at.y })

/** Where on the world a place is, if it is there. */
function pointOf(play: Play, spots: readonly RegionSpot[], place: PlaceName): Point | undefined {
  const id = idOf(place)
  const { regions } = play.components
  switch (kindOf(place)) {
    case 'region':
      return spots[regions.findIndex(one => one.id === id)]?.at
    case 'display': {
      const display = spots[regions.findIndex(one => one.id === id)]?.display
      return display && inDisplay(display, centerOf(cardBox))
    }
    case 'card':
    case 'inventor':
    case 'innovator': {
      const display = spots[play.state.regions.findIndex(one => one.card === id)]?.display
      const within = { card: centerOf(cardBox), inventor: inventorAt, innovator: innovatorAt }
      return display && inDisplay(display, within[kindOf(place) as keyof typeof within])
    }
    default:
      return undefined
  }
}

/** A citizen that would come to a region stands after those that are there. */
function ghostPoint(play: Play, spots: readonly RegionSpot[], place: PlaceName): Point | undefined {
  const at = pointOf(play, spots, place)
  if (kindOf(place) !== 'region' || at === undefined) return at
  const index = play.components.regions.findIndex(one => one.id === idOf(place))
  return crowdSpot(at, regionAt(play, index).citizens.filter(count => count > 0).length)
}

/** The way of a citizen, those who would come, and what is paid and gained, over the world. */
export function WorldPreview({ play, preview }: { play: Play; preview: Preview | undefined }) {
  const { spots, width: worldWidth, height: worldHeight } = useWorld()
  if (preview === undefined) return null
  const { way = [], ghosts = [], chips = [], by } = preview
  const legs = way.slice(1).flatMap((place, i): Leg[] => {
    const from = pointOf(play, spots, way[i] ?? '')
    const to = pointOf(play, spots, place)
    return from === undefined || to === undefined ? [] : [{ from, to }]
  })
  const taken = spots.map(({ at }) => crowdBox(at))
  return (
    <>
      <Way legs={legs} by={by} />
      {ghosts.map(({ color, at }) => {
        const point = ghostPoint(play, spots, at)
        return (
          point !== undefined && (
            <Piece key={at} at={point} ghost>
              <Person color={color} size={22} />
            </Piece>
          )
        )
      })}
      {chips.map(({ at, parts }) => {
        const point = pointOf(play, spots, at)
        if (point === undefined) return null
        const width = chipWidth(parts)
        const chip = placeChip(point, { kind: 'disc', radius: 14 }, width, taken, {
          x: 6,
          y: 6,
          w: worldWidth - 12,
          h: worldHeight - 12,
        })
        taken.push(boxAround(chip, width, chipHeight))
        return <ChipAt key={at} at={chip} parts={parts} by={by} />
      })}
    </>
  )
}
