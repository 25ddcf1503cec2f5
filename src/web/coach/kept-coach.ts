import type { PartGoal } from '../../bots/coaching/part-goal.ts'

/** How much a coach says: everything, only what saves one from a costly mistake, or nothing. */
export const manners = ['often', 'warnings', 'off'] as const
export type CoachManner = (typeof manners)[number]

/** What is kept of a table's coach, so that nothing is said twice and a reload forgets nothing. */
export interface KeptCoach {
  /** Undefined until the person says so: then it goes by how far the first game has come. */
  readonly manner?: CoachManner | undefined
  readonly goal?: PartGoal | undefined
  /** The question at which the goal was set. */
  readonly goalSetAt?: string | undefined
  /** When each term was spoken of. */
  readonly noticed: Readonly<Record<string, string>>
  /** Kinds of mistakes that were warned of. */
  readonly warned: readonly string[]
  /** The rule that was met last, told at this question and kept in reach to the end of the turn. */
  readonly met?: { readonly rule: string; readonly question: string; readonly moment: string } | undefined
}

const KEY = 'athenaeum-coach-'
const nothing: KeptCoach = { noticed: {}, warned: [] }

export function keptCoach(table: string): KeptCoach {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY + table) ?? '{}') as Partial<KeptCoach>) }
  } catch {
    return nothing
  }
}

export const keepCoach = (table: string, kept: KeptCoach): void =>
  localStorage.setItem(KEY + table, JSON.stringify(kept))

const RULES = 'athenaeum-rules-met-'

/** Rules of a game that were told on this device: each is told once to a person, whatever the table. */
export function keptRules(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RULES + game) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const keepRule = (game: string, rule: string): void =>
  localStorage.setItem(RULES + game, JSON.stringify([...new Set([...keptRules(game), rule])]))

/** Rules are told until the person wants to hear less, or the first game's coach has gone. */
export const tellsRules = ({ manner }: Pick<KeptCoach, 'manner'>, now: CoachManner): boolean =>
  now === 'often' || (now === 'warnings' && manner === undefined)

/** A first game's coach speaks often at first, then only warns, and is silent in the end, unless one says otherwise. */
export function mannerNow({ manner }: Pick<KeptCoach, 'manner'>, isFirst: boolean, part: number): CoachManner {
  if (manner !== undefined) return manner
  if (!isFirst) return 'off'
  return part <= 2 ? 'often' : part <= 4 ? 'warnings' : 'off'
}
