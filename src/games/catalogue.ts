import type { Game } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { ownField } from '../kernel/rows.ts'

/** Every game that can be played, loaded only when it is asked for: a page with one board carries one game's rules. */
const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  newton: async () => (await import('./newton/game.ts')).newton,
  expo1906: async () => (await import('./expo1906/game.ts')).expo1906,
  almamater: async () => (await import('./almamater/game.ts')).almaMater,
  inventions: async () => (await import('./inventions/game.ts')).inventions,
}

export const gameIds: readonly string[] = Object.keys(loaders)

const loaded = new Map<string, Game>()

export async function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const load = ownField(loaders, id)
  if (load === undefined)
    throw new Refusal('unknown-game', `there is no game "${id}"; there are: ${gameIds.join(', ')}`)
  const game = await load()
  loaded.set(id, game)
  return game
}
