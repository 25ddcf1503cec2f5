import type { Newton } from '../../../games/newton/components.ts'
import type { NewtonState, Play } from '../../../games/newton/state.ts'
import type { Play as AnyPlay, CoreState } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import { seatColors } from '../../plates/seats.ts'
import type { Board, OptionPurpose } from '../board.ts'
import { leastSeat } from '../table-form.ts'
import { aboutPlace } from './about-place.ts'
import { carryingOf } from './carrying.ts'
import { componentGroups } from './component-groups.ts'
import { drawnOption } from './drawn-option.tsx'
import { keyWords } from './key-words.ts'
import { legend } from './legend.ts'
import { mapPlace } from './map-place.ts'
import { NewtonBoard, NewtonRail, NewtonSeat, NewtonStrip } from './NewtonBoard.tsx'
import { NewtonPicture } from './NewtonPicture.tsx'
import { amountIcons, previewOf } from './preview.ts'
import { cardShownBy } from './shown-by.ts'
import { componentAt, lyingAt, partAt, spokenPlaces } from './spoken.ts'
import { wholeNewton } from './table/table-form.ts'
import { placesOf, placesOfEvent } from './targets.ts'

/** A play of any game that was loaded as Newton. */
const asNewton = (play: AnyPlay): Play => play as unknown as Play

const leaving = ['stop', 'decline', 'end-turn']

function purposeOf(option: Option): OptionPurpose {
  if (option.verb.startsWith('quick-')) return 'aside'
  return leaving.includes(option.verb) ? 'leave' : 'matter'
}

export const newtonBoard: Board = {
  placesOf: (play, option, frame) => placesOf(asNewton(play), option, frame),
  placesOfEvent,
  cardShownBy: (play, event) => cardShownBy(asNewton(play), event),
  purposeOf,
  carryingOf: (play, option, places) => carryingOf(asNewton(play), option, places),
  journeys: [
    { verb: 'travel', end: 'stop', step: option => mapPlace(option.to[0]) },
    { verb: 'student', end: 'stop', step: option => `tech:${option.to[1]}` },
  ],
  leadsOn: [],
  comesLater: [],
  followUps: [],
  plainEvents: [
    'travelled',
    'student-moved',
    'moved-to-village',
    'turn-ended',
    'card-played',
    'effect-used',
    'quick-action',
  ],
  colorOf: (state, seat) => {
    const color = (state as CoreState as NewtonState).players[seat]?.color
    return seatColors.find(one => one === color) ?? 'red'
  },
  amountIcons,
  points: 'vp',
  previewOf: (play, seat, events) => previewOf(asNewton(play), seat, events),
  spoken: (language, play, seat) => spokenPlaces(language, asNewton(play), seat),
  componentAt: (play, place) => componentAt(asNewton(play), place),
  partAt: (play, place, seat) => partAt(asNewton(play), place, seat),
  lyingAt: (play, place) => lyingAt(asNewton(play), place),
  aboutPlace: (language, play, place, seat) => aboutPlace(language, asNewton(play), place, seat),
  drawnOption: (play, option, label, keys) => drawnOption(asNewton(play), option, label, keys),
  legend,
  keyWords,
  toldVerbs: ['draft', 'keep', 'master', 'take'],
  progress(play) {
    const { state, components } = asNewton(play)
    const { turnsPerRound } = (components as Newton).pack.constants
    return { done: Math.floor(state.turnsTaken / state.seats), of: turnsPerRound }
  },
  Table: NewtonBoard,
  Rail: NewtonRail,
  Strip: NewtonStrip,
  SeatTable: NewtonSeat,
  least: { table: wholeNewton, seat: leastSeat },
  Picture: NewtonPicture,
  groups: componentGroups,
}
