import { type GameRecord, readRecord, writeRecord } from '../../kernel/record.ts'
import { anything, sharedGameAnswer, sharedGameInfo, sharedGameInfos } from '../../protocol/answers.ts'
import type { SharedGameInfo } from '../../protocol/rest.ts'
import { addressOf } from '../app/route.ts'
import { ask } from '../session/remote/ask.ts'
import { meAtServer } from '../session/remote/person.ts'
import type { GameMoment } from './shared-address.ts'

/** Games that do not fit into a link: the server keeps them for whoever has theirs. */

/** Gives a game to the server; gives the whole address that opens it, at one of its moments if one is named. */
export async function keepAtServer(record: GameRecord, moment: GameMoment): Promise<string> {
  await meAtServer()
  const { id } = await ask(sharedGameInfo, 'POST', '/shared-games', { record: writeRecord(record) })
  return new URL(addressOf({ page: 'shared-game', id, ...moment }), location.href).href
}

export const recordAtServer = async (id: string): Promise<GameRecord> =>
  readRecord((await ask(sharedGameAnswer, 'GET', `/shared-games/${id}`)).record).record

export const mySharedGames = (): Promise<readonly SharedGameInfo[]> => ask(sharedGameInfos, 'GET', '/me/shared-games')

export const withdrawGame = (id: string): Promise<unknown> => ask(anything, 'DELETE', `/me/shared-games/${id}`)
