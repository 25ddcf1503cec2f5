import type { Seat } from '../../../kernel/contract.ts'
import type { Offer } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import type { BishopAction, SpaceAction } from '../prepared/spaces.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { carryOut } from './effects.ts'
import { chancellorWith, triggeredLists } from './powers.ts'
import { gainDucats } from './resources.ts'

/** The bishop: 1 to 3 pieces for ducats; masters there decide the next turn order. */

const sent = optionsOf('bishop')

/** How the action is begun: with pieces of one's own, or again without any, as the Rhetorician does. */
export type Begun = 'sent' | 'again'

export function offerBishop(play: Play, seat: Seat, { ducats }: BishopAction, offer: Offer, begun: Begun): void {
  if (begun === 'again') {
    offer.legal.push(sent('1'))
    return
  }
  const player = playerAt(play, seat)
  const have = player.archive + player.tutors
  const more = extraMaster(play, player)
  for (let count = 1; count < ducats.length; count++) {
    if (count <= have) {
      offer.legal.push(sent(`${count}`))
      if (more !== undefined) offer.legal.push(sent(`${count}:extra`))
    } else
      offer.blocked?.push({
        option: sent(`${count}`),
        reason: { why: 'pieces-short', missing: count - have, rule: 'A-11.2' },
      })
  }
}

/** The chancellor that can still count one more master on the bishop this round. */
export function extraMaster(play: Play, player: Player): string | undefined {
  const chancellor = chancellorWith(play, player, ({ bishopExtra }) => bishopExtra > 0)
  return chancellor === undefined || player.usedThisRound.includes(chancellor) ? undefined : chancellor
}

/** Ducats for the pieces that count, at most those of the highest number listed (A-R4); then what students give for pieces placed. */
export function visitBishop(play: Play, seat: Seat, action: SpaceAction, pieces: number, begun: Begun): void {
  if (action.kind !== 'bishop') return
  play.state.turn.onBishop = pieces
  gainDucats(play, seat, itemAt(action.ducats, Math.min(pieces, action.ducats.length - 1)), 'bishop')
  if (begun === 'sent') carryOut(play, seat, triggeredLists(play, playerAt(play, seat), 'bishopUsed'))
}
