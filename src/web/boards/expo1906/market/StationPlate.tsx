import { memo } from 'react'
import { PathTarget } from '../../../plates/marks/PathTarget.tsx'
import { drawnAlike } from '../drawn-alike.ts'
import { Plate } from '../Plate.tsx'
import type { TableInput } from '../table-input.ts'
import { areaPath, outlinePath } from '../tiles/polyomino.ts'
import { TileDrawing } from '../tiles/TileDrawing.tsx'
import { stationHeight, stationSlots, stationWidth } from './market-layout.ts'

/** The Train Station: the tiles for sale on their slots; few tiles stand larger in one row. */
export const StationPlate = memo(
  function StationPlate({ table }: { table: TableInput }) {
    const { play, marks, pointing, labels } = table
    const { station, resourcePile, resourceDiscard } = play.state
    const { size, at } = stationSlots(station.length)
    return (
      <Plate
        width={stationWidth}
        height={stationHeight}
        title={labels.station}
        note={labels.pile(resourcePile.length, resourceDiscard.length)}
      >
        {station.length <= 6 && <path d={rails(stationWidth, 112)} className="engraved" />}
        {station.map((id, slot) => {
          const { x = 0, y = 0 } = at[slot] ?? {}
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot keeps its place whatever lies there
            <g key={slot} transform={`translate(${x} ${y})`}>
              {id === '' ? (
                <rect width={size} height={size} rx="2" fill="none" className="empty-slot" />
              ) : (
                <PathTarget
                  place={`tile:${id}`}
                  area={areaPath([[0, 0]], size)}
                  ring={outlinePath([[0, 0]], size, 0, 0, -2.5)}
                  marks={marks}
                  pointing={pointing}
                >
                  <TileDrawing play={play} id={id} turn={0} size={size} />
                </PathTarget>
              )}
            </g>
          )
        })}
      </Plate>
    )
  },
  drawnAlike({
    of: ({ play: { state } }) => [state.station, state.resourcePile, state.resourceDiscard],
    kinds: ['tile'],
    preview: 'none',
  }),
)

/** A track with its sleepers, below a single row of tiles. */
function rails(width: number, y: number): string {
  const sleepers = Array.from({ length: 22 }, (_, i) => `M${20 + (i * (width - 40)) / 21} ${y - 5}v14`).join('')
  return `M14 ${y}H${width - 14}M14 ${y + 4}H${width - 14}${sleepers}`
}
