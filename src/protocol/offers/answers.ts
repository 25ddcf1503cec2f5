import { array, boolean, literal, exactOptional as maybe, number, enum as oneOf, string } from 'zod/mini'
import { summary } from '../answers.ts'
import { whole } from '../whole.ts'
import type { OfferInfo, PlayNow } from './requests.ts'

export const offerInfos = array(
  whole<OfferInfo>({
    table: string(),
    game: string(),
    players: number(),
    speed: oneOf(['live', 'days']),
    since: number(),
    summary,
    seat: maybe(number()),
    outside: maybe(number()),
    followed: maybe(literal(true)),
  }),
)

export const playNow = whole<PlayNow>({ table: string(), waits: boolean() })
