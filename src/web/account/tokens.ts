import type { TokenInfo, TokenMade } from '../../protocol/rest.ts'
import { ask } from '../session/remote/ask.ts'

export const myTokens = (): Promise<readonly TokenInfo[]> => ask('GET', '/me/tokens')

/** Makes a token; gives its secret, which nobody can see again. */
export const makeToken = async (label: string): Promise<string> =>
  (await ask<TokenMade>('POST', '/me/tokens', { label })).token

export const withdrawToken = (id: string): Promise<unknown> => ask('DELETE', `/me/tokens/${id}`)
