import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Place } from '../components.ts'
import type { PlaceKind } from '../pack.ts'
import { type Play, type Player, playerAt } from '../state.ts'

/** Whether a place can take this player's next Travel cube (N-7.3, N-7.5). */
export const canTakeCube = (play: Play, player: Player, place: Place): boolean =>
  place.takesCube && cubesLeft(play, player) > 0 && !player.cubes.includes(place.id)

export const cubesLeft = (play: Play, player: Player): number =>
  play.components.pack.playerBoard.travelCubes.slots.length - player.cubes.length

/** A cube may be placed from afar (N-15.7, N-18.19), unless nothing can come of it (N-17.7). */
export function offerDistantCube(
  play: Play,
  seat: Seat,
  kinds: readonly PlaceKind[],
  coins: number,
  because: string,
): void {
  const player = playerAt(play, seat)
  if (player.coins < coins || !play.components.placeList.some(place => isOpen(play, player, place, kinds))) return
  push(play, { rule: 'place-cube', seat, kinds, coins, because })
}

export const isOpen = (play: Play, player: Player, place: Place, kinds: readonly PlaceKind[]): boolean =>
  kinds.includes(place.kind) && canTakeCube(play, player, place)
