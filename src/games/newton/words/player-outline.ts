import type { Seat } from '../../../kernel/contract.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { row } from '../../../kernel/rows.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { basicActions, type Pack } from '../pack.ts'
import { isComplete } from '../rules/bookshelf.ts'
import { cubesLeft } from '../rules/cubes.ts'
import { availableVolumes } from '../rules/requirements.ts'
import { objectivesReached } from '../rules/scoring.ts'
import { visibleSymbols } from '../rules/value.ts'
import { type Play, type Player, playerAt, pointsOf } from '../state.ts'
import { actionText, amountText, colorText, volumesText } from './amounts.ts'
import { nameOf } from './components.ts'
import type { Phrases } from './phrases.ts'
import { boardName, lineText, requirementText } from './shelves.ts'
import { technologyLabel, workSpaceName } from './spaces.ts'
import { tileName } from './tiles.ts'

/** All that a player has, line by line. */
export function playerSection(phrases: Phrases, play: Play, seat: Seat, who: SeatName): OutlineSection {
  const { outline } = phrases
  const player = playerAt(play, seat)
  return {
    title: outline.player(who(seat), colorText(phrases, player.color)),
    seat,
    lines: [
      ...holdingLines(phrases, play, seat, player),
      ...cardLines(phrases, play, seat, player),
      ...pieceLines(phrases, play, player),
      ...shelfLines(phrases, play, player),
      ...objectiveLines(phrases, play, seat),
    ],
  }
}

function holdingLines(phrases: Phrases, play: Play, seat: Seat, player: Player): readonly string[] {
  const { outline } = phrases
  const total = play.game.scores(play).find(score => score.seat === seat)?.total ?? 0
  return [
    `${outline.points}: ${pointsOf(player)}`,
    `${outline.pointsAtEnd}: ${total}`,
    `${outline.coins}: ${player.coins}`,
    `${outline.potions}: ${player.potions}`,
  ]
}

function cardLines(phrases: Phrases, play: Play, seat: Seat, player: Player): readonly string[] {
  const { outline, terms } = phrases
  const names = (ids: readonly string[]): readonly string[] => ids.map(id => nameOf(phrases, play.components, id))
  const tiles = (tile: 'income' | 'development', types: readonly string[]): readonly string[] =>
    types.map(type => tileName(phrases, play.components, tile, type))
  const values = basicActions.map(action => actionText(terms.actions[action], visibleSymbols(play, seat, action)))
  return [
    listed(phrases, outline.hand, names(player.hand)),
    listed(phrases, outline.desk, names(player.desk)),
    listed(phrases, outline.under, names(player.under)),
    listed(phrases, outline.drawers, tiles('development', player.drawers)),
    listed(phrases, outline.values, values),
    `${outline.volumes}: ${volumesText(phrases, availableVolumes(play, player))}`,
    ...(player.packet.length > 0 ? [listed(phrases, outline.packet, known(phrases, names, player.packet))] : []),
    listed(phrases, outline.masters, known(phrases, names, player.masters)),
    listed(phrases, outline.playedMasters, names(player.playedMasters)),
    listed(phrases, outline.income, tiles('income', player.income)),
  ]
}

/** The names of cards that the reader may see, and how many others there are. */
function known(
  { terms }: Phrases,
  names: (ids: readonly string[]) => readonly string[],
  ids: readonly string[],
): readonly string[] {
  const seen = ids.filter(id => id !== HIDDEN)
  const hidden = ids.length - seen.length
  return hidden === 0 ? names(seen) : [...names(seen), terms.hiddenCards(hidden)]
}

const listed = ({ terms }: Phrases, label: string, things: readonly string[]): string =>
  `${label}: ${things.length === 0 ? terms.nothing : things.join(', ')}`

function pieceLines(phrases: Phrases, play: Play, player: Player): readonly string[] {
  const { outline } = phrases
  const { components } = play
  const students = player.students.map(id => technologyLabel(phrases, row(components.technology, id)))
  const space = components.work[player.work]
  const placed = player.cubes.length
  const cubes = player.cubes.map(id => nameOf(phrases, components, id))
  return [
    `${outline.scientistIn}: ${nameOf(phrases, components, player.scientist)}`,
    listed(phrases, outline.cubesPlaced(placed, placed + cubesLeft(play, player)), cubes),
    listed(phrases, outline.ownStudents, [...students, outline.inSupply(player.supply)]),
    `${outline.workMarker}: ${space === undefined ? player.work : workSpaceName(phrases, space)}`,
    listed(
      phrases,
      outline.tokens,
      player.tokens.map(id => amountText(phrases, row(components.tokens, id).gain)),
    ),
  ]
}

type Board = Pack['studyBoards'][number]

/** The bookshelf shelf by shelf, from the top: what each column holds or asks for. */
function shelfLines(phrases: Phrases, play: Play, player: Player): readonly string[] {
  const { outline } = phrases
  const { pack, boards } = play.components
  const board = pack.studyBoards.find(one => one.id === player.board)
  if (board === undefined) return []
  const { printed } = row(boards, board.id)
  const shelves = [...new Set(board.cells.map(cell => cell.shelf))].sort((a, b) => b - a)
  const all = pack.playerBoard.bookshelfPiles.piles.reduce((sum, pile) => sum + pile.tiles, 0)
  const complete = board.lines.filter(line => isComplete(line.cells, player.shelf, printed))
  return [
    `${outline.shelf(boardName(phrases, board.id))}: ${outline.tilesTaken(player.tilesTaken, all)}`,
    ...shelves.map(shelf => `${outline.shelfRow(shelf)}: ${shelfText(phrases, board, shelf, player)}`),
    listed(
      phrases,
      outline.completeLines,
      complete.length === 0 ? [] : [complete.map(line => lineText(phrases, board, line).name).join('; ')],
    ),
  ]
}

const shelfText = (phrases: Phrases, board: Board, shelf: number, player: Player): string =>
  board.cells
    .filter(cell => cell.shelf === shelf && cell.kind !== 'window')
    .map(cell => {
      const free = cell.kind === 'book' && !player.shelf.includes(cell.id)
      return phrases.outline.column(
        cell.col,
        free ? requirementText(phrases, cell.requirement) : phrases.outline.filled,
      )
    })
    .join('; ')

function objectiveLines(phrases: Phrases, play: Play, seat: Seat): readonly string[] {
  const { outline } = phrases
  const reached = objectivesReached(play, seat).map(id => nameOf(phrases, play.components, id))
  return [listed(phrases, outline.objectives, reached)]
}
