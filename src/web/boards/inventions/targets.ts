import type { InventionsEvent } from '../../../games/inventions/events.ts'
import type { LeaveOutFrame, PayFrame } from '../../../games/inventions/frames.ts'
import { types } from '../../../games/inventions/pack.ts'
import { type Play, playerAt } from '../../../games/inventions/state.ts'
import type { Frame, SeatFrame } from '../../../kernel/agenda.ts'
import type { GameEvent } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { PlaceName } from '../../plates/targets.ts'

/** Where the aspirations that nobody has yet are kept. */
export const aspirations: PlaceName = 'aspirations:supply'
export const academy: PlaceName = 'academy:scholars'
/** Traders, artisans and thinkers in the order of their types. */
const specialists = ['trader', 'artisan', 'thinker']

/** Available specialists, and those that are exhausted, by the type or by the specialist. */
export const homeOf = (kind: string): PlaceName => `home:${typeOf(kind)}`
export const exhaustedOf = (kind: string): PlaceName => `exhausted:${typeOf(kind)}`
const typeOf = (kind: string): string => types[specialists.indexOf(kind)] ?? kind

/** Where each option of Inventions is answered on the board; for what goes somewhere, where it goes. */
export function placesOf(play: Play, option: Option, frame: Frame): readonly PlaceName[] {
  const [first = '', second = ''] = option.to
  switch (option.verb) {
    case 'settle':
      return [`card:${cardIn(play, first)}`, `region:${first}`]
    case 'pillar':
    case 'rest':
      return [`action:${first}`]
    case 'present':
      return [`display:${second}`]
    case 'invent':
    case 'innovate':
    case 'share':
    case 'take':
      return [`card:${first}`]
    case 'call':
      return [`citizens:${first}`]
    case 'influence':
      return [`region:${second}`]
    case 'travel':
      return [`region:${second}`]
    case 'eureka':
      return [`era:${second}`]
    case 'send':
      return [`milestone:${first}`]
    case 'recall':
      return [`milestone:${first}`]
    case 'chain':
      return [chainPlace(play, first)]
    case 'economy':
      return [`tile:${first}`]
    case 'citizen':
      return [`region:${first}`]
    case 'scholars':
      return payPlaces(option, frame as PayFrame)
    case 'exhaust':
    case 'gain':
      return [homeOf(first)]
    case 'exhaust-scholar':
      return [academy]
    case 'refresh':
      return [exhaustedOf(first)]
    case 'wealth':
      return second === '' ? [`wealth:${first}`] : [`slot:${second}`, `wealth:${first}`]
    case 'wild':
      return first === '' ? [aspirations] : slotsWith(play, frame as SeatFrame, first)
    case 'return':
      return returnPlaces(play, frame as SeatFrame, first)
    case 'progress':
      return [`stock:${first}`]
    case 'build':
      return [`hex:${second}`]
    case 'position':
      return [`order:${first}`]
    default:
      return []
  }
}

/** What goes somewhere is taken up first: a citizen that travels, a token, an idea, a tile, a milestone, who is sent. */
export function takenFrom(option: Option): PlaceName | undefined {
  const [first = '', second = ''] = option.to
  switch (option.verb) {
    case 'travel':
      return `citizens:${first}`
    case 'influence':
      return `token:${first}`
    case 'present':
      return `card:${first}`
    case 'build':
      return `tile:${first}`
    case 'eureka':
      return `milestone:${first}`
    case 'send':
      return second === 'scholar' ? academy : homeOf(second)
    default:
      return undefined
  }
}

const cardIn = ({ state, components }: Play, region: string): string =>
  state.regions[components.regions.findIndex(({ id }) => id === region)]?.card ?? ''

/** Where the icon of a chain is: on a card, a token, or a tile. */
export function chainPlace({ components }: Play, icon: string): PlaceName {
  if (components.influenceTokens.has(icon)) return `token:${icon}`
  if (components.knowledgeTiles.has(icon)) return `knowledge:${icon}`
  return components.technologyTiles.has(icon) ? `tile:${icon}` : `card:${icon}`
}

/** Paying without scholars is answered at the specialists, paying with some of them at the academy. */
function payPlaces({ to }: Option, { needs }: PayFrame): readonly PlaceName[] {
  if (to.some(count => Number(count) > 0)) return [academy]
  return types.filter((_, type) => (needs[type] ?? 0) > 0).map(homeOf)
}

/** Spaces of the display with an aspiration of a kind. */
const slotsWith = (play: Play, { seat }: SeatFrame, kind: string): readonly PlaceName[] =>
  playerAt(play, seat).display.flatMap((tile, space) => (tile === `aspiration-${kind}` ? [`slot:${space + 1}`] : []))

/**
 * Aspirations of this turn: in the display, or beside it where there was no room. Those that wait already are not asked for; at the
 * end of the turn only those that have waited are.
 */
function returnPlaces(
  play: Play,
  { rule, seat, left }: SeatFrame & Partial<Pick<LeaveOutFrame, 'left'>>,
  kind: string,
): readonly PlaceName[] {
  const { fresh, surplus } = play.state.turn
  const { display } = playerAt(play, seat)
  const tile = `aspiration-${kind}`
  const spaces = rule === 'return-aspiration' ? fresh : []
  const waiting = rule === 'return-aspiration' ? surplus.length - (left ?? surplus.length) : 0
  return [
    ...spaces.filter(space => display[space] === tile).map(space => `slot:${space + 1}`),
    ...surplus.flatMap((one, at) => (one === tile && at >= waiting ? [`surplus:${at + 1}`] : [])),
  ]
}

/** Where an event of Inventions happened. */
export function placesOfEvent(told: GameEvent): readonly PlaceName[] {
  const event = told as InventionsEvent
  switch (event.type) {
    case 'pillar-placed':
    case 'rested':
      return [`action:${event.action}`]
    case 'settled':
    case 'presented':
    case 'invented':
    case 'innovated':
    case 'chronos-settled':
    case 'chronos-presented':
    case 'chronos-invented':
    case 'chronos-innovated':
      return [`card:${event.card}`]
    case 'shared':
    case 'chronos-shared':
      return [`display:${event.region}`, `region:${event.region}`]
    case 'called-home':
    case 'citizens-placed':
    case 'token-placed':
    case 'chronos-token':
    case 'chronos-idle':
      return [`region:${event.region}`]
    case 'travelled':
      return [`region:${event.to}`]
    case 'milestone-taken':
    case 'chronos-milestone':
      return [`milestone:${event.milestone}`, `era:${event.space}`]
    case 'diplomat-home':
    case 'diplomat-sent':
      return [`milestone:${event.milestone}`]
    case 'progress-taken':
    case 'chronos-took':
      return [`stock:${event.tile}`]
    default:
      return []
  }
}
