import type { Play } from '../../kernel/contract.ts'
import type { ExplainedQuestion } from '../../kernel/explain.ts'
import type { Blocked, Option } from '../../kernel/question.ts'
import type { Board, Carried } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { BlockedChoice, Choice } from './choices.ts'

/** What can be done with a piece that is turned in one way. */
export interface WaysDown {
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
}

/** A piece that is taken up before one says where it goes. */
export interface MovablePiece {
  readonly id: PlaceName
  /** Where it can be taken up. */
  readonly from: readonly PlaceName[]
  /** The turns in which it can be set down somewhere. */
  readonly turns: readonly number[]
  readonly ways: number
  /** Worked out when somebody holds the piece so: there are hundreds of ways to lay down tiles. */
  readonly turned: (turn: number) => WaysDown
}

interface Gathered<Way, Barred> {
  readonly from: readonly PlaceName[]
  readonly ways: Map<number, Way[]>
  readonly blocked: Map<number, Barred[]>
}

/** The pieces of a question in the order in which it names them. */
export function piecesOf(
  play: Play,
  question: ExplainedQuestion,
  board: Board | undefined,
  look: (options: readonly Option[], blocked: readonly Blocked[]) => WaysDown,
): readonly MovablePiece[] {
  const carried = (option: Option) => board?.carriedBy?.(play, option)
  return gathered(question.options, question.blocked, carried, ({ option }) => carried(option), look)
}

/** Pieces by what can be done with them, and what cannot, each with the way in which its piece is carried for it. */
export function gathered<Way, Barred = never>(
  ways: readonly Way[],
  blocked: readonly Barred[],
  carriedFor: (way: Way) => Carried | undefined,
  carriedForBlocked: (barred: Barred) => Carried | undefined,
  look: (ways: readonly Way[], blocked: readonly Barred[]) => WaysDown,
): readonly MovablePiece[] {
  const found = new Map<PlaceName, Gathered<Way, Barred>>()
  const entry = (carried: Carried | undefined) => {
    const [id] = carried?.from ?? []
    if (carried === undefined || id === undefined) return undefined
    const known = found.get(id) ?? { from: carried.from, ways: new Map(), blocked: new Map() }
    found.set(id, known)
    return { known, turn: carried.turn }
  }
  for (const way of ways) {
    const at = entry(carriedFor(way))
    if (at !== undefined) addTo(at.known.ways, at.turn, way)
  }
  for (const barred of blocked) {
    const at = entry(carriedForBlocked(barred))
    if (at !== undefined) addTo(at.known.blocked, at.turn, barred)
  }
  return [...found]
    .filter(([, piece]) => piece.ways.size > 0)
    .map(([id, piece]) => {
      const known = new Map<number, WaysDown>()
      return {
        id,
        from: piece.from,
        turns: [...piece.ways.keys()].toSorted((a, b) => a - b),
        ways: [...piece.ways.values()].reduce((sum, list) => sum + list.length, 0),
        turned: turn => {
          const made = known.get(turn) ?? look(piece.ways.get(turn) ?? [], piece.blocked.get(turn) ?? [])
          known.set(turn, made)
          return made
        },
      }
    })
}

function addTo<T>(lists: Map<number, T[]>, turn: number, item: T): void {
  const list = lists.get(turn)
  if (list === undefined) lists.set(turn, [item])
  else list.push(item)
}

/** The turn that comes after so many quarters: those in which the piece fits nowhere are left out. */
export function turnAfter({ turns }: MovablePiece, now: number, quarters: number): number {
  const at = turns.indexOf(now)
  return turns[(at + Math.sign(quarters) + turns.length) % turns.length] ?? now
}

/** What would be set down at a place: what is meant for it, and else what covers it best. */
export function settingAt(choices: readonly Choice[], place: PlaceName): Choice | undefined {
  let best: Choice | undefined
  let least = Infinity
  for (const choice of choices) {
    const rank = choice.places.indexOf(place)
    if (rank < 0 || rank >= least) continue
    best = choice
    least = rank
  }
  return best
}

export const isCarried = (play: Play, option: Option, board: Board | undefined): boolean =>
  board?.carriedBy?.(play, option) !== undefined
