import type { Play } from '../../../games/inventions/state.ts'
import type { BoardProps } from '../../boards/board.ts'
import { Assembly } from '../../boards/inventions/assembly/Assembly.tsx'
import { IdeaOffer } from '../../boards/inventions/milestones/IdeaOffer.tsx'
import { Milestones } from '../../boards/inventions/milestones/Milestones.tsx'
import { SocietySheet } from '../../boards/inventions/society/SocietySheet.tsx'
import { namesIn } from '../../boards/inventions/spoken.ts'
import '../../boards/inventions/table/table.css'
import type { TableInput } from '../../boards/inventions/table-input.ts'
import { EraRibbon } from '../../boards/inventions/tracks/EraRibbon.tsx'
import { InfluenceRule } from '../../boards/inventions/tracks/InfluenceRule.tsx'
import { labelsFor } from '../../boards/inventions/words-on-board.ts'
import { WorldPlate } from '../../boards/inventions/world/WorldPlate.tsx'
import { worldHeight, worldWidth } from '../../boards/inventions/world/world-layout.ts'
import type { Part } from '../handbook.ts'

/** What the drawings of Inventions need, from a position. */
function inputOf({ play, language, seat, who, marks, pointing }: BoardProps): TableInput {
  const inventions = play as unknown as Play
  const name = namesIn(language, inventions)
  return { play: inventions, seat, who, name, labels: labelsFor(language, undefined), marks, pointing }
}

export const inventionsParts: Readonly<Record<string, Part>> = {
  world: {
    width: worldWidth,
    height: worldHeight,
    draw: props => (
      <div className="inv-table">
        <WorldPlate {...inputOf(props)} />
      </div>
    ),
  },
  assembly: {
    width: 300,
    height: 330,
    draw: props => (
      <div className="inv-table">
        <Assembly {...inputOf(props)} />
        <InfluenceRule {...inputOf(props)} />
      </div>
    ),
  },
  time: {
    width: 900,
    height: 88,
    draw: props => (
      <div className="inv-table">
        <EraRibbon {...inputOf(props)} />
      </div>
    ),
  },
  ideas: {
    width: 500,
    height: 56,
    draw: props => (
      <div className="inv-table">
        <IdeaOffer {...inputOf(props)} />
      </div>
    ),
  },
  milestones: {
    width: 420,
    height: 186,
    draw: props => (
      <div className="inv-table">
        <Milestones {...inputOf(props)} />
      </div>
    ),
  },
  society: {
    width: 1080,
    height: 246,
    draw: props => (
      <div className="inv-table" data-form="wide">
        <SocietySheet {...inputOf(props)} />
      </div>
    ),
  },
}
