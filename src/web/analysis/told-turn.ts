import type { ReviewedTurn } from '../../bots/analysis.ts'
import type { EndsApart } from '../../bots/review/ends.ts'
import type { CoreState, Game, Play } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import type { Language, Words } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { type HintLine, type HintStep, tellLine } from '../hint/tell-line.ts'

/** A turn that mattered, in words: from where it and the other part. */
export interface ToldTurn {
  readonly reviewed: ReviewedTurn
  /** Where in the game it was. */
  readonly moment: string
  /** What both begin with. */
  readonly shared: readonly string[]
  readonly played: readonly string[]
  readonly other: readonly string[]
  /** What the better one ends with more, by what gives the points; undefined where that is not known. */
  readonly ends: NamedEnds | undefined
  /** Both as lines from the beginning of the turn, to be drawn. */
  readonly lines: { readonly played: HintLine; readonly other: HintLine }
}

/** What one way ends with more than another, in the words of the game. */
export interface NamedEnds {
  readonly own: readonly { readonly name: string; readonly points: number }[]
  readonly others: number
}

export const namedEnds = ({ own, others }: EndsApart, components: unknown, words: Words): NamedEnds => ({
  own: own.map(({ because, points }) => ({ name: words.scoreReason(components, because), points })),
  others,
})

/** The game as a seat saw it. */
export const seenBy = (game: Game, components: unknown, state: CoreState, seat: number): Play =>
  resume(game, components, viewOf(game, state, seat))

/** Tells a turn on the game as its seat saw it when the turn began. */
export function toldTurn(seen: Play, reviewed: ReviewedTurn, board: Board | undefined, language: Language): ToldTurn {
  const { seat } = reviewed
  const line = (keys: readonly string[]): HintLine => tellLine(seen, seat, keys, board, language)
  const lines = { played: line(reviewed.played), other: line(reviewed.other) }
  const parts = reviewed.played.findIndex((key, at) => key !== reviewed.other[at])
  const from = parts < 0 ? reviewed.played.length : parts
  return {
    reviewed,
    moment: seen.game.words[language].moment(seen.state),
    shared: labels(lines.played.told.slice(0, from)),
    played: labels(lines.played.told.slice(from)),
    other: labels(lines.other.told.slice(from)),
    ends: reviewed.ends && namedEnds(reviewed.ends, seen.components, seen.game.words[language]),
    lines,
  }
}

const labels = (told: readonly HintStep[]): readonly string[] =>
  told.flatMap(({ leaves, label }) => (leaves ? [] : label))
