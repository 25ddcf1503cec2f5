import { anything, tokenInfos, tokenMade } from '../../protocol/answers.ts'
import type { TokenInfo } from '../../protocol/rest.ts'
import { ask } from '../session/remote/ask.ts'

export const myTokens = (): Promise<readonly TokenInfo[]> => ask(tokenInfos, 'GET', '/me/tokens')

/** Makes a token; gives its secret, which nobody can see again. */
export const makeToken = async (label: string): Promise<string> =>
  (await ask(tokenMade, 'POST', '/me/tokens', { label })).token

export const withdrawToken = (id: string): Promise<unknown> => ask(anything, 'DELETE', `/me/tokens/${id}`)
