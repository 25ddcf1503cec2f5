import { ask } from '../session/remote/ask.ts'

/** An access token of a program, without its secret. */
export interface Token {
  readonly id: string
  readonly createdAt: number
}

export const myTokens = (): Promise<readonly Token[]> => ask('GET', '/me/tokens')

/** Makes a token; gives its secret, which nobody can see again. */
export async function makeToken(label: string): Promise<string> {
  const { token, id } = await ask<{ readonly token: string; readonly id: string }>('POST', '/me/tokens')
  keepLabels({ ...labels(), [id]: label })
  return token
}

export async function withdrawToken(id: string): Promise<void> {
  await ask('DELETE', `/me/tokens/${id}`)
  const { [id]: _gone, ...rest } = labels()
  keepLabels(rest)
}

/** What a token is for, as it was noted on this device: the server keeps no labels. */
export const labelOf = (id: string): string | undefined => labels()[id]

const KEY = 'athenaeum-tokens'

function labels(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

const keepLabels = (kept: Readonly<Record<string, string>>): void => localStorage.setItem(KEY, JSON.stringify(kept))
