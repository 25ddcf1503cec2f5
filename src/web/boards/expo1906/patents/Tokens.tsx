import { row } from '../../../../games/expo1906/components.ts'
import { leaderOf } from '../../../../games/expo1906/rules/tokens.ts'
import { GHOST, NOBODY, type Play, type Token } from '../../../../games/expo1906/state.ts'
import type { Point } from '../../../plates/geometry.ts'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { colorOfSeat } from '../table-input.ts'
import { columnX, rowY, startAt } from './patents-layout.ts'

const radius = 9

interface Standing {
  readonly key: string
  readonly token: Token
  readonly at: Point
}

/** All tokens with their places; those in one space are a pile, the last of them on top. */
function standing(play: Play): readonly Standing[] {
  const { tokens } = play.state
  const rows = play.components.rows.length
  const piles = new Map<string, number>()
  const seen = new Map<number, number>()
  return tokens.map(token => {
    const { owner, row: line, column } = token
    const space = `${column === 1 ? '' : line}-${column}`
    const below = piles.get(space) ?? 0
    piles.set(space, below + 1)
    const nth = seen.get(owner) ?? 0
    seen.set(owner, nth + 1)
    const at =
      column === 1
        ? startSpot(startAt(rows), below, tokens.filter(one => one.column === 1).length)
        : { x: columnX(column), y: rowY(line) - below * 4.5 }
    return { key: `${owner} ${owner === GHOST ? line : nth}`, token, at }
  })
}

/** Tokens that have not set out stand in two columns around the start. */
function startSpot(start: Point, index: number, all: number): Point {
  const columns = all > 6 ? 2 : 1
  const lines = Math.ceil(all / columns)
  const pitch = Math.min(20, 170 / Math.max(1, lines))
  return {
    x: start.x + (columns === 1 ? 0 : index % 2 === 0 ? -7.5 : 7.5),
    y: start.y + (Math.floor(index / columns) - (lines - 1) / 2) * pitch,
  }
}

export const Tokens = ({ play }: { play: Play }) =>
  standing(play).map(({ key, token, at }) => (
    <Piece key={key} at={at}>
      {token.owner === GHOST ? <GhostDisc /> : <MarkerDisc color={colorOfSeat(play, token.owner)} radius={radius} />}
    </Piece>
  ))

/** A token of nobody: outline only. */
export const GhostDisc = () => (
  <g stroke="var(--ink)" strokeWidth="1.1">
    <circle cy={radius * 0.24} r={radius} fill="var(--p-none)" />
    <circle r={radius} fill="var(--paper-raised)" />
    <circle r={radius * 0.5} fill="none" strokeDasharray="2 2" />
  </g>
)

/** Who leads each row, at its end. */
export const Leaders = ({ play, x }: { play: Play; x: number }) =>
  play.components.rows.map(({ resource }, line) => {
    const leader = leaderOf(play, line)
    if (leader === NOBODY) return null
    return (
      <g key={resource} transform={`translate(${x} ${rowY(line)})`}>
        <MarkerDisc color={colorOfSeat(play, leader)} radius={6.5} />
      </g>
    )
  })

/** The end of each row, with the chit that lies there. */
export const chitOf = (play: Play, line: number) => {
  const id = play.state.rowChits[line] ?? ''
  return id === '' ? undefined : row(play.components.chits, id)
}
