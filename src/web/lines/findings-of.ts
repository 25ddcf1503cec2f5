import { findingsAnswer, findingsKept } from '../../protocol/findings/answers.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { isLocal } from '../session/local/ids.ts'
import { ask } from '../session/remote/ask.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { deviceShelf } from '../session/remote/shared-shelf.ts'
import { deviceFindings, type FindingsShelf, serverFindings } from './findings-shelf.ts'

/** Whether what is found out about a game is kept at the server, for a person whom it knows. */
export const isKeptAtServer = (id: string): boolean => !isLocal(id) && wasAtServer()

/** Where what is found out about a game is kept: on this device that of its own tables, else at the server too. */
export function findingsOf(id: string, game: ReplayedGame): FindingsShelf {
  if (!isKeptAtServer(id)) return deviceShelf(deviceFindings(id, game))
  const path = `/me/findings/${id}`
  return serverFindings(id, game, {
    read: () => ask(findingsAnswer, 'GET', path),
    keep: (findings, revision) => ask(findingsKept, 'PUT', path, { findings, revision }),
  })
}
