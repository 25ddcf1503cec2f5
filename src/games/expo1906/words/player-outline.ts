import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import type { LabTile } from '../lab/piece.ts'
import { lacks } from '../lab/supply.ts'
import { type Play, type Player, playerAt, prestigeOf } from '../state.ts'
import { amountsText, cellName, listed, nameOf, placeName } from './names.ts'
import type { Phrases } from './phrases.ts'

/** All that a player has, line by line. */
export function playerSection(phrases: Phrases, play: Play, seat: Seat, who: SeatName): OutlineSection {
  const { outline, terms } = phrases
  const player = playerAt(play, seat)
  const color = play.components.pack.players.colors.find(one => one.id === player.color)
  return {
    title: outline.player(who(seat), color === undefined ? player.color : terms.name(color)),
    seat,
    lines: [
      ...holdingLines(phrases, play, seat, player),
      ...cardLines(phrases, play, player),
      `${outline.reserve}: ${listed(phrases, play.components, player.reserve)}`,
      ...player.lab.map(tile => labLine(phrases, play, player, tile)),
      `${outline.scrapOn}: ${scrapCells(phrases, play, player)}`,
    ],
  }
}

function holdingLines(phrases: Phrases, play: Play, seat: Seat, player: Player): readonly string[] {
  const { outline, terms, table } = phrases
  const total = play.game.scores(play).find(score => score.seat === seat)?.total ?? 0
  return [
    `${outline.prestige}: ${prestigeOf(player)}`,
    `${outline.pointsAtEnd}: ${total}`,
    `${outline.funding}: ${terms.money(player.money)}`,
    `${outline.handicap}: ${table.handicaps[player.handicap]}`,
  ]
}

/** Nobody may look through played cards, unless the table plays with open ones (E-16.3). */
function cardLines(phrases: Phrases, { state, components }: Play, { hand, played }: Player): readonly string[] {
  const { outline } = phrases
  if (state.options.openPlayedCards === true)
    return [
      `${outline.hand}: ${listed(phrases, components, hand)}`,
      `${outline.played}: ${listed(phrases, components, played)}`,
    ]
  return [
    `${outline.hand}: ${outline.cards(hand.length)}`,
    `${outline.lastPlayed}: ${listed(phrases, components, played.slice(-1))}`,
  ]
}

function labLine(phrases: Phrases, play: Play, { lab }: Player, tile: LabTile): string {
  const { outline } = phrases
  const text = outline.labTile(nameOf(phrases, play.components, tile.tile), placeName(phrases, tile))
  if (row(play.components.tiles, tile.tile).kind !== 'project') return text
  const missing = lacks(play.components.tiles, lab, tile).map(({ resource, amount }) => [resource, amount])
  const status = tile.complete
    ? outline.complete
    : outline.lacks(amountsText(phrases, play.components, Object.fromEntries(missing)))
  return `${text} (${status})`
}

function scrapCells(phrases: Phrases, { components }: Play, { scrap }: Player): string {
  if (scrap.length === 0) return phrases.terms.nothing
  return scrap
    .map(cell => row(components.scrap, cell))
    .map(at => cellName(phrases, at.row, at.col))
    .join('; ')
}
