import type { Play } from '../../../games/inventions/state.ts'
import type { Play as AnyPlay } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { leastSeat } from '../table-form.ts'
import { aboutPlace } from './about-place.ts'
import { componentGroups } from './component-groups.ts'
import { drawnOption } from './drawn-option.tsx'
import { InventionsBoard, InventionsRail, InventionsSeat, InventionsStrip } from './InventionsBoard.tsx'
import { InventionsPicture } from './InventionsPicture.tsx'
import { keyWords } from './key-words.ts'
import { legend } from './legend.ts'
import { amountIcons, previewOf } from './preview.ts'
import { purposeOf } from './purpose.ts'
import { componentAt, spokenPlaces } from './spoken.ts'
import { wholeInventions } from './table/table-form.ts'
import { colorOf } from './table-input.ts'
import { placesOf, placesOfEvent, takenFrom } from './targets.ts'

/** A play of any game that was loaded as Inventions. */
const asInventions = (play: AnyPlay): Play => play as unknown as Play

export const inventionsBoard: Board = {
  placesOf: (play, option, frame) => placesOf(asInventions(play), option, frame),
  placesOfEvent,
  purposeOf,
  carriedBy(_play, option) {
    const from = takenFrom(option)
    return from === undefined ? undefined : { from: [from], turn: 0 }
  },
  journeys: [],
  leadsOn: ['main', 'chain', 'technology', 'economy', 'progress', 'build'],
  comesLater: ['chain', 'technology', 'economy', 'take-idea', 'return-aspiration', 'give-back', 'progress', 'build'],
  brings: (first, then) => first.verb === 'progress' && then.verb === 'build' && first.to[0] === then.to[0],
  followUps: ['pay', 'pay-any', 'refresh', 'share-reward', 'place-citizen'],
  plainEvents: ['turn-began', 'turn-ended', 'round-began', 'travelled', 'declined', 'action'],
  colorOf: (state, seat) => colorOf(state as unknown as Play['state'], seat) ?? 'red',
  amountIcons,
  points: 'ip',
  previewOf: (play, seat, events) => previewOf(asInventions(play), seat, events),
  spoken: (language, play) => spokenPlaces(language, asInventions(play)),
  componentAt: (_play, place) => componentAt(place),
  aboutPlace: (language, play, place, seat) => aboutPlace(language, asInventions(play), place, seat),
  drawnOption: (play, option, label, keys) => drawnOption(asInventions(play), option, label, keys),
  legend,
  keyWords,
  toldVerbs: ['take', 'eureka', 'progress'],
  progress(play) {
    const { state } = asInventions(play)
    return { done: state.turnsTaken, of: state.order.length }
  },
  Table: InventionsBoard,
  Rail: InventionsRail,
  Strip: InventionsStrip,
  SeatTable: InventionsSeat,
  least: { table: wholeInventions, seat: leastSeat },
  Picture: InventionsPicture,
  groups: componentGroups,
}
