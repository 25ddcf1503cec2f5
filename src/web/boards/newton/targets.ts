import type { NewtonEvent } from '../../../games/newton/events.ts'
import type { TileFrame } from '../../../games/newton/frames.ts'
import { type Play, type Player, playerAt } from '../../../games/newton/state.ts'
import type { Frame, SeatFrame } from '../../../kernel/agenda.ts'
import type { GameEvent } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { PlaceName } from '../../plates/targets.ts'
import { mapPlace } from './map-place.ts'

/** Where each option of Newton is answered on the board. */
export function placesOf(play: Play, option: Option, frame: Frame): readonly PlaceName[] {
  const [first = '', second = ''] = option.to
  switch (option.verb) {
    case 'play':
    case 'take':
    case 'discard':
    case 'push':
    case 'copy':
      return [`card:${first}`]
    case 'draft':
    case 'keep':
    case 'master':
      return [`master:${first}`]
    case 'travel':
    case 'cube':
    case 'visit':
    case 'village':
      return [mapPlace(first)]
    case 'student':
      return [`tech:${second}`]
    case 'work':
    case 'enter':
      return [`work:${workSpace(play, frame as SeatFrame, option)}`]
    case 'shelve':
    case 'shelve-freely':
      return [`cell:${first}`]
    case 'tile':
      return [(frame as TileFrame).tile === 'income' ? `income-tile:${first}` : `development:${first}`]
    case 'replace':
      return held(playerAt(play, (frame as TileFrame).seat), frame as TileFrame, first)
    case 'use':
      return [`card:${play.state.turn.card}`]
    case 'quick-turn-over':
      return [`deck:${first}`]
    case 'take-tile':
    case 'remove-tiles':
      return play.components.pack.playerBoard.bookshelfPiles.piles.map(({ pile }) => `pile:${pile}`)
    default:
      return []
  }
}

/** Where the work marker would stop: the last space only if the Objective is entered. */
function workSpace(play: Play, frame: SeatFrame, option: Option): number {
  const { work } = playerAt(play, frame.seat)
  const end = play.components.work.length - 1
  if (option.verb === 'enter' || work === end) return end
  return Math.min(work + Number(option.to[0]), end - 1)
}

function held(player: Player, { tile }: TileFrame, type: string): readonly PlaceName[] {
  const tiles: readonly string[] = tile === 'income' ? player.income : player.drawers
  const slot = tile === 'income' ? 'income' : 'drawer'
  return tiles.flatMap((one, at) => (one === type ? [`${slot}:${at + 1}`] : []))
}

/** Where an event of Newton happened. */
export function placesOfEvent(told: GameEvent): readonly PlaceName[] {
  const event = told as NewtonEvent
  switch (event.type) {
    case 'travelled':
    case 'moved-to-village':
      return [mapPlace(event.to)]
    case 'cube-placed':
      return [mapPlace(event.place)]
    case 'student-moved':
      return [`tech:${event.to}`]
    case 'worked':
      return [`work:${event.to}`]
    case 'token-taken':
      return [mapPlace(event.space), `tech:${event.space}`]
    case 'card-played':
    case 'card-taken':
    case 'card-pushed':
      return [`card:${event.card}`]
    case 'cards-turned':
      return event.cards.map(card => `card:${card}`)
    case 'master-played':
      return [`master:${event.master}`]
    case 'tile-shelved':
      return [`cell:${event.cell}`]
    default:
      return []
  }
}
