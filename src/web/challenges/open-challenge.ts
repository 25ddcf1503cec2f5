import { type Challenge, positionIn } from '../../bots/challenges/challenge.ts'
import { loadEdition } from '../../games/editions.ts'
import type { Play } from '../../kernel/contract.ts'
import { readRecord } from '../../kernel/record.ts'
import { usualLevel } from '../session/local/levels.ts'
import { challengeTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { settings } from '../settings/settings.ts'
import { findChallenge } from './books.ts'

/** A challenge with the position from which it is to be solved. */
export interface OpenedChallenge {
  readonly challenge: Challenge
  readonly position: Play
}

/** A challenge in the edition of its record: a book outlives a change of rules or values. */
export async function openChallenge(game: string, id: string): Promise<OpenedChallenge | undefined> {
  const found = await findChallenge(game, id)
  if (found === undefined) return undefined
  const { record } = readRecord(found.record)
  return { challenge: found.challenge, position: positionIn(await loadEdition(record), record, found.challenge) }
}

const others = ['Blaise', 'Chiara', 'Dmitri', 'Émilie']

/** Sets up the table of a challenge; gives its id. */
export async function setChallenge(game: string, id: string): Promise<string | undefined> {
  const found = await findChallenge(game, id)
  if (found === undefined) return undefined
  const { record } = readRecord(found.record)
  const { seat, after, goal } = found.challenge
  const seats = Array.from({ length: record.players }, (_, at): LocalSeat => {
    if (at === seat) return { kind: 'person', name: settings.get().name || 'Ada' }
    return { kind: 'bot', name: others[at < seat ? at : at - 1] ?? `${at + 1}`, level: usualLevel }
  })
  return challengeTable({ id, from: after, within: goal.within, seat }, record, seats)
}
