import type { GameEvent, KernelEvent } from '../../../kernel/contract.ts'
import { neverBut } from '../../../kernel/errors.ts'
import type { SeatName } from '../../../kernel/words.ts'
import type { Inventions } from '../components.ts'
import type { ActionEvent, ChronosEvent, InventionsEvent } from '../events.ts'
import { actionIds } from '../pack.ts'
import { nameOf } from './components.ts'
import { listed, specialistText } from './effects.ts'
import type { Phrases } from './phrases.ts'

/** A line of the log, with its cause; undefined for what need not be told. */
export function eventText(phrases: Phrases, of: Inventions, event: GameEvent, who: SeatName): string | undefined {
  const line = happening(phrases, of, event as InventionsEvent | KernelEvent, who)
  const cause = amountTypes.has(event.type) ? causeText(phrases, of, event.because) : undefined
  return line === undefined || cause === undefined ? line : `${line} (${cause})`
}

/** What changes an amount tells its cause; other events tell it in their own sentence. */
const amountTypes: ReadonlySet<string> = new Set(['ip', 'influence', 'scholars', 'specialists', 'aspiration'])

function causeText(phrases: Phrases, of: Inventions, because = ''): string | undefined {
  const name = nameOf(phrases, of, because)
  return name === because ? undefined : name
}

function happening(
  phrases: Phrases,
  of: Inventions,
  event: InventionsEvent | KernelEvent,
  who: SeatName,
): string | undefined {
  const { events, terms } = phrases
  const seat = event.seat === undefined ? terms.chronos : who(event.seat)
  const named = (id: string): string => nameOf(phrases, of, id)
  const amount = (text: string, count: number): string =>
    count < 0 ? events.paid(seat, text) : events.gained(seat, text)
  switch (event.type) {
    case 'ip':
      return events.scored(seat, terms.ip(event.amount))
    case 'influence':
      return amount(terms.influence(Math.abs(event.amount)), event.amount)
    case 'scholars':
      return amount(terms.scholars(event.amount), event.amount)
    case 'specialists':
      return amount(specialistText(phrases, event.kind, event.amount), event.amount)
    case 'called-home':
      return events.calledHome(seat, specialistText(phrases, event.kind, event.amount), named(event.region))
    case 'refreshed':
      return events.refreshed(seat, specialistText(phrases, event.kind, event.amount))
    case 'paid':
      return paidText(phrases, event, seat)
    case 'settled':
      return events.settled(seat, named(event.card), named(event.region))
    case 'round-began':
      return events.roundBegan(terms.eras[event.era - 1] ?? '', event.round)
    case 'turn-began':
      return events.turnBegan(seat, terms.chainTokens(event.tokens))
    case 'pillar-placed':
      return events.pillarPlaced(seat, terms.pillars[event.pillar], terms.actions[event.action])
    case 'rested':
      return events.rested(seat, terms.actions[event.action])
    case 'action':
      return events.action[event.how](seat, terms.actions[event.action], named(event.because ?? ''))
    case 'declined':
      return events.declined(seat, terms.actions[event.action])
    case 'chained':
      return events.chained(seat, named(event.icon), terms.chainTokens(event.left))
    case 'presented':
    case 'invented':
    case 'innovated':
    case 'shared':
      return events[event.type](seat, named(event.card), named(event.region))
    case 'card-kept':
      return event.seat === undefined ? events.cardLost(named(event.card)) : events.cardKept(seat, named(event.card))
    case 'citizens-placed':
      return events.citizensPlaced(seat, terms.citizens(event.amount), named(event.region))
    case 'wealth-taken':
      return events.wealthTaken(seat, named(event.tile))
    case 'aspiration': {
      const kind = terms.aspirations[event.kind]
      return event.surplus ? events.surplus(seat, kind) : events.aspiration(seat, kind)
    }
    case 'tokens-prepared':
      return events.tokensPrepared(seat, terms.chainTokens(event.tokens))
    case 'aspiration-waits':
      return events.aspirationWaits(seat, terms.aspirations[event.kind])
    case 'aspiration-kept':
      return events.aspirationKept(seat, terms.aspirations[event.kind])
    case 'aspiration-returned':
      return events.aspirationReturned(seat, terms.aspirations[event.kind])
    case 'progress-taken':
      return events.progressTaken(seat, named(event.tile))
    case 'token-placed':
      return events.tokenPlaced(seat, named(event.token), named(event.region))
    case 'token-turned':
      return events.tokenTurned(seat, named(event.token))
    case 'travelled':
      return events.travelled(seat, named(event.from), named(event.to))
    case 'sage-taken':
      return events.sageTaken(seat, named(event.region))
    case 'knowledge-turned':
      return event.all ? events.allKnowledgeTurned : events.knowledgeTurned(named(event.region))
    default:
      return laterHappening(phrases, of, event satisfies LaterEvent, who, seat)
  }
}

