import { type ComponentText, sentences } from '../../../kernel/words.ts'
import type { BookRequirement, Pack } from '../pack.ts'
import { ancientLandText, volumesText } from './amounts.ts'
import type { Phrases } from './phrases.ts'

/** Study boards, their cells and their lines. */

type Board = Pack['studyBoards'][number]
type Cell = Board['cells'][number]
type Line = Board['lines'][number]

export function boardText(phrases: Phrases, board: Board): ComponentText {
  const { components } = phrases
  const lines = board.lines.map(line => lineText(phrases, board, line).name).join('; ')
  return { name: boardName(phrases, board.id), text: sentences(components.boardText(lines)) }
}

export const boardName = ({ components }: Phrases, id: string): string =>
  components.board(id.slice(id.lastIndexOf('-') + 1).toUpperCase())

/** `shelf 2, column 5`; cells of one id lie at the same place on every board. */
export function cellName(phrases: Phrases, boards: readonly Board[], id: string): string {
  const cell = boards.flatMap(board => board.cells).find(one => one.id === id)
  return cell === undefined ? id : phrases.terms.cell(cell.shelf, cell.col)
}

export function cellText(phrases: Phrases, { constants }: Pack, cell: Cell): ComponentText {
  const { components, terms } = phrases
  const name = terms.cell(cell.shelf, cell.col)
  if (cell.kind === 'window') return { name, text: sentences(components.windowpane) }
  if (cell.kind === 'printed') return { name, text: sentences(components.printedTile) }
  const { requirement } = cell
  const wanted = requirementText(phrases, requirement)
  const [needs, instead] =
    'volumes' in requirement
      ? [wanted, components.perMissingVolume(terms.potions(constants.potionsPerMissingVolume))]
      : [components.cubeOn(wanted), components.insteadOfCube(terms.potions(constants.potionsPerMissingPlace))]
  return { name, text: sentences(components.bookNeeds(cell.shelf, needs, instead)) }
}

/** The Volumes, or the tile that must be visited. */
export function requirementText(phrases: Phrases, requirement: BookRequirement): string {
  if ('volumes' in requirement) return volumesText(phrases, requirement.volumes)
  if ('university' in requirement) return phrases.terms.university(requirement.university)
  return ancientLandText(phrases, requirement.ancientLand)
}

/** `shelf 3, columns 2 to 4` */
export function lineName({ terms }: Phrases, board: Board, line: Line): string {
  const cells = line.cells.flatMap(id => board.cells.filter(cell => cell.id === id))
  const first = cells[0]
  if (first === undefined) return line.id
  const ends = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]
  return line.type === 'row'
    ? terms.shelfLine(first.shelf, ...ends(cells.map(cell => cell.col)))
    : terms.columnLine(first.col, ...ends(cells.map(cell => cell.shelf)))
}

export function lineText(phrases: Phrases, board: Board, line: Line): ComponentText {
  const { components, terms } = phrases
  const name = components.line(lineName(phrases, board, line), terms.perRound(terms.vp(line.vpPerRound)))
  return { name, text: sentences(name) }
}

/** A line by its id alone, as the log knows it. */
export function lineNamed(phrases: Phrases, boards: readonly Board[], id: string): string {
  for (const board of boards) for (const line of board.lines) if (line.id === id) return lineName(phrases, board, line)
  return id
}
