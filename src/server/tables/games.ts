import { gameIds, loadGame } from '../../games/catalogue.ts'
import { editionOf, type Origin } from '../../games/editions.ts'
import type { Game } from '../../kernel/contract.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { GameInfo } from '../../protocol/rest.ts'

/** A game that is not in the catalogue: the address of its module and the name it is exported by. */
export interface ExtraGame {
  readonly id: string
  readonly module: string
  readonly export: string
}

/** The games that a server plays. */
export interface GameShelf {
  readonly ids: readonly string[]
  /** The game of this release, or the edition with which something began. */
  load(id: string, origin?: Omit<Origin, 'game'>): Promise<Game>
  list(): Promise<readonly GameInfo[]>
}

export function gameShelf(extras: readonly ExtraGame[] = []): GameShelf {
  const ids = [...new Set([...gameIds, ...extras.map(extra => extra.id)])]
  const loadCurrent = async (id: string): Promise<Game> => {
    const extra = extras.find(one => one.id === id)
    if (extra !== undefined) return ((await import(extra.module)) as Record<string, Game>)[extra.export] as Game
    if (!gameIds.includes(id))
      throw new Refusal('unknown-game', `there is no game "${id}"; there are: ${ids.join(', ')}`)
    return loadGame(id)
  }
  return {
    ids,
    async load(id, origin) {
      const current = await loadCurrent(id)
      return origin === undefined ? current : editionOf(current, origin)
    },
    list: async () => (await Promise.all(ids.map(loadCurrent))).map(infoOf),
  }
}

const infoOf = ({ id, title, players, minutes, weight, options, rulesVersion }: Game): GameInfo => ({
  id,
  title,
  players,
  minutes,
  weight,
  options,
  rulesVersion,
})
