import type { Seat } from './contract.ts'
import { messageOf, Refusal } from './errors.ts'
import type { GivenAnswer } from './history.ts'
import { readJson } from './json.ts'
import type { GameRecord } from './record.ts'
import {
  type AnnotatedRecord,
  answersAlong,
  type LineComment,
  MOST_VARIATIONS,
  shortened,
  type Variation,
} from './variations.ts'

/**
 * Variations and comments as lines that stand below the answers of a game:
 *
 *     variation 1 from 0 after 12
 *     0: play:start-green-study study:3 end-turn
 *     comment 1 at 14 "The potion comes a turn earlier."
 *
 * Line 0 is the game itself. Places are counted in answers since the setup.
 */
export const annotationLines = ({ variations, comments }: AnnotatedRecord): readonly string[] => [
  ...variations.flatMap(({ from, after, answers }, index) => [
    '',
    `variation ${index + 1} from ${from} after ${after}`,
    ...answerLines(answers),
  ]),
  ...(comments.length === 0 ? [] : ['']),
  ...comments.map(({ line, at, text }) => `comment ${line} at ${at} ${JSON.stringify(text)}`),
]

/** One line for each run of answers of one seat. */
export function answerLines(answers: readonly GivenAnswer[]): readonly string[] {
  const lines: string[] = []
  let run: string[] = []
  let seat: Seat | undefined
  const close = (): void => {
    if (seat !== undefined) lines.push(`${seat}: ${run.join(' ')}`)
  }
  for (const given of answers) {
    if (given.seat !== seat || endsRun(run)) {
      close()
      run = []
      seat = given.seat
    }
    run.push(given.key)
  }
  close()
  return lines
}

/** A line ends with a turn, so that a solo game too has a line for each. */
const endsRun = (run: readonly string[]): boolean => {
  const last = run[run.length - 1]
  return last === 'end-turn' || last === 'confirm:turn' || run.length === 24
}

/** The answers of a line like `2: play:start-red-work work:2`; undefined where it is something else. */
export function readAnswers(line: string): readonly GivenAnswer[] | undefined {
  const answered = /^(\d+):\s*(.*)$/.exec(line)
  if (answered === null) return undefined
  const keys = (answered[2] ?? '').split(/\s+/).filter(key => key !== '')
  return keys.map(key => ({ seat: Number(answered[1]), key }))
}

/** An annotation, and the line of the file where it begins. */
type ReadVariation = Variation & { readonly fileLine: number; readonly answers: GivenAnswer[] }
type ReadComment = LineComment & { readonly fileLine: number }

export interface ReadAnnotations {
  readonly variations: readonly ReadVariation[]
  readonly comments: readonly ReadComment[]
}

/** Parts the lines of a file in those of the game, in their places, and the annotations below them. */
export function partAnnotations(text: string): {
  readonly game: readonly string[]
  readonly annotations: ReadAnnotations
} {
  const variations: ReadVariation[] = []
  const comments: ReadComment[] = []
  const game = text.split('\n').map((raw, index) => {
    const line = raw.trim()
    const fileLine = index + 1
    const variation = /^variation (\d+) from (\d+) after (\d+)$/.exec(line)
    const comment = /^comment (\d+) at (\d+) (".*")$/.exec(line)
    const open = variations.at(-1)
    if (variation !== null) {
      const [number, from, after] = variation.slice(1).map(Number) as [number, number, number]
      if (number !== variations.length + 1)
        throw bad(fileLine, `variations are numbered one after the other: ${variations.length + 1}, not ${number}`)
      if (number > MOST_VARIATIONS) throw bad(fileLine, `a record has at most ${MOST_VARIATIONS} variations`)
      variations.push({ from, after, answers: [], fileLine })
    } else if (comment !== null)
      comments.push({ line: Number(comment[1]), at: Number(comment[2]), text: saidIn(comment[3], fileLine), fileLine })
    else if (open !== undefined && readAnswers(line) !== undefined) open.answers.push(...(readAnswers(line) ?? []))
    else return raw
    return ''
  })
  return { game, annotations: { variations, comments } }
}

function saidIn(quoted: string | undefined, fileLine: number): string {
  try {
    const text = readJson(quoted ?? '', 'the comment')
    if (typeof text === 'string') return shortened(text)
  } catch (fault) {
    throw bad(fileLine, messageOf(fault))
  }
  throw bad(fileLine, 'a comment is a text in quotes')
}

/** The record with its annotations, each at a place that there is. */
export function annotatedBy(record: GameRecord, { variations, comments }: ReadAnnotations): AnnotatedRecord {
  let annotated: AnnotatedRecord = { record, variations: [], comments: [] }
  for (const { fileLine, from, after, answers } of variations) {
    mustBePlace(annotated, from, after, fileLine)
    if (answers.length === 0) throw bad(fileLine, 'a variation has at least one answer ("0: key")')
    annotated = { ...annotated, variations: [...annotated.variations, { from, after, answers }] }
  }
  for (const { line, at, fileLine } of comments) mustBePlace(annotated, line, at, fileLine)
  return { ...annotated, comments: comments.map(({ line, at, text }) => ({ line, at, text })) }
}

function mustBePlace(annotated: AnnotatedRecord, line: number, at: number, fileLine: number): void {
  const lines = annotated.variations.length
  if (line > lines) throw bad(fileLine, `there is no line ${line} before it; there are 0 to ${lines}`)
  const { length } = answersAlong(annotated, line)
  if (at > length) throw bad(fileLine, `line ${line} has only ${length} answers, not ${at}`)
}

const bad = (fileLine: number, message: string): Refusal => new Refusal('bad-record', `line ${fileLine}: ${message}`)
