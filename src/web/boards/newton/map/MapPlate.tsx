import { memo, useId } from 'react'
import { nearestTarget } from '../../../plates/marks/nearest-target.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import type { Marks, Pointing } from '../../../plates/targets.ts'
import type { BoardInput } from '../board-input.ts'
import type { NewtonComponents, PlaceData } from '../components.ts'
import { mapPlace } from '../map-place.ts'
import { CompassRose } from './CompassRose.tsx'
import { MapGhosts, MapPieces, ScoreMarkers } from './MapPieces.tsx'
import { MapChips, MapWay } from './MapPreview.tsx'
import { frameWidth, mapHeight, mapLayout, mapWidth } from './map-layout.ts'
import { Neatline } from './Neatline.tsx'
import type { NameLayout } from './name-layout.ts'
import { nameSize } from './name-layout.ts'
import { PlaceDrawing } from './PlaceDrawing.tsx'
import { shapeOfPlace } from './place-positions.ts'
import { RouteCosts, Routes } from './Routes.tsx'
import { Terrain } from './Terrain.tsx'

const Names = memo(function Names({ names }: { names: readonly NameLayout[] }) {
  return names.map(({ place, minor, at, anchor }) => (
    <text
      key={place.id}
      x={at.x}
      y={at.y + nameSize(minor) * 0.32}
      textAnchor={anchor}
      className={`map-name ${minor ? 'plate-minor' : 'plate-name'}`}
      fontSize={nameSize(minor)}
    >
      {place.name}
    </text>
  ))
})

/** A place with what lies on it; drawn again only when that or its marks change. */
const MapPlace = memo(function MapPlace({
  place,
  x,
  y,
  tile,
  token,
  components,
  marks,
  pointing,
}: {
  place: PlaceData
  x: number
  y: number
  tile: string | undefined
  token: string | undefined
  components: NewtonComponents
  marks: Marks
  pointing: Pointing
}) {
  return (
    <Target place={mapPlace(place.id)} at={{ x, y }} shape={shapeOfPlace(place)} marks={marks} pointing={pointing}>
      <PlaceDrawing place={place} tile={tile} token={token} components={components} />
    </Target>
  )
})

/** The map of Europe in its graduated frame. */
export function MapPlate({ scene, components, marks, pointing, title }: BoardInput & { title: string }) {
  const clip = useId()
  const layout = mapLayout(components)
  const targets = layout.places.map(({ place, at }) => ({ place: mapPlace(place.id), at }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside a place counts for it; keys reach the places themselves
    <svg
      className="plate map-plate"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      role="group"
      aria-label={title}
      onClick={event => nearestTarget(event, targets, marks, pointing)}
    >
      <clipPath id={clip}>
        <rect x={frameWidth} y={frameWidth} width={mapWidth - 2 * frameWidth} height={mapHeight - 2 * frameWidth} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Terrain places={layout.points} />
        <CompassRose x={mapWidth * 0.105} y={mapHeight * 0.3} radius={26} />
        <Routes routes={layout.routes} />
        <MapWay preview={marks.preview} layout={layout} />
        <RouteCosts routes={layout.routes} />
        {layout.places.map(({ place, at }) => (
          <MapPlace
            key={place.id}
            place={place}
            {...at}
            tile={scene.tiles[place.id]}
            token={scene.bonus[place.id]}
            components={components}
            marks={onlyAt(marks, mapPlace(place.id))}
            pointing={pointing}
          />
        ))}
        <Names names={layout.names} />
        <MapPieces scene={scene} layout={layout} />
        <MapGhosts preview={marks.preview} scene={scene} layout={layout} />
        <MapChips preview={marks.preview} layout={layout} />
      </g>
      <Neatline />
      <ScoreMarkers scene={scene} />
    </svg>
  )
}
