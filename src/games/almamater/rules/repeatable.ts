import type { Seat } from '../../../kernel/contract.ts'
import type { Offer } from '../../../kernel/question.ts'
import { boardOf } from '../layout.ts'
import { type Play, playerAt, studentsOf } from '../state.ts'
import { meansOf } from './means.ts'
import { offerOwnSpace, offerSpace, ownSpaceIn } from './spaces.ts'

/** The Rhetorician (A-17.2.2, A-R18, A-R19): the action of a space on which an own piece stands, again and without pieces. */

export function offerAgain(play: Play, seat: Seat, offer: Offer): void {
  const { standing, turn } = play.state
  const player = playerAt(play, seat)
  const means = meansOf(play, player, player.books, 0)
  for (const space of boardOf(play).spaces)
    if ((standing[space.index]?.[seat] ?? 0) > 0 || turn.tutorsOn === space.id)
      offerSpace(play, seat, space, means, offer, 'again')
  for (let hall = 0; hall < studentsOf(player); hall++) {
    const space = ownSpaceIn(play, player, hall)
    if (space !== undefined && (player.ownSpaces.includes(space.id) || turn.tutorsOn === space.id))
      offerOwnSpace(play, seat, space, offer)
  }
}

export function canRepeat(play: Play, seat: Seat): boolean {
  const offer: Offer = { legal: [], blocked: undefined }
  offerAgain(play, seat, offer)
  return offer.legal.length > 0
}