/** Milestones, ideas, tiles, time, and Chronos. */
type LaterEvent = Exclude<InventionsEvent, ActionEvent> | KernelEvent

function laterHappening(
  phrases: Phrases,
  of: Inventions,
  event: LaterEvent,
  who: SeatName,
  seat: string,
): string | undefined {
  const { events, terms } = phrases
  const named = (id: string): string => nameOf(phrases, of, id)
  switch (event.type) {
    case 'milestone-taken':
      return events.milestoneTaken(seat, named(event.milestone))
    case 'milestone-inserted':
      return events.milestoneInserted(named(event.milestone))
    case 'milestone-discarded':
      return events.milestoneDiscarded(named(event.milestone))
    case 'diplomat-home':
      return (event.scholar ? events.diplomatScholar : events.diplomatSupply)(seat, named(event.milestone))
    case 'diplomat-sent': {
      const kind = event.kind > 2 ? terms.scholars(1) : specialistText(phrases, event.kind, 1)
      return events.diplomatSent(seat, kind, named(event.milestone))
    }
    case 'idea-taken':
      return events.ideaTaken(seat, named(event.card))
    case 'idea-removed':
      return events.ideaRemoved(named(event.card))
    case 'economy-used':
      return events.economyUsed(seat, named(event.tile))
    case 'economy-token':
      return events.economyToken(seat)
    case 'technology-turned':
      return events.technologyTurned(seat, named(event.tile))
    case 'built':
      return events.built(seat, named(event.tile), named(event.hex))
    case 'turn-ended':
      return events.turnEnded(seat)
    case 'era-began':
      return events.eraBegan(terms.eras[event.era - 1] ?? '')
    case 'turn-order':
      return events.turnOrder(event.seat === undefined ? terms.chronos : who(event.seat), event.position)
    case 'eureka-laid':
      return events.eurekaLaid(listed(phrases, event.milestones.map(named)))
    case 'non-player-milestone':
      return events.nonPlayerMilestone(named(event.milestone))
    case 'sages-returned':
      return events.sagesReturned
    case 'goals-shown':
      return events.goalsShown(seat, listed(phrases, event.goals.map(named)))
    case 'game-ended':
      return events.gameEnded
    case 'answered':
      return events.answered(seat)
    case 'forced':
      return undefined
    default:
      return chronosHappening(phrases, of, event satisfies ChronosEvent)
  }
}

function chronosHappening(
  { events, terms, ...rest }: Phrases,
  of: Inventions,
  event: ChronosEvent,
): string | undefined {
  const named = (id: string): string => nameOf({ events, terms, ...rest }, of, id)
  switch (event.type) {
    case 'chronos-settled':
      return events.chronosSettled(named(event.region), named(event.card), terms.ip(event.space))
    case 'chronos-turn':
      return events.chronosTurn(named(event.from))
    case 'chronos-moved': {
      const does = actionIds.find(action => action === event.does)
      return does === undefined
        ? events.chronosCannot(named(event.region))
        : events.chronosMoved(named(event.region), terms.actions[does])
    }
    case 'chronos-presented':
      return events.chronosPresented(named(event.card), named(event.region), terms.citizens(event.amount))
    case 'chronos-invented':
      return events.chronosInvented(named(event.card), named(event.region))
    case 'chronos-shared':
      return events.chronosShared(named(event.card), named(event.region))
    case 'chronos-innovated':
      return events.chronosInnovated(named(event.card), named(event.region))
    case 'chronos-took':
      return events.chronosTook(named(event.tile))
    case 'chronos-idle':
      return events.chronosIdle(named(event.region))
    case 'chronos-token':
      return events.chronosToken(named(event.region), terms.ip(event.space))
    case 'chronos-milestone':
      return events.chronosMilestone(named(event.milestone))
    case 'chronos-scored':
      return events.chronosScored(terms.ip(event.amount))
    default:
      return neverBut(event, undefined)
  }
}

function paidText(phrases: Phrases, event: InventionsEvent & { readonly type: 'paid' }, seat: string): string {
  const { events, terms } = phrases
  const { kind, amount, scholars, exhausted } = event
  const specialists = -amount - scholars
  const parts = [
    ...(specialists > 0 ? [specialistText(phrases, kind, specialists)] : []),
    ...(scholars > 0 ? [terms.scholars(scholars)] : []),
  ]
  return (exhausted > 0 ? events.exhausted : events.sent)(seat, parts.join(', '))
}
