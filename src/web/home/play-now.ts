import type { Json } from '../../kernel/json.ts'
import { offeredLevel } from '../levels/kept-strength.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { settings } from '../settings/settings.ts'
import type { GameFacts } from './game-facts.ts'

/** How a person wants to play against bots. */
export interface BotSetup {
  readonly bots: number
  /** How well they play; undefined where it goes by the person's results. */
  readonly level?: string | undefined
  readonly options: Readonly<Record<string, unknown>>
  /** Components of the table's own; the next table has the standard ones again. */
  readonly pack?: Json | undefined
}

const KEY = 'athenaeum-setup-'

/** The setup of the last table of a game: "Play now" takes it again. */
export function lastSetup({ id, players }: GameFacts): BotSetup {
  const plain: BotSetup = {
    bots: Math.max(players.min - 1, Math.min(2, players.max - 1)),
    options: {},
  }
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY + id) ?? '{}') as Partial<BotSetup>) }
  } catch {
    return plain
  }
}

/** Sets up a table in this browser; gives its id. */
export async function startLocal(game: GameFacts, setup: BotSetup): Promise<string> {
  const { pack, ...again } = setup
  localStorage.setItem(KEY + game.id, JSON.stringify(again))
  const { newTable } = await import('../session/local/new-table.ts')
  return newTable({ game: game.id, seats: seatsFor(game.id, setup), options: setup.options, pack })
}

const botNames = ['Blaise', 'Chiara', 'Dmitri', 'Émilie']

const seatsFor = (game: string, { bots, level = offeredLevel(game) }: BotSetup): readonly LocalSeat[] => [
  { kind: 'person', name: settings.get().name || 'Ada' },
  ...botNames.slice(0, bots).map((name): LocalSeat => ({ kind: 'bot', name, level })),
]
