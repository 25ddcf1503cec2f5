import type { Point } from '../../../plates/geometry.ts'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { Cube } from '../../../plates/pieces/Cube.tsx'
import { Figure } from '../../../plates/pieces/Figure.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { type Ghost, idOf, kindOf, type Preview } from '../../../plates/targets.ts'
import type { NewtonScene } from '../scene.ts'
import type { MapLayout } from './map-layout.ts'
import { cubeSpot, scientistSpot } from './map-spots.ts'
import { fieldLength, scoreFields, scoreSpot } from './score-positions.ts'

const cubeSize = 13

const visitors = (scene: NewtonScene, place: string) =>
  scene.players.filter(player => player.visited.includes(place)).map(player => player.color)

/** Travel cubes and scientists, each keyed by the piece. */
export function MapPieces({ scene, layout }: { scene: NewtonScene; layout: MapLayout }) {
  return (
    <>
      {layout.places.flatMap(({ place, at }) => {
        const colors = visitors(scene, place.id)
        return colors.map((color, i) => (
          <Piece key={`cube:${color}:${place.id}`} at={cubeSpot(place, at, i, colors.length)}>
            <Cube color={color} size={cubeSize} />
          </Piece>
        ))
      })}
      {scene.players.map(({ color, scientist }) => {
        const standing = layout.places.find(({ place }) => place.id === scientist)
        const here = scene.players.filter(player => player.scientist === scientist).map(player => player.color)
        return (
          standing !== undefined && (
            <Piece key={`scientist:${color}`} at={scientistSpot(standing.at, standing.side, here.indexOf(color))}>
              <Figure kind="scientist" color={color} size={color === scene.you ? 25 : 23} />
            </Piece>
          )
        )
      })}
    </>
  )
}

/** Markers on the graduated frame; those on one field lie in a row along it. */
export function ScoreMarkers({ scene }: { scene: NewtonScene }) {
  return scene.players.map(({ color, vp }) => {
    const here = scene.players.filter(player => (player.vp - vp) % scoreFields === 0).map(player => player.color)
    const spot = scoreSpot(vp)
    const shift = (here.indexOf(color) - (here.length - 1) / 2) * Math.min(16, fieldLength / here.length)
    const across = spot.side === 'top' || spot.side === 'bottom'
    const at = { x: spot.x + (across ? shift : 0), y: spot.y + (across ? 0 : shift) }
    return (
      <Piece key={color} at={at}>
        <MarkerDisc color={color} radius={8} laps={Math.floor(vp / scoreFields)} />
      </Piece>
    )
  })
}

function ghostSpot(ghost: Ghost, scene: NewtonScene, layout: MapLayout): Point | undefined {
  if (kindOf(ghost.at) !== 'place') return undefined
  const id = idOf(ghost.at)
  const standing = layout.places.find(({ place }) => place.id === id)
  if (standing === undefined) return undefined
  if (ghost.piece === 'cube') {
    const count = visitors(scene, id).length
    return cubeSpot(standing.place, standing.at, count, count + 1)
  }
  return scientistSpot(standing.at, standing.side, scene.players.filter(player => player.scientist === id).length)
}

/** Pieces where a previewed move would put them. */
export const MapGhosts = ({
  preview,
  scene,
  layout,
}: {
  preview: Preview | undefined
  scene: NewtonScene
  layout: MapLayout
}) =>
  (preview?.ghosts ?? []).map(ghost => {
    const at = ghostSpot(ghost, scene, layout)
    return (
      at !== undefined && (
        <Piece key={`${ghost.piece}:${ghost.color}:${ghost.at}`} at={at} ghost>
          {ghost.piece === 'cube' ? (
            <Cube color={ghost.color} size={cubeSize + 1} />
          ) : (
            <Figure kind="scientist" color={ghost.color} size={25} />
          )}
        </Piece>
      )
    )
  })
