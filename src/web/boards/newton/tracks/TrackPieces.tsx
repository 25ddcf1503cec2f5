import { Piece } from '../../../plates/marks/Piece.tsx'
import { Figure } from '../../../plates/pieces/Figure.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { idOf, kindOf, type Preview } from '../../../plates/targets.ts'
import type { NewtonComponents } from '../components.ts'
import type { NewtonScene } from '../scene.ts'
import { markerSpot, studentSpot, workSpot } from './track-layout.ts'

const studentSize = 22

/** All students with their colour, in the order in which they stand together. */
const studentsOf = (scene: NewtonScene) =>
  scene.players.flatMap(({ color, students }) => students.map(student => ({ color, ...student })))

/** Work markers and students, each keyed by the piece. */
export function TrackPieces({ scene, components }: { scene: NewtonScene; components: NewtonComponents }) {
  const spaces = components.workTrack.spaces.length
  const students = studentsOf(scene)
  return (
    <>
      {scene.players.map(({ color, work }) => {
        const here = scene.players.filter(player => player.work === work).map(player => player.color)
        const { at, scale } = markerSpot(workSpot(work, spaces), here.indexOf(color), here.length)
        return (
          <Piece key={`marker:${color}`} at={at} scale={scale}>
            <MarkerDisc color={color} radius={9.5} />
          </Piece>
        )
      })}
      {students.map(({ id, color, at }) => {
        const space = components.technologyTrack.spaces.find(one => one.id === at)
        const here = students.filter(student => student.at === at).map(student => student.id)
        return (
          space !== undefined && (
            <Piece key={`student:${id}`} at={studentSpot(space, here.indexOf(id), here.length)}>
              <Figure kind="student" color={color} size={studentSize} />
            </Piece>
          )
        )
      })}
    </>
  )
}

/** Where a previewed move would put a marker or a student. */
export const TrackGhosts = ({
  preview,
  scene,
  components,
}: {
  preview: Preview | undefined
  scene: NewtonScene
  components: NewtonComponents
}) =>
  (preview?.ghosts ?? []).map(({ at, color, piece }) => {
    if (kindOf(at) === 'work') {
      const spot = workSpot(Number(idOf(at)), components.workTrack.spaces.length)
      return (
        <Piece key={`${piece}:${color}:${at}`} at={spot} ghost>
          <MarkerDisc color={color} radius={9.5} />
        </Piece>
      )
    }
    const space = components.technologyTrack.spaces.find(one => kindOf(at) === 'tech' && one.id === idOf(at))
    if (space === undefined) return null
    const count = studentsOf(scene).filter(student => student.at === space.id).length
    return (
      <Piece key={`${piece}:${color}:${at}`} at={studentSpot(space, count, count + 1)} ghost>
        <Figure kind="student" color={color} size={studentSize} />
      </Piece>
    )
  })
