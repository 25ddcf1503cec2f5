import { memo } from 'react'
import type { BookRequirement } from '../../../../games/newton/pack.ts'
import { hexagonPath } from '../../../plates/geometry.ts'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { Spines } from '../../../plates/pieces/Spines.tsx'
import type { SeatColor } from '../../../plates/seats.ts'
import type { Marks, Pointing } from '../../../plates/targets.ts'
import type { PlayerInput } from '../board-input.ts'
import { byId, type LineData, type StudyBoardData } from '../components.ts'
import { volumeIcons } from '../effect-icons.ts'
import { greekLetter } from '../greek.ts'

const columns = 7
const shelves = 3

/** The requirement printed on a book space. */
function Requirement({ requirement }: { requirement: BookRequirement }) {
  if ('volumes' in requirement) {
    const tokens = volumeIcons(requirement.volumes)
    return (
      <span className={tokens.length > 2 ? 'cell-volumes cell-volumes--many' : 'cell-volumes'}>
        <IconRow tokens={tokens} />
      </span>
    )
  }
  return (
    <svg className="cell-sign" aria-hidden="true" viewBox="-16 -16 32 32">
      {'university' in requirement ? (
        <>
          <circle r="13" className="cell-outline" />
          <text y="4.8" textAnchor="middle" className="plate-name" fontSize="14">
            {requirement.university}
          </text>
        </>
      ) : (
        <>
          <path d={hexagonPath({ x: 0, y: 0 }, 14.5)} className="cell-outline" />
          <text y="5.5" textAnchor="middle" className="plate-minor is-strong" fontSize="17">
            {greekLetter(requirement.ancientLand)}
          </text>
        </>
      )}
    </svg>
  )
}

const Books = ({ color, ghost }: { color: SeatColor; ghost?: boolean }) => (
  <svg className={ghost ? 'cell-books is-ghost' : 'cell-books'} aria-hidden="true" viewBox="0 0 32 34">
    <Spines color={color} x={0.6} y={1} width={31} height={32.5} />
  </svg>
)

/** Where the points of a line stand: above its column, or at the nearer end of its row. */
function lineSpot(line: LineData, board: StudyBoardData): { gridRow: number; gridColumn: number } {
  const cells = line.cells.map(id => byId(board.cells, id))
  const first = cells[0]
  const last = cells.at(-1)
  if (first === undefined || last === undefined) return { gridRow: 1, gridColumn: 1 }
  if (line.type === 'col') return { gridRow: 1, gridColumn: first.col + 1 }
  return { gridRow: shelves - first.shelf + 2, gridColumn: last.col > columns / 2 + 0.5 ? columns + 2 : 1 }
}

/** A space of the shelf; drawn again only when it is filled, or when its marks change. */
const Cell = memo(function Cell({
  cell,
  color,
  books,
  marks,
  pointing,
}: {
  cell: StudyBoardData['cells'][number]
  color: SeatColor
  books: 'there' | 'ghost' | 'none'
  marks: Marks
  pointing: Pointing
}) {
  const style = { gridRow: shelves - cell.shelf + 2, gridColumn: cell.col + 1 }
  if (cell.kind === 'window') return <div className="cell cell--window" style={style} />
  return (
    <TargetBox place={`cell:${cell.id}`} marks={marks} pointing={pointing} className="cell" style={style}>
      {books !== 'there' && cell.kind === 'book' && <Requirement requirement={cell.requirement} />}
      {books !== 'none' && <Books color={color} ghost={books === 'ghost'} />}
    </TargetBox>
  )
})

/** The bookshelf: three shelves of seven, the points of each line at its end, inked when it is complete. */
export function Bookshelf({ player, components, marks, pointing }: PlayerInput) {
  const board = byId(components.studyBoards, player.studyBoard)
  const ghosts = (marks.preview?.ghosts ?? []).map(ghost => ghost.at)
  return (
    <div className="shelf">
      <div className="shelf-case" />
      {board.lines.map(line => (
        <span key={line.id} className={`shelf-line shelf-line--${line.type}`} style={lineSpot(line, board)}>
          {player.lines.includes(line.id) ? (
            <IconRow tokens={[points(line.vpPerRound)]} />
          ) : (
            <span className="number">{line.vpPerRound}</span>
          )}
        </span>
      ))}
      {board.cells.map(cell => {
        const place = `cell:${cell.id}`
        const filled = cell.kind === 'printed' || player.shelf.includes(cell.id)
        return (
          <Cell
            key={cell.id}
            cell={cell}
            color={player.color}
            books={filled ? 'there' : ghosts.includes(place) ? 'ghost' : 'none'}
            marks={onlyAt(marks, place)}
            pointing={pointing}
          />
        )
      })}
    </div>
  )
}
