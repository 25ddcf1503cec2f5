import type { Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { addressOf } from '../app/route.ts'
import { packedRecord } from './packed-record.ts'

/** A moment of a game, and the seat through whose eyes it is seen. */
export type GameMoment = { readonly at?: number; readonly seat?: Seat }

/** The address of a game for everybody, at one of its moments if one is named; undefined where it has no room for it. */
export async function sharedAddress(record: GameRecord, moment: GameMoment): Promise<string | undefined> {
  const packed = await packedRecord(record)
  if (packed === undefined) return undefined
  return new URL(addressOf({ page: 'shared', packed, ...moment }), location.href).href
}
