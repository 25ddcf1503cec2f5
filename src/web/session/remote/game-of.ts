import { loadGame } from '../../../games/catalogue.ts'
import { loadEdition } from '../../../games/editions.ts'
import type { Game } from '../../../kernel/contract.ts'
import type { TableView } from '../../../tables/view.ts'
import { outdated } from './outdated.ts'

/** The game with the rules and values that the table began with; a page that does not know them is older than the table. */
export async function gameOf({ game, state }: TableView): Promise<Game> {
  if (state === undefined) return loadGame(game)
  try {
    return await loadEdition(state)
  } catch (fault) {
    outdated.set(true)
    throw fault
  }
}
