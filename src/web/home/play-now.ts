import { beginnersOptions } from '../../games/first-game.ts'
import type { Json } from '../../kernel/json.ts'
import { learnt } from '../learn/progress.ts'
import { offeredLevel } from '../levels/kept-strength.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import type { BotPace } from '../session/paced.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import type { GameFacts } from './game-facts.ts'

/** How a person wants to play against bots. */
export interface BotSetup {
  readonly bots: number
  /** How well they play; undefined where it goes by the person's results. */
  readonly level?: string | undefined
  readonly options: Readonly<Record<string, unknown>>
  /** How fast they are shown: the page's setting, which starting a table changes. */
  readonly pace: BotPace
  /** Components of the table's own; the next table has the standard ones again. */
  readonly pack?: Json | undefined
}

const KEY = 'athenaeum-setup-'

/** Nobody has finished a game of this on this device. */
export const isFirstGame = (game: string): boolean => !learnt(game).includes('game')

/**
 * The setup of the last table of a game: "Play now" takes it again. Until a game was finished it is what the rulebook proposes
 * to beginners, and bots go turn by turn, unless something else was chosen.
 */
export function lastSetup({ id, players }: GameFacts): BotSetup {
  const kept = keptSetup(id)
  const first = isFirstGame(id)
  return {
    bots: Math.max(players.min - 1, Math.min(2, players.max - 1)),
    ...kept,
    options: { ...(first ? beginnersOptions(id) : {}), ...kept?.options },
    pace: first && kept === undefined ? 'step' : settings.get().pace,
  }
}

function keptSetup(game: string): Partial<BotSetup> | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY + game) ?? 'null') ?? undefined) as Partial<BotSetup> | undefined
  } catch {
    return undefined
  }
}

/** Sets up a table in this browser; gives its id. */
export async function startLocal(game: GameFacts, setup: BotSetup): Promise<string> {
  const { pack, pace, ...again } = setup
  localStorage.setItem(KEY + game.id, JSON.stringify(again))
  if (pace !== settings.get().pace) changeSettings({ pace })
  const { newTable } = await import('../session/local/new-table.ts')
  return newTable({ game: game.id, seats: seatsFor(game.id, setup), options: setup.options, pack })
}

const botNames = ['Blaise', 'Chiara', 'Dmitri', 'Émilie']

/** How well bots of a setup play: as chosen, or as results suggest. */
export const levelIn = (game: string, { level = offeredLevel(game) }: BotSetup): string => level

const seatsFor = (game: string, setup: BotSetup): readonly LocalSeat[] => [
  { kind: 'person', name: settings.get().name || 'Ada' },
  ...botNames.slice(0, setup.bots).map((name): LocalSeat => ({ kind: 'bot', name, level: levelIn(game, setup) })),
]
