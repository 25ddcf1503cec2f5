import { leaderOf } from '../../../../games/expo1906/rules/tokens.ts'
import { GHOST, NOBODY, type Play, type Token } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
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
        : atSpace(play, line, column, below)
    return { key: `${owner} ${owner === GHOST ? line : nth}`, token, at }
  })
}

/** On a space; at the end of a row beside the chit that lies there. */
function atSpace(play: Play, line: number, column: number, below: number): Point {
  const isEnd = column === play.components.pack.board.patentsOffice.columns
  const aside = isEnd ? 13 : 0
  return { x: columnX(column) - aside, y: rowY(line) - below * 4.5 + aside * 0.4 }
}

/** Tokens that have not set out stand in two columns around the start. */
function startSpot(start: Point, index: number, all: number): Point {
  const columns = all > 6 ? 2 : 1
  const lines = Math.ceil(all / columns)
  const pitch = startPitch(lines)
  return {
    x: start.x + (columns === 1 ? 0 : index % 2 === 0 ? -7.5 : 7.5),
    y: start.y + (Math.floor(index / columns) - (lines - 1) / 2) * pitch,
  }
}

const startPitch = (lines: number): number => Math.min(20, 170 / Math.max(1, lines))

/** The common start is as tall as the tokens in it need. */
export function startHeight({ state }: Play): number {
  const all = state.tokens.filter(token => token.column === 1).length
  const lines = Math.ceil(all / (all > 6 ? 2 : 1))
  return Math.max(30, (lines * startPitch(lines)) / 2 + 12)
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
