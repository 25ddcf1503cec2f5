import type { GameEvent, KernelEvent } from '../../../kernel/contract.ts'
import { neverBut } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import type { SeatName } from '../../../kernel/words.ts'
import type { Expo } from '../components.ts'
import type { ExpoEvent } from '../events.ts'
import type { MeetingChoice } from '../pack.ts'
import { amountsText, cellName, listed, nameOf, placeName, resourceName } from './names.ts'
import type { Phrases } from './phrases.ts'

/** A line of the log, with its cause; undefined for what need not be told. */
export function eventText(phrases: Phrases, expo: Expo, event: GameEvent, who: SeatName): string | undefined {
  const line = happening(phrases, expo, event as ExpoEvent | KernelEvent, who)
  if (line === undefined || event.because === undefined || event.because === '') return line
  const cause = event.because === 'jump' ? phrases.events.jump : nameOf(phrases, expo, event.because)
  return `${line} (${cause})`
}

function happening(phrases: Phrases, expo: Expo, event: ExpoEvent | KernelEvent, who: SeatName): string | undefined {
  const { events, terms } = phrases
  const seat = event.seat === undefined ? '' : who(event.seat)
  const named = (id: string): string => nameOf(phrases, expo, id)
  switch (event.type) {
    case 'money': {
      const amount = terms.money(Math.abs(event.amount))
      return event.amount < 0 ? events.paid(seat, amount) : events.received(seat, amount)
    }
    case 'vp':
      return (event.source === 'leaders' ? events.scoredAsLeader : events.scored)(seat, terms.vp(event.amount))
    case 'handicap-placed':
      return events.handicapPlaced(seat, named(event.tile), placeName(phrases, event))
    case 'card-played':
      return events.cardPlayed(seat, named(event.card))
    case 'passed':
      return events.passed(seat)
    case 'tile-bought':
      return events.tileBought(seat, named(event.tile))
    case 'tile-taken':
      return events.tileTaken(seat, named(event.tile))
    case 'tile-placed':
      return events.tilePlaced(seat, named(event.tile), placeName(phrases, event))
    case 'tile-moved':
      return events.tileMoved(seat, named(event.tile), placeName(phrases, event))
    case 'tile-removed':
      return events.tileRemoved(seat, named(event.tile))
    case 'scrap-removed':
      return events.scrapRemoved(seat, cellName(phrases, event.row, event.col))
    case 'project-fed':
      return Object.keys(event.lacks).length === 0
        ? events.projectReady(named(event.project))
        : events.projectFed(named(event.project), amountsText(phrases, expo, event.lacks))
    case 'project-completed':
      return events.projectCompleted(seat, named(event.project))
    case 'card-exchanged':
      return events.cardExchanged(seat, named(event.card), named(event.for))
    case 'token-moved':
      return events.tokenMoved(seat, named(event.from), named(event.to))
    case 'chit-placed':
      return seat === ''
        ? events.chitDrawn(named(event.chit), named(event.row))
        : events.chitPlaced(seat, named(event.chit), named(event.row))
    case 'ghost-tiles':
      return events.ghostTiles(listed(phrases, expo, event.tiles))
    case 'ghost-moved':
      return events.ghostMoved(resourceName(phrases, expo, event.row), event.from, event.to)
    case 'ghost-card':
      return {
        accepted: events.ghostCard,
        aside: events.ghostCardAside,
        'shuffled-back': events.ghostCardBack,
      }[event.fate](named(event.card))
    case 'meeting':
      return events.meeting[event.choice as MeetingChoice](seat)
    case 'jury-placed': {
      const energy = terms.energies[row(expo.jury, event.tile).energy]
      return event.chosen ? events.juryChosen(energy) : events.juryDrawn(energy)
    }
    case 'projects-returned':
      return events.projectsReturned(listed(phrases, expo, event.projects))
    case 'projects-shown':
      return events.projectsShown(listed(phrases, expo, event.projects))
    case 'station-filled':
      return events.stationFilled(listed(phrases, expo, event.tiles))
    case 'discard-shuffled':
      return events.discardShuffled
    case 'turn-ended':
      return events.turnEnded(seat)
    case 'round-ended':
      return events.roundEnded(event.round)
    case 'round-began':
      return events.roundBegan(event.round)
    case 'end-triggered':
      return events.endTriggered[event.why]
    case 'game-ended':
      return events.gameEnded
    case 'answered':
    case 'forced':
      return undefined
    default:
      return neverBut(event, undefined)
  }
}
