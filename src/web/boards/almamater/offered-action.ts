import type { SpaceAction } from '../../../games/almamater/prepared/spaces.ts'
import { actionFor } from '../../../games/almamater/rules/spaces.ts'
import type { Play, Player } from '../../../games/almamater/state.ts'

/** What a space offers a player now. An action that is repeated is the printed one; in the first rules it was not. */
export const offeredAction = (play: Play, player: Player, action: SpaceAction): SpaceAction =>
  actionFor(play, player, action, isRepeated(play) ? 'again' : 'sent')

export const isRepeated = ({ state }: Play): boolean => state.rulesVersion > 1 && state.agenda.at(-1)?.rule === 'repeat'
