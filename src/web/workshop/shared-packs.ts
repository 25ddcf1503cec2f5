import type { Json } from '../../kernel/json.ts'
import { sharedPackAnswer, sharedPackInfo } from '../../protocol/answers.ts'
import type { SharedPackAnswer } from '../../protocol/rest.ts'
import { addressOf } from '../app/route.ts'
import type { PackTitle } from '../pack/pack-title.ts'
import { ask } from '../session/remote/ask.ts'
import { meAtServer } from '../session/remote/person.ts'

/** Shares a pack at the server; gives the whole address that opens it. */
export async function sharePack(game: string, { name, version }: PackTitle, pack: Json): Promise<string> {
  await meAtServer()
  const { id } = await ask(sharedPackInfo, 'POST', '/packs', { game, name, version, pack })
  return new URL(addressOf({ page: 'workshop', game, shared: id }), location.href).href
}

export const sharedPackOf = (id: string): Promise<SharedPackAnswer> => ask(sharedPackAnswer, 'GET', `/packs/${id}`)
