import { type Level, looksAhead } from './levels.ts'
import measured from './skills.json' with { type: 'json' }

/** What a level comes to in one game. */
export interface Skill {
  /** How much it overlooks, forgets and misjudges (`faults.ts`); with 0 it plans its turn as well as its mind can. */
  readonly faults: number
  /** How often it looks ahead before an answer, at the most; with 0 it only plans its turn. */
  readonly looks: number
  /** Whether it knows what was learnt from games, where anything was. */
  readonly experienced: boolean
}

/** What is measured for a game and a number of seats: the faults of the levels that have any, and the looks of the doctor. */
interface Measured {
  readonly faults: Readonly<Partial<Record<Level, number>>>
  readonly looks: number
}

const inGeneral: Measured = {
  faults: { novice: 2.5, pupil: 1.7, apprentice: 1.1, assistant: 0.7, lecturer: 0.3 },
  looks: 6,
}

const byGame: Readonly<Record<string, Readonly<Record<string, Measured>>>> = measured

/** How many times a novice's faults somebody has at their first game. */
const AT_FIRST = 1.5

/** How well a level plays a game among so many. `random` is none: it does not think. */
export function skillOf(level: Exclude<Level, 'random'>, game: string, seats: number): Skill {
  if (level === 'newcomer') {
    const novice = skillOf('novice', game, seats)
    return { ...novice, faults: AT_FIRST * novice.faults }
  }
  if (level === 'master') return { faults: 0, looks: Number.POSITIVE_INFINITY, experienced: true }
  const { faults, looks } = measuredFor(game, seats)
  return { faults: faults[level] ?? 0, looks: looksAhead(level) ? looks : 0, experienced: false }
}

/** What was measured for this number of seats; else for the number that comes nearest. */
function measuredFor(game: string, seats: number): Measured {
  const known = Object.entries(byGame[game] ?? {})
  const [nearest] = known.sort(([a], [b]) => Math.abs(Number(a) - seats) - Math.abs(Number(b) - seats))
  return nearest?.[1] ?? inGeneral
}
