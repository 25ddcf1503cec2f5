import { Refusal } from './errors.ts'
import type { GivenAnswer } from './history.ts'
import type { GameRecord } from './record.ts'

/**
 * Answers that were not given in the game but could have been. Lines are numbered: 0 is the game itself, 1 the first variation. A
 * variation parts from an earlier line when so many answers of that line have been given, counted from the setup.
 */
export interface Variation {
  readonly from: number
  readonly after: number
  readonly answers: readonly GivenAnswer[]
}

/** What somebody says of a position. */
export interface LineComment extends LinePosition {
  readonly text: string
}

/** A position on a line: so many answers after the setup. */
export interface LinePosition {
  readonly line: number
  readonly at: number
}

/** A game with what might have been played, and what is said of it. */
export interface AnnotatedRecord {
  readonly record: GameRecord
  readonly variations: readonly Variation[]
  readonly comments: readonly LineComment[]
}

/** More than anybody keeps, and few enough to be played again at once. */
export const MOST_VARIATIONS = 200
const LONGEST_COMMENT = 2000

export const bareRecord = (record: GameRecord): AnnotatedRecord => ({ record, variations: [], comments: [] })

export const isAnnotated = ({ variations, comments }: AnnotatedRecord): boolean =>
  variations.length + comments.length > 0

/** The variation behind a line; undefined for the game itself, and for a line that there is not. */
export const variationOf = ({ variations }: AnnotatedRecord, line: number): Variation | undefined =>
  variations[line - 1]

/** All answers along a line, from the setup on. */
export function answersAlong(annotated: AnnotatedRecord, line: number): readonly GivenAnswer[] {
  const variation = variationOf(annotated, line)
  if (variation === undefined) return annotated.record.answers
  return [...answersAlong(annotated, variation.from).slice(0, variation.after), ...variation.answers]
}

/** The same position on the line that it belongs to: what a variation shares with another line is on that one. */
export function ownPosition(annotated: AnnotatedRecord, { line, at }: LinePosition): LinePosition {
  const variation = variationOf(annotated, line)
  return variation === undefined || at > variation.after
    ? { line: variation === undefined ? 0 : line, at }
    : ownPosition(annotated, { line: variation.from, at })
}

/** The variations that part at a position, by their lines. */
export const variationsAt = (annotated: AnnotatedRecord, position: LinePosition): readonly number[] =>
  annotated.variations.flatMap(({ from, after }, index) => {
    const parts = ownPosition(annotated, { line: from, at: after })
    return parts.line === position.line && parts.at === position.at ? [index + 1] : []
  })

/** What an annotated record is after an answer, and where that leads. */
export interface PlayedOn {
  readonly annotated: AnnotatedRecord
  readonly position: LinePosition
}

/**
 * Gives an answer at a position: goes on along a line that has it already, lengthens a variation that ends here, or begins another. The
 * game itself is never changed.
 */
export function playOnFrom(annotated: AnnotatedRecord, { line, at }: LinePosition, given: GivenAnswer): PlayedOn {
  if (isSame(answersAlong(annotated, line)[at], given)) return { annotated, position: { line, at: at + 1 } }
  const here = ownPosition(annotated, { line, at })
  const own = answersAlong(annotated, here.line)
  if (isSame(own[at], given)) return { annotated, position: { line: here.line, at: at + 1 } }
  const known = variationsAt(annotated, here).find(one => isSame(variationOf(annotated, one)?.answers[0], given))
  if (known !== undefined) return { annotated, position: { line: known, at: at + 1 } }
  const { variations } = annotated
  if (here.line > 0 && own.length === at) {
    const longer = variations.map((one, index) =>
      index + 1 === here.line ? { ...one, answers: [...one.answers, given] } : one,
    )
    return { annotated: { ...annotated, variations: longer }, position: { line: here.line, at: at + 1 } }
  }
  if (variations.length >= MOST_VARIATIONS)
    throw new Refusal('bad-record', `a record has at most ${MOST_VARIATIONS} variations; remove one first`)
  const begun = [...variations, { from: here.line, after: at, answers: [given] }]
  return { annotated: { ...annotated, variations: begun }, position: { line: begun.length, at: at + 1 } }
}

const isSame = (one: GivenAnswer | undefined, other: GivenAnswer): boolean =>
  one !== undefined && one.seat === other.seat && one.key === other.key

/** Without a variation and all that parts from it; the lines after it are numbered anew. */
export function withoutVariation(annotated: AnnotatedRecord, line: number): AnnotatedRecord {
  const gone = new Set([line])
  annotated.variations.forEach(({ from }, index) => {
    if (gone.has(from)) gone.add(index + 1)
  })
  const kept = annotated.variations.map((_, index) => index + 1).filter(one => !gone.has(one))
  const numberOf = (one: number): number => (one === 0 ? 0 : kept.indexOf(one) + 1)
  return {
    record: annotated.record,
    variations: kept.flatMap(one => {
      const variation = variationOf(annotated, one)
      return variation === undefined ? [] : [{ ...variation, from: numberOf(variation.from) }]
    }),
    comments: annotated.comments
      .filter(comment => !gone.has(comment.line))
      .map(comment => ({ ...comment, line: numberOf(comment.line) })),
  }
}

export const commentAt = (annotated: AnnotatedRecord, position: LinePosition): string => {
  const { line, at } = ownPosition(annotated, position)
  return annotated.comments.find(one => one.line === line && one.at === at)?.text ?? ''
}

/** Says something of a position in place of what was said; nothing takes it away. */
export function withComment(annotated: AnnotatedRecord, position: LinePosition, text: string): AnnotatedRecord {
  const { line, at } = ownPosition(annotated, position)
  const said = shortened(text.trim())
  const others = annotated.comments.filter(one => one.line !== line || one.at !== at)
  return { ...annotated, comments: said === '' ? others : [...others, { line, at, text: said }] }
}

/** At most so long, with no character cut in half. */
export const shortened = (text: string): string => [...text].slice(0, LONGEST_COMMENT).join('')
