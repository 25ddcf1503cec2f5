import type { RunningRule } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import { type ExpoState, GHOST, type Play } from '../state.ts'
import { arriveAtEnd } from './chits.ts'
import { drawResource } from './piles.ts'
import { moveToFront } from './tokens.ts'

/** Before a Journal moves own tokens, drawn Resource tiles move the Ghosts (E-13.3, E-14.9). */
export const moveGhosts: RunningRule<ExpoState, Expo> = {
  kind: 'run',
  run(play, { because = 'journal' }) {
    const { state } = play
    const count = play.components.pack.setup.byPlayers[state.seats]?.ghostTilesPerJournal ?? 0
    const drawn: string[] = []
    for (let each = 0; each < count; each++) {
      const tile = drawResource(play)
      if (tile !== undefined) drawn.push(tile)
    }
    if (play.events) happened(play, { type: 'ghost-tiles', tiles: drawn, because })
    for (const tile of drawn)
      for (const { resource, amount } of row(play.components.tiles, tile).feeds) advanceGhost(play, resource, amount)
    state.resourceDiscard.push(...drawn)
  },
}

/** Energy moves nobody; the last column stops everybody. */
function advanceGhost(play: Play, resource: string, amount: number): void {
  const { rows, rowOf, pack } = play.components
  const at = rowOf.get(resource)
  if (at === undefined) return
  const token = play.state.tokens.findIndex(({ owner, row }) => owner === GHOST && row === at)
  const from = play.state.tokens[token]?.column
  const { columns } = pack.board.patentsOffice
  if (from === undefined || from === columns) return
  const to = Math.min(columns, from + amount)
  moveToFront(play.state, token, at, to)
  if (play.events) happened(play, { type: 'ghost-moved', row: rows[at]?.resource ?? '', from, to })
  if (to === columns) arriveAtEnd(play, at, GHOST)
}
