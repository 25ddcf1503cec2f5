import { BoardFrame } from '../../../plates/BoardFrame.tsx'
import { nearestTarget } from '../../../plates/marks/nearest-target.ts'
import type { BoardInput } from '../board-input.ts'
import type { NewtonLabels } from '../labels.ts'
import { TechnologyRays } from './TechnologyRays.tsx'
import { TileStacks } from './TileStacks.tsx'
import { TrackGhosts, TrackPieces } from './TrackPieces.tsx'
import { TrackChips, TrackWay } from './TrackPreview.tsx'
import { techSpot, tracksHeight, tracksWidth, workSpot } from './track-layout.ts'
import { WorkRule } from './WorkRule.tsx'

/** Work and technology on one plate. */
export function TracksPlate({ scene, components, marks, pointing, labels }: BoardInput & { labels: NewtonLabels }) {
  const { workTrack, technologyTrack } = components
  const targets = [
    ...workTrack.spaces.map(({ index }) => ({ place: `work:${index}`, at: workSpot(index, workTrack.spaces.length) })),
    ...technologyTrack.spaces.map(space => ({ place: `tech:${space.id}`, at: techSpot(space) })),
  ]
  const board = { scene, components, marks, pointing }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside a place counts for it; keys reach the places themselves
    <svg
      className="plate tracks-plate"
      viewBox={`0 0 ${tracksWidth} ${tracksHeight}`}
      role="group"
      aria-label={labels.plates.tracks}
      onClick={event => nearestTarget(event, targets, marks, pointing)}
    >
      <BoardFrame width={tracksWidth} height={tracksHeight} />
      <text x="14" y="21" className="plate-title" fontSize="14">
        {labels.work}
      </text>
      <text x={tracksWidth - 14} y="21" textAnchor="end" className="plate-minor" fontSize="13" fill="var(--ink-2)">
        {labels.workNote}
      </text>
      <text x="13" y={tracksHeight - 77} className="plate-title" fontSize="13">
        {labels.technology}
      </text>
      <text
        x={tracksWidth - 14}
        y={tracksHeight - 78}
        textAnchor="end"
        className="plate-minor"
        fontSize="13"
        fill="var(--ink-2)"
      >
        {labels.incomeTiles}
      </text>
      <WorkRule {...board} />
      <TechnologyRays {...board} />
      <TrackWay preview={marks.preview} components={components} />
      <TileStacks {...board} />
      <TrackPieces scene={scene} components={components} />
      <TrackGhosts preview={marks.preview} scene={scene} components={components} />
      <TrackChips preview={marks.preview} components={components} />
    </svg>
  )
}
