import { memo } from 'react'
import { mapHeight as h, frameWidth as t, mapWidth as w } from './map-layout.ts'
import { fieldLength, scoreFields, scoreSpot } from './score-positions.ts'

/** The ink of every second field on the inner edge of the frame. */
function field(score: number) {
  const spot = scoreSpot(score)
  const band = 4
  if (spot.side === 'top' || spot.side === 'bottom') {
    const left = Math.max(spot.x - fieldLength / 2, t - band)
    const right = Math.min(spot.x + fieldLength / 2, w - t + band)
    return { x: left, y: spot.side === 'top' ? t - band : h - t, width: right - left, height: band }
  }
  const top = Math.max(spot.y - fieldLength / 2, t - band)
  const bottom = Math.min(spot.y + fieldLength / 2, h - t + band)
  return { x: spot.side === 'left' ? t - band : w - t, y: top, width: band, height: bottom - top }
}

/** The graduated frame of the map: the score track. */
export const Neatline = memo(function Neatline() {
  const scores = Array.from({ length: scoreFields }, (_, score) => score)
  return (
    <g>
      <path fillRule="evenodd" d={`M0 0H${w}V${h}H0ZM${t} ${t}V${h - t}H${w - t}V${t}Z`} fill="var(--paper-raised)" />
      {scores.map(score => {
        const { x, y } = scoreSpot(score)
        return (
          <g key={score}>
            {score % 2 === 1 && <rect {...field(score)} fill="var(--ink)" />}
            {score % 5 === 0 ? (
              <text x={x} y={y + 4.5} textAnchor="middle" className="plate-name" fontSize="13">
                {score}
              </text>
            ) : (
              <circle cx={x} cy={y} r="1.2" fill="var(--line-strong)" />
            )}
          </g>
        )
      })}
      <g fill="none" stroke="var(--ink)" strokeWidth=".75">
        <rect x=".6" y=".6" width={w - 1.2} height={h - 1.2} strokeWidth="1.25" />
        <rect x={t - 4} y={t - 4} width={w - 2 * t + 8} height={h - 2 * t + 8} />
        <rect x={t} y={t} width={w - 2 * t} height={h - 2 * t} />
      </g>
    </g>
  )
})
