import { nearestTarget } from '../../../plates/marks/nearest-target.ts'
import type { TableInput } from '../table-input.ts'
import { RegionDisplay } from './RegionDisplay.tsx'
import { RegionOnMap } from './RegionOnMap.tsx'
import { Terrain } from './Terrain.tsx'
import './world.css'
import { useWorld } from './use-world.ts'
import { WorldPreview } from './WorldPreview.tsx'

/** The world with its seven regions, and their displays as plates in the margin. */
export function WorldPlate(input: TableInput) {
  const { play, labels, marks, pointing } = input
  const { regions } = play.components
  const { spots, width, height } = useWorld()
  const targets = regions.flatMap(({ id, index }) => {
    const at = spots[index]?.at
    return at === undefined ? [] : [{ place: `region:${id}`, at }]
  })
  return (
    <div className="world-plate">
      <Terrain regions={regions} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside a place counts for it; keys reach the places themselves */}
      <svg
        className="plate world-pieces"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={labels.panels.world}
        onClick={event => nearestTarget(event, targets, marks, pointing)}
      >
        {regions.map(({ id, index }) => (
          <RegionOnMap key={id} {...input} index={index} />
        ))}
        {regions.map(({ id, index }) => (
          <RegionDisplay key={id} {...input} index={index} />
        ))}
        <WorldPreview play={play} preview={marks.preview} />
      </svg>
    </div>
  )
}
