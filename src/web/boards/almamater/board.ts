import type { AlmaMaterState, Play } from '../../../games/almamater/state.ts'
import type { Play as AnyPlay, CoreState } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { Board, OptionPurpose } from '../board.ts'
import { leastSeat } from '../table-form.ts'
import { AlmaMaterBoard, AlmaMaterRail, AlmaMaterSeat, AlmaMaterStrip } from './AlmaMaterBoard.tsx'
import { AlmaMaterPicture } from './AlmaMaterPicture.tsx'
import { aboutPlace } from './about-place.ts'
import { componentGroups } from './component-groups.ts'
import { drawnOption } from './drawn-option.tsx'
import { keyWords } from './key-words.ts'
import { legend } from './legend.ts'
import { amountIcons, previewOf } from './preview.ts'
import { componentAt, spokenPlaces } from './spoken.ts'
import { wholeAlmaMater } from './table-form.ts'
import { placesOf, placesOfEvent } from './targets.ts'
import { usual } from './usual.ts'

/** A play of any game that was loaded as Alma Mater. */
const asAlmaMater = (play: AnyPlay): Play => play as unknown as Play

const leaving = ['stop', 'decline', 'end-turn', 'pass']
/** What may be done at any time of a turn, beside its action. */
const beside = ['step', 'bust', 'use', 'ready']

function purposeOf({ verb }: Option): OptionPurpose {
  if (beside.includes(verb)) return 'aside'
  return leaving.includes(verb) ? 'leave' : 'matter'
}

export const almaMaterBoard: Board = {
  placesOf: (play, option, frame) => placesOf(asAlmaMater(play), option, frame),
  placesOfEvent,
  purposeOf,
  drawnOption: (play, option, label, keys) => drawnOption(asAlmaMater(play), option, label, keys),
  journeys: [],
  usual: (language, _play, frame) => usual(language, frame),
  leadsOn: [],
  comesLater: [],
  followUps: ['return-books'],
  plainEvents: [
    'answered',
    'sent',
    'drafted',
    'card-boxed',
    'chancellor-chosen',
    'card-kept',
    'turn-ended',
    'passed',
    'rested',
    'lecture-in-vain',
  ],
  vainEvents: ['lecture-in-vain'],
  colorOf: (state, seat) => (state as CoreState as AlmaMaterState).players[seat]?.color ?? 'black',
  amountIcons,
  points: 'prestige',
  previewOf: (play, seat, events) => previewOf(asAlmaMater(play), seat, events),
  spoken: (language, play) => spokenPlaces(language, asAlmaMater(play)),
  componentAt: (play, place) => componentAt(asAlmaMater(play), place),
  aboutPlace: (language, play, place, seat) => aboutPlace(language, asAlmaMater(play), place, seat),
  legend,
  keyWords,
  toldVerbs: ['chancellor', 'student', 'professor'],
  progress(play) {
    const { state, components } = asAlmaMater(play)
    return { done: Math.max(0, state.round - 1), of: components.pack.game.rounds }
  },
  Table: AlmaMaterBoard,
  Rail: AlmaMaterRail,
  Strip: AlmaMaterStrip,
  SeatTable: AlmaMaterSeat,
  least: { table: wholeAlmaMater, seat: leastSeat },
  Picture: AlmaMaterPicture,
  groups: componentGroups,
}
