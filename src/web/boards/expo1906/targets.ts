import type { ExpoEvent } from '../../../games/expo1906/events.ts'
import { placementAt } from '../../../games/expo1906/lab/placement.ts'
import { placingOf } from '../../../games/expo1906/prepared/tiles.ts'
import type { Play } from '../../../games/expo1906/state.ts'
import type { Frame, SeatFrame } from '../../../kernel/agenda.ts'
import type { GameEvent } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { PlaceName } from '../../plates/targets.ts'
import type { Carried } from '../board.ts'

/** Where each option of Expo 1906 is answered on the board. */
export function placesOf(play: Play, option: Option, frame: Frame): readonly PlaceName[] {
  const [first = '', second = ''] = option.to
  switch (option.verb) {
    case 'play':
      return [`card:${first}`]
    case 'buy':
    case 'take':
      return alike(play, play.state.station, first)
    case 'place':
    case 'move':
      return cellsFor(play, option)
    case 'remove':
      return [first === 'scrap' ? `cell:${second}` : `tile:${first}`]
    case 'enter':
      return [`space:${first}-2`]
    case 'advance':
      return [`space:${nextSpace(play, first)}`]
    case 'jump':
      return [`space:${second}`]
    case 'chit':
      return [`chit:${first}`]
    case 'jury':
      return [`energy:${first}`]
    case 'money':
      return [`funding:${(frame as SeatFrame).seat}`]
    default:
      return []
  }
}

/** Tiles with the same face are offered once; each of them can be meant. */
function alike(play: Play, list: readonly string[], id: string): readonly PlaceName[] {
  const { tiles } = play.components
  const face = tiles.get(id)?.face
  const same = list.filter(other => other !== id && tiles.get(other)?.face === face)
  return [id, ...same].map(tile => `tile:${tile}`)
}

function nextSpace({ components }: Play, id: string): string {
  const { spaces } = components.pack.board.patentsOffice
  const here = spaces.find(space => space.id === id)
  return spaces.find(space => space.row === here?.row && space.column === (here?.column ?? 0) + 1)?.id ?? id
}

/** The tile that a placement or a move takes up: from the reserve, or from where it lies in the Lab. */
export function carriedBy(play: Play, option: Option): Carried | undefined {
  if (option.verb !== 'place' && option.verb !== 'move') return undefined
  const { tile, rotation } = placingOf(option)
  const reserve = play.state.players.find(player => player.reserve.includes(tile))?.reserve ?? []
  return { from: alike(play, reserve, tile), turn: rotation }
}

/** The tile that is bought, taken or removed; Scrap looks all alike. */
export function pieceOf({ verb, to: [tile = ''] }: Option): PlaceName | undefined {
  return (verb === 'buy' || verb === 'take' || verb === 'remove') && tile !== 'scrap' ? `tile:${tile}` : undefined
}

/** The cells that a tile would cover, the one by which it is held first. */
function cellsFor({ components }: Play, option: Option): readonly PlaceName[] {
  const { tile, row, col, rotation } = placingOf(option)
  const form = components.tiles.get(tile)?.form
  if (form === undefined) return []
  const { cols } = components.grid
  const cells = placementAt(form, row, col, rotation).cells.map(cell => [Math.floor(cell / cols), cell % cols] as const)
  const middle = [0, 1].map(axis => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length)
  const away = ([line, column]: readonly [number, number]): number =>
    Math.hypot(line - (middle[0] ?? 0), column - (middle[1] ?? 0))
  return cells.toSorted((one, other) => away(one) - away(other)).map(([line, column]) => `cell:${line}-${column}`)
}

/** Where an event of Expo 1906 happened. Cards and cells are named as one's own, whoever has them, and so tell nothing of others. */
export function placesOfEvent(told: GameEvent): readonly PlaceName[] {
  const event = told as ExpoEvent
  switch (event.type) {
    case 'tile-bought':
    case 'tile-taken':
    case 'tile-placed':
    case 'tile-moved':
    case 'handicap-placed':
      return [`tile:${event.tile}`]
    case 'project-completed':
      return [`tile:${event.project}`]
    case 'token-moved':
      return [`space:${event.to}`]
    case 'ghost-moved':
      return [`space:${event.row}-${event.to}`]
    case 'chit-placed':
      return [`chit:${event.chit}`]
    case 'jury-placed':
      return [`vote:${event.tile}`]
    case 'projects-shown':
      return event.projects.map(project => `tile:${project}`)
    default:
      return []
  }
}
