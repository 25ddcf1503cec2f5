import type { PlacedToken } from '../../../../games/inventions/state.ts'
import type { Point } from '../../../plates/geometry.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { ChronosToken } from '../ChronosToken.tsx'
import { colorOf, type TableInput } from '../table-input.ts'

/** An influence space: its points, or the token that covers them. */
export function InfluenceSpace({
  input,
  worth,
  token,
  at,
}: {
  input: TableInput
  worth: number
  token: PlacedToken | undefined
  at: Point
}) {
  const { play, seat, marks, pointing } = input
  if (token === undefined)
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle r="9.5" fill="var(--paper)" stroke="var(--line-strong)" />
        <text y="4.3" className="plate-number" fontSize="12">
          {worth}
        </text>
      </g>
    )
  const color = colorOf(play.state, token.owner)
  const disc =
    color === undefined ? (
      <ChronosToken radius={9.5} />
    ) : (
      <g opacity={token.faceUp ? 1 : 0.6}>
        <MarkerDisc color={color} radius={9} />
      </g>
    )
  if (token.owner !== seat) return <g transform={`translate(${at.x} ${at.y})`}>{disc}</g>
  return (
    <Target
      place={`token:${token.token}`}
      at={at}
      shape={{ kind: 'disc', radius: 9.5 }}
      marks={marks}
      pointing={pointing}
    >
      {disc}
    </Target>
  )
}
