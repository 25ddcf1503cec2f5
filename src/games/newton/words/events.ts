import type { GameEvent, KernelEvent } from '../../../kernel/contract.ts'
import { neverBut } from '../../../kernel/errors.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import type { SeatName } from '../../../kernel/words.ts'
import { withNotes } from '../../../kernel/words.ts'
import type { Newton } from '../components.ts'
import type { NewtonEvent } from '../events.ts'
import { amountText, roman } from './amounts.ts'
import { ownCardName } from './cards.ts'
import { causeName, nameOf } from './components.ts'
import { cardEffectText } from './effects.ts'
import type { Phrases } from './phrases.ts'
import { cellName, lineNamed } from './shelves.ts'
import { technologyLabel } from './spaces.ts'
import { tileName } from './tiles.ts'

/** A line of the log, with its cause; undefined for what need not be told. */
export function eventText(phrases: Phrases, newton: Newton, event: GameEvent, who: SeatName): string | undefined {
  const line = happening(phrases, newton, event as NewtonEvent | KernelEvent, who)
  if (line === undefined || event.type === 'forced') return undefined
  const cause = causeName(phrases, newton, event.because)
  return cause === undefined ? line : withNotes(line, cause)
}

function happening(
  phrases: Phrases,
  newton: Newton,
  event: NewtonEvent | KernelEvent,
  who: SeatName,
): string | undefined {
  const { events, terms } = phrases
  const { pack } = newton
  const seat = event.seat === undefined ? '' : who(event.seat)
  const named = (id: string): string => nameOf(phrases, newton, id)
  const ownCard = (id: string): string => {
    const card = newton.cards.get(id)
    return card === undefined ? named(id) : ownCardName(phrases, card)
  }
  const listed = (ids: readonly string[]): string => (ids.length === 0 ? terms.nothing : ids.map(named).join(', '))
  switch (event.type) {
    case 'coins':
    case 'potions': {
      const amount = terms[event.type](Math.abs(event.amount))
      return event.amount < 0 ? events.paid(seat, amount) : events.gained(seat, amount)
    }
    case 'vp':
      return events.scored(seat, terms.vp(event.amount))
    case 'students':
      return events.enrolled(seat, terms.students(event.amount))
    case 'round-began':
      return events.roundBegan(event.round)
    case 'drafted':
      return event.master === HIDDEN ? events.draftedHidden(seat) : events.drafted(seat, named(event.master))
    case 'card-played':
      return events.cardPlayed(seat, ownCard(event.card))
    case 'effect-used':
      return events.effectUsed(seat, cardEffectText(phrases, newton, event.card, event.effect))
    case 'quick-action':
      return events.quickAction(seat, named(event.action))
    case 'worked':
      return event.from === event.to ? events.workedInPlace(seat) : events.worked(seat, event.from, event.to)
    case 'student-moved':
      return events.studentMoved(seat, spaceLabel(phrases, newton, event.from), spaceLabel(phrases, newton, event.to))
    case 'travelled':
      return events.travelled(seat, named(event.from), named(event.to))
    case 'moved-to-village':
      return events.movedToVillage(seat, named(event.from), named(event.to))
    case 'cube-placed':
      return events.cubePlaced(seat, named(event.place))
    case 'token-taken':
      return events.tokenTaken(seat, named(event.token), spaceLabel(phrases, newton, event.space))
    case 'card-taken':
      return events.cardTaken(seat, named(event.card))
    case 'card-discarded':
      return events.cardDiscarded(seat, ownCard(event.card))
    case 'cards-turned':
      return events.cardsTurned(listed(event.cards), roman(event.level))
    case 'tile-shelved':
      return events.tileShelved(seat, cellName(phrases, pack.studyBoards, event.cell))
    case 'tiles-removed':
      return events.tilesRemoved(seat, event.count)
    case 'line-completed':
      return events.lineCompleted(seat, lineNamed(phrases, pack.studyBoards, event.line))
    case 'master-played':
      return events.masterPlayed(seat, named(event.master))
    case 'tile-taken':
      return events.tileTaken(seat, tileName(phrases, newton, event.tile, event.kind))
    case 'tile-replaced':
      return events.tileReplaced(seat, tileName(phrases, newton, event.tile, event.kind))
    case 'medicine': {
      const income = pack.tiles.medicine.sides[event.side - 1]?.income ?? {}
      return events.medicine(seat, terms.perRound(amountText(phrases, income)))
    }
    case 'objective-reached':
      return events.objectiveReached(seat, named(event.objective))
    case 'turn-ended':
      return events.turnEnded(seat)
    case 'card-pushed':
      return events.cardPushed(seat, ownCard(event.card))
    case 'round-ended':
      return events.roundEnded(event.round)
    case 'market-renewed':
      return events.marketRenewed(listed(event.lines.flat()))
    case 'game-ended':
      return events.gameEnded
    case 'answered':
      return events.answered(seat)
    case 'forced':
      return undefined
    default:
      return neverBut(event, undefined)
  }
}

/** A Technology space by its label, a place by its name. */
function spaceLabel(phrases: Phrases, newton: Newton, id: string): string {
  const space = newton.technology.get(id)
  return space === undefined ? nameOf(phrases, newton, id) : technologyLabel(phrases, space)
}
