import type { ExpoState, Play } from '../../../games/expo1906/state.ts'
import type { Play as AnyPlay, CoreState } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { Board, OptionPurpose } from '../board.ts'
import { leastSeat } from '../table-form.ts'
import { aboutPlace } from './about-place.ts'
import { componentGroups } from './component-groups.ts'
import { CarriedTile, ExpoBoard, ExpoRail, ExpoSeat, ExpoStrip } from './ExpoBoard.tsx'
import { ExpoPicture } from './ExpoPicture.tsx'
import { keyWords } from './key-words.ts'
import { legend } from './legend.ts'
import { amountIcons, previewOf } from './preview.ts'
import { componentAt, spokenPlaces } from './spoken.ts'
import { leastLab, wholeExpo } from './table/table-form.ts'
import { colorOf } from './table-input.ts'
import { carriedBy, pieceOf, placesOf, placesOfEvent } from './targets.ts'

/** A play of any game that was loaded as Expo 1906. */
const asExpo = (play: AnyPlay): Play => play as unknown as Play

const leaving = ['stop', 'pass', 'confirm']

/** In the Laboratory one places tiles; removing them lies aside. */
export function purposeOf(option: Option): OptionPurpose {
  if (option.verb === 'remove') return 'aside'
  return leaving.includes(option.verb) ? 'leave' : 'matter'
}

export const expoBoard: Board = {
  placesOf: (play, option, frame) => placesOf(asExpo(play), option, frame),
  placesOfEvent,
  purposeOf,
  carriedBy: (play, option) => carriedBy(asExpo(play), option),
  pieceOf,
  Carried: CarriedTile,
  journeys: [],
  leadsOn: ['choose-card'],
  comesLater: [],
  followUps: [],
  plainEvents: [
    'card-played',
    'tile-placed',
    'tile-moved',
    'tile-removed',
    'handicap-placed',
    'scrap-removed',
    'token-moved',
    'meeting',
    'turn-ended',
  ],
  colorOf: (state, seat) => {
    const player = (state as CoreState as ExpoState).players[seat]
    return player === undefined ? 'red' : colorOf(player)
  },
  amountIcons,
  points: 'vp',
  previewOf: (play, seat, events) => previewOf(asExpo(play), seat, events),
  spoken: (language, play) => spokenPlaces(language, asExpo(play)),
  componentAt: (_play, place) => componentAt(place),
  aboutPlace: (language, play, place, seat) => aboutPlace(language, asExpo(play), place, seat),
  legend,
  keyWords,
  toldVerbs: ['chit'],
  progress(play) {
    const { state, components } = asExpo(play)
    return { done: state.round - 1, of: components.pack.limits.rounds }
  },
  Table: ExpoBoard,
  Rail: ExpoRail,
  Strip: ExpoStrip,
  SeatTable: ExpoSeat,
  least: { table: wholeExpo, seat: { ...leastSeat, width: leastLab } },
  Picture: ExpoPicture,
  groups: componentGroups,
}
