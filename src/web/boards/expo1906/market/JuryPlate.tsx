import { memo } from 'react'
import { energies, juryTilesLeft, juryVotes } from '../../../../games/expo1906/rules/jury.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { drawnAlike } from '../drawn-alike.ts'
import { Plate } from '../Plate.tsx'
import type { TableInput } from '../table-input.ts'
import { resourceTint } from '../tiles/ResourceTile.tsx'
import { juryHeight, juryWidth } from './market-layout.ts'

const box = { width: 27, height: 27 }
const boxPath = `M0 0h${box.width}v${box.height}h${-box.width}Z`

/** The Jury: its votes in their boxes, and for each energy how many it has and how many are still in the pile. */
export const JuryPlate = memo(
  function JuryPlate({ table }: { table: TableInput }) {
    const { play, marks, pointing, labels } = table
    const { jury } = play.state
    const { limits, scoring } = play.components.pack
    return (
      <Plate width={juryWidth} height={juryHeight} title={labels.jury} note={labels.juryNote(scoring.juryVpPerProject)}>
        {Array.from({ length: limits.juryBoxes }, (_, at) => {
          const id = jury[at]
          const transform = `translate(${13 + (at % 6) * 30} ${33 + Math.floor(at / 6) * 31})`
          if (id === undefined)
            return (
              <path key={`box ${String(at)}`} transform={transform} d={boxPath} fill="none" className="empty-slot" />
            )
          const { energy } = row(play.components.jury, id)
          return (
            <g key={id} transform={transform}>
              <PathTarget place={`vote:${id}`} area={boxPath} ring={boxPath} marks={marks} pointing={pointing}>
                <path d={boxPath} fill="var(--paper-raised)" />
                <path d={boxPath} className="tint" style={resourceTint(energy)} stroke="var(--ink)" strokeWidth="1.1" />
                <IconAt name={energy} x={box.width / 2} y={box.height / 2} size={19} />
              </PathTarget>
            </g>
          )
        })}
        {energies.map((energy, at) => (
          <Target
            key={energy}
            place={`energy:${energy}`}
            at={{ x: 54 + at * 96, y: 115 }}
            shape={{ kind: 'box', width: 74, height: 20 }}
            marks={marks}
            pointing={pointing}
          >
            <rect x="-37" y="-10" width="74" height="20" rx="10" fill="var(--paper-raised)" stroke="var(--ink)" />
            <rect x="-37" y="-10" width="74" height="20" rx="10" className="tint-pale" style={resourceTint(energy)} />
            <IconAt name={energy} x={-24} y={0} size={17} />
            <text x="-6" y="5" className="plate-number" fontSize="15">
              {juryVotes(play, energy)}
            </text>
            <text x="19" y="4.500" className="plate-number" fontSize="12.5" fill="var(--ink-2)">
              +{juryTilesLeft(play, energy)}
            </text>
          </Target>
        ))}
      </Plate>
    )
  },
  drawnAlike({ of: ({ play: { state } }) => [state.jury, state.juryPile], kinds: ['vote', 'energy'], preview: 'none' }),
)
