import { anything, sharedPackInfos } from '../../protocol/answers.ts'
import type { SharedPackInfo } from '../../protocol/rest.ts'
import { ask } from '../session/remote/ask.ts'

export const mySharedPacks = (): Promise<readonly SharedPackInfo[]> => ask(sharedPackInfos, 'GET', '/me/packs')

export const withdrawPack = (id: string): Promise<unknown> => ask(anything, 'DELETE', `/me/packs/${id}`)
