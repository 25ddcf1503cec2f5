import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import type { TrackSpaceKind } from '../components.ts'
import { happened } from '../events.ts'
import { type Play, playerAt } from '../state.ts'
import { applyEffects } from './effects.ts'
import { offerMaster } from './master-offer.ts'
import { gain } from './resources.ts'
import { takeSpecialization } from './tiles.ts'

/** A piece ends its movement on a space of a track: only now does the space work (N-5.8, N-6.4). */
export function landOnSpecial(
  play: Play,
  seat: Seat,
  space: { readonly id: string; readonly kind: TrackSpaceKind },
): void {
  switch (space.kind) {
    case 'specialization':
      takeSpecialization(play, seat, tileOn(play, space.id))
      return
    case 'invention': {
      const invention = row(play.components.inventions, tileOn(play, space.id))
      applyEffects(play, seat, invention.effects, invention.id, 'inventions')
      return
    }
    case 'master':
      offerMaster(play, seat, space.id)
      return
    case 'objective':
      reachObjective(play, seat, space.id)
      return
    case 'start':
    case 'plain':
    case 'bonus':
      return
    default:
      never(space.kind)
  }
}

export const tileOn = (play: Play, space: string): string => play.state.layout.tiles[space] as string

export function reachObjective(play: Play, seat: Seat, space: string): void {
  if (play.events) happened(play, { type: 'objective-reached', seat, objective: tileOn(play, space), space })
}

/** A piece enters a space: the first one takes its Bonus token (N-15.1). */
export function takeToken(
  play: Play,
  seat: Seat,
  space: { readonly id: string; readonly bonusAt: number },
  times: number,
): void {
  if (space.bonusAt < 0) return
  const token = play.state.tokens[space.bonusAt]
  if (token === undefined || token === '') return
  play.state.tokens[space.bonusAt] = ''
  playerAt(play, seat).tokens.push(token)
  if (play.events) happened(play, { type: 'token-taken', seat, space: space.id, token })
  gain(play, seat, row(play.components.tokens, token).gain, token, 'tokens', times)
}
