import { memo } from 'react'
import { prestigeOf } from '../../../../games/expo1906/state.ts'
import { huddle } from '../../../plates/geometry.ts'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { fundingY, patentsWidth, prestigeY } from './patents-layout.ts'

const left = 84
const right = patentsWidth - 12
const radius = 9

const placeOn = (value: number, values: number): number => left + 6 + ((value + 0.5) * (right - left - 12)) / values

/** A rule with its figures, every one or every fifth. */
const Rule = memo(function Rule({
  y,
  values,
  every,
  label,
}: {
  y: number
  values: number
  every: number
  label: string
}) {
  return (
    <g>
      <text x="14" y={y + 5} className="plate-minor" fontSize="14" fill="var(--ink-2)">
        {label}
      </text>
      <rect x={left} y={y - 12} width={right - left} height="24" fill="var(--paper-sunk)" stroke="var(--ink)" />
      {Array.from({ length: values }, (_, value) =>
        value % every === 0 ? (
          <text
            key={`at ${String(value)}`}
            x={placeOn(value, values)}
            y={y + 4.5}
            className="plate-number"
            fontSize="13"
          >
            {value}
          </text>
        ) : (
          <circle key={`at ${String(value)}`} cx={placeOn(value, values)} cy={y} r="1.5" fill="var(--line-strong)" />
        ),
      )}
    </g>
  )
})

/** The markers of all players; those on one space stand close together. */
function Markers({
  table,
  y,
  values,
  standing,
}: {
  table: TableInput
  y: number
  values: number
  standing: (seat: number) => number
}) {
  const { players } = table.play.state
  const all = players.map((_, seat) => standing(seat))
  return players.map((player, seat) => {
    const here = all.flatMap((value, other) => (value % values === (all[seat] ?? 0) % values ? [other] : []))
    const spot = huddle(here.length)[here.indexOf(seat)] ?? { dx: 0, dy: 0, scale: 1 }
    const value = all[seat] ?? 0
    const at = { x: placeOn(value % values, values) + spot.dx * radius * 0.8, y: y + spot.dy * radius * 0.8 }
    return (
      <Piece key={player.color} at={at} scale={spot.scale}>
        <MarkerDisc color={colorOf(player)} radius={radius} laps={Math.floor(value / values)} />
      </Piece>
    )
  })
}

export function PrestigeRule({ table }: { table: TableInput }) {
  const { play, labels } = table
  const { lapLength } = play.components.pack.board.prestigeTrack
  const points = (seat: number): number => {
    const player = play.state.players[seat]
    return player === undefined ? 0 : prestigeOf(player)
  }
  return (
    <>
      <Rule y={prestigeY} values={lapLength} every={5} label={labels.prestige} />
      <Markers table={table} y={prestigeY} values={lapLength} standing={points} />
    </>
  )
}

export function FundingRule({ table }: { table: TableInput }) {
  const { play, labels, marks, pointing, seat } = table
  const values = play.components.pack.limits.maxFunding + 1
  const money = (one: number): number => play.state.players[one]?.money ?? 0
  return (
    <>
      <Rule y={fundingY} values={values} every={1} label={labels.funding} />
      <Target
        place={`funding:${seat}`}
        at={{ x: placeOn(money(seat), values), y: fundingY }}
        shape={{ kind: 'disc', radius: radius + 1 }}
        marks={marks}
        pointing={pointing}
      />
      <Markers table={table} y={fundingY} values={values} standing={money} />
    </>
  )
}
