import { isComplete, tilesLeft } from '../../../games/newton/rules/bookshelf.ts'
import { citiesOfMedicine } from '../../../games/newton/rules/medicine.ts'
import { availableVolumes } from '../../../games/newton/rules/requirements.ts'
import { objectivesReached } from '../../../games/newton/rules/scoring.ts'
import { type Play, type Player, pointsOf } from '../../../games/newton/state.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { SeatName } from '../../../kernel/words.ts'
import { type SeatColor, seatColors } from '../../plates/seats.ts'
import { volumeList } from './effect-icons.ts'
import type { Facing, MarketRow, NewtonScene, PlayerScene } from './scene.ts'

/** The scene of a view: where everything lies, as one seat sees it. */
export function sceneOf(play: Play, seat: number, who: SeatName): NewtonScene {
  const { state, components } = play
  return {
    you: colorOf(itemAt(state.players, seat)),
    players: state.players.map((player, at) => playerScene(play, player, at, who(at))),
    tiles: state.layout.tiles,
    bonus: Object.fromEntries(
      components.bonusSpaces.flatMap(({ id }, at) => (state.tokens[at] ? [[id, state.tokens[at]]] : [])),
    ),
    developmentLeft: state.developmentStock,
    incomeLeft: state.incomeStock,
    medicineLeft: state.players.filter(player => !player.income.includes('medicine')).length,
    market: state.lines.map(
      (line, at): MarketRow => ({
        level: at + 1,
        deck: state.decks[at]?.length ?? 0,
        cards: withGaps(line, components.pack.constants.marketCardsPerLevel[String(state.seats)] ?? line.length),
      }),
    ),
  }
}

export const colorOf = ({ color }: Player): SeatColor => seatColors.find(one => one === color) ?? 'red'

const facing = (ids: readonly string[]): readonly Facing<string>[] => ids.map(id => (id === HIDDEN ? undefined : id))

/** A line keeps its length: what was taken leaves a gap until the round ends. */
const withGaps = (line: readonly string[], length: number): readonly (string | undefined)[] =>
  line.length >= length ? line : [...line, ...Array<undefined>(length - line.length).fill(undefined)]

function playerScene(play: Play, player: Player, seat: number, name: string): PlayerScene {
  const { pack, boards } = play.components
  const board = row(boards, player.board)
  const color = colorOf(player)
  return {
    color,
    name,
    vp: pointsOf(player),
    coins: player.coins,
    potions: player.potions,
    scientist: player.scientist,
    students: player.students.map((at, index) => ({ id: `${color}-${index}`, at })),
    studentsInSupply: player.supply,
    work: player.work,
    visited: player.cubes,
    cubesLeft: pack.playerBoard.travelCubes.slots.length - player.cubes.length,
    studyBoard: player.board,
    shelf: player.shelf,
    lines: board.lines.filter(line => isComplete(line.cells, player.shelf, board.printed)).map(line => line.id),
    shelfTilesLeft: tilesLeft(play, player),
    desk: player.desk,
    under: player.under,
    drawers: player.drawers,
    income: player.income.map(type => (type === 'medicine' ? `medicine-${citiesOfMedicine(play, player)}` : type)),
    hand: facing(player.hand),
    // While Masters are drafted, the packet is held in hand too.
    masters: facing([...player.masters, ...player.packet]),
    mastersPlayed: player.playedMasters,
    volumes: volumeList(availableVolumes(play, player)),
    bonusTokens: player.tokens.length,
    objectives: objectivesReached(play, seat),
    first: play.state.first === seat,
  }
}
