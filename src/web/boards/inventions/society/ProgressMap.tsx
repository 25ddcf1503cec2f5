import { playerAt } from '../../../../games/inventions/state.ts'
import { hexagonPath, type Point } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { ChipAt } from '../../../plates/marks/ChipAt.tsx'
import { chipWidth } from '../../../plates/marks/chip-layout.ts'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import { kindOf } from '../../../plates/targets.ts'
import { drawnFor } from '../drawn-for.ts'
import { effectIcons } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'
import { TileFace, tileRadius } from './TileFace.tsx'

const width = 200
const height = 222

const outline = hexagonPath({ x: 0, y: 0 }, tileRadius)
const ring = hexagonPath({ x: 0, y: 0 }, tileRadius - 2)

/** Where a hex of the pack, given in percent, lies on the drawing. */
const hexAt = ({ x, y }: Point): Point => ({ x: 6 + (x / 25) * 47, y: 28 + ((y - 10) / 20) * 41.5 })

/** The map of progress: seventeen hexes with what building on them gives, and the tiles that were built. */
function Hexes({ play, seat, marks, pointing, labels }: TableInput) {
  const { components } = play
  const player = playerAt(play, seat)
  const { spaces } = components.pack.societyBoard.progressMap
  const ghost = marks.preview?.ghosts?.find(({ at }) => kindOf(at) === 'hex')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
    <svg className="plate progress-map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={labels.map}>
      {components.hexes.map(({ id, index, effect }) => {
        const space = spaces[index] ?? { x: 0, y: 0 }
        const at = hexAt(space)
        const tile = player.map[index] ?? ''
        return (
          <g key={id} transform={`translate(${at.x} ${at.y})`}>
            <PathTarget
              place={tile === '' ? `hex:${id}` : `tile:${tile}`}
              area={outline}
              ring={ring}
              marks={marks}
              pointing={pointing}
            >
              {tile === '' ? (
                <>
                  <path d={outline} fill="var(--paper)" fillOpacity=".75" stroke="var(--ink)" strokeWidth=".9" />
                  <IconRowAt tokens={effectIcons(effect)} x={0} y={0} size={16} gap={1} room={38} />
                </>
              ) : (
                <TileFace components={components} id={tile} faceDown={player.faceDown.includes(tile)} />
              )}
              {player.used.includes(tile) && <IconAt name="economyToken" x={19} y={-19} size={14} />}
              {ghost?.at === `hex:${id}` && ghost.id !== undefined && (
                <g className="piece--ghost">
                  <TileFace components={components} id={ghost.id} />
                </g>
              )}
            </PathTarget>
          </g>
        )
      })}
      {(marks.preview?.chips ?? []).map(({ at, parts }) => {
        const space = spaces.find(({ id }) => at === `hex:${id}`)
        if (space === undefined) return null
        const { x, y } = hexAt(space)
        const half = chipWidth(parts) / 2
        const within = Math.min(width - half, Math.max(half, x))
        return <ChipAt key={at} at={{ x: within, y: y + tileRadius }} parts={parts} by={marks.preview?.by} />
      })}
    </svg>
  )
}

export const ProgressMap = drawnFor(
  {
    kinds: ['hex', 'tile'],
    of: ({ play, seat }: TableInput) => [
      playerAt(play, seat).map,
      playerAt(play, seat).faceDown,
      playerAt(play, seat).used,
    ],
  },
  Hexes,
)
