import type { GameEvent, KernelEvent } from '../../../kernel/contract.ts'
import { neverBut } from '../../../kernel/errors.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import type { SeatName } from '../../../kernel/words.ts'
import { withNotes } from '../../../kernel/words.ts'
import type { AlmaMater } from '../components.ts'
import type { AlmaMaterEvent } from '../events.ts'
import { booksText, piecesText, roman } from './amounts.ts'
import { componentText, nameOf, spaceName } from './components.ts'
import type { Phrases } from './phrases.ts'

/** A line of the log, with its cause; undefined for what need not be told. */
export function eventText(
  phrases: Phrases,
  components: AlmaMater,
  event: GameEvent,
  who: SeatName,
): string | undefined {
  if (event.type === 'forced') return undefined
  const line = happening(phrases, components, event as AlmaMaterEvent | KernelEvent, who)
  if (line === undefined || event.because === undefined) return line
  return withNotes(line, nameOf(phrases, components, event.because))
}

function happening(
  phrases: Phrases,
  components: AlmaMater,
  event: AlmaMaterEvent | KernelEvent,
  who: SeatName,
): string | undefined {
  const { events, terms } = phrases
  const { pack } = components
  const seat = event.seat === undefined ? '' : who(event.seat)
  const named = (id: string): string => nameOf(phrases, components, id)
  const amount = (count: number, text: (count: number) => string): string =>
    count < 0 ? events.paid(seat, text(-count)) : events.gained(seat, text(count))
  switch (event.type) {
    case 'ducats':
      return amount(event.amount, terms.ducats)
    case 'books':
      return amount(event.amount, count => terms.books(count, event.kind))
    case 'prestige':
      return amount(event.amount, terms.prestige)
    case 'green-steps':
      return amount(event.amount, terms.greenSteps)
    case 'black-steps':
      return amount(event.amount, terms.blackSteps)
    case 'tutors':
      return amount(event.amount, terms.tutors)
    case 'master-gained':
      return events.masterGained(seat)
    case 'drafted':
      return event.card === HIDDEN ? events.draftedHidden(seat) : events.drafted(seat, named(event.card))
    case 'card-boxed':
      return event.card === HIDDEN ? events.boxedHidden(seat) : events.boxed(seat, named(event.card))
    case 'order-set':
      return events.orderSet(orderText(phrases, event, who))
    case 'chancellor-chosen':
      return events.chancellorChosen(seat, named(event.chancellor))
    case 'card-kept':
      return events.cardKept(seat, named(event.card))
    case 'arranged':
      return events.arranged(seat, event.shelves.join(', '))
    case 'round-began':
      return events.roundBegan(event.round)
    case 'ignotus':
      return events.ignotus(named(event.card), event.level)
    case 'sent':
      return events.sent(seat, piecesText(phrases, event.masters, event.tutors), spaceName(phrases, pack, event.space))
    case 'student-recruited': {
      const hall = pack.lectureHalls[event.hall - 1]
      return events.studentRecruited(seat, named(event.student), terms.hall(event.hall, hall?.type ?? ''))
    }
    case 'professor-recruited':
      return events.professorRecruited(seat, named(event.professor))
    case 'price-set':
      return events.priceSet(named(event.professor), booksText(phrases, event.price))
    case 'bookmark':
      return events.bookmark(named(event.professor), terms.kinds[event.kind])
    case 'lecture':
      return events.lecture(seat, named(event.professor))
    case 'lecture-in-vain':
      return events.lectureInVain(seat, named(event.professor))
    case 'readied':
      return events.readied(seat, named(event.professor))
    case 'exhausted':
      return events.exhausted(seat, named(event.professor))
    case 'shelved':
      return events.shelved(seat, event.count)
    case 'bought':
      return events.bought(seat, terms.books(event.count, event.color), event.shown)
    case 'shelf-scored':
      return events.shelfScored(seat, terms.colors[event.color], event.slot)
    case 'researched':
      return events.researched(seat, event.from, event.to)
    case 'rested':
      return events.rested(seat, piecesText(phrases, event.masters, event.tutors))
    case 'master-lost':
      return event.tutor ? events.tutorLost(seat) : events.masterLost(seat)
    case 'bonus-repeated':
      return events.bonusRepeated(seat, componentText(phrases, components, event.milestone)?.text ?? '')
    case 'bust-taken':
      return events.bustTaken(seat, phrases.components.bust(event.letter), named(event.chancellor))
    case 'passed':
      return events.passed(seat)
    case 'turn-ended':
      return events.turnEnded(seat)
    case 'cleaned-up':
      return events.cleanedUp(seat, event.books)
    case 'prices-laid':
      return events.pricesLaid(seat, event.prices.join(', '))
    case 'reputation-set':
      return events.reputationSet(event.colors.map((color, at) => `${roman(at + 1)} ${terms.colors[color]}`).join(', '))
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

type OrderSet = Extract<AlmaMaterEvent, { readonly type: 'order-set' }>

/** Who comes after whom, with the sums that decided it. */
const orderText = ({ events }: Phrases, { order, totals }: OrderSet, who: SeatName): string =>
  order.map((one, at) => (totals === undefined ? who(one) : events.withTotal(who(one), totals[at] ?? 0))).join(', ')
