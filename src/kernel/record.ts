import { annotatedBy, annotationLines, answerLines, partAnnotations, readAnswers } from './annotations.ts'
import type { CoreState, Game } from './contract.ts'
import { messageOf, Refusal } from './errors.ts'
import type { GivenAnswer } from './history.ts'
import { type Json, readJson } from './json.ts'
import type { GameOptions } from './options.ts'
import { type AnnotatedRecord, bareRecord, isAnnotated } from './variations.ts'

/** A game as it was played: the seed and the answers are the whole game. */
export interface GameRecord {
  readonly format: 'athenaeum-record'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly components: string
  /** The components themselves, when the table had its own. */
  readonly pack?: Json
  readonly players: number
  /** How the seats were called, if they had names. */
  readonly names?: readonly string[]
  readonly options: GameOptions
  readonly seed: string
  readonly answers: readonly GivenAnswer[]
}

export interface RecordHeading {
  readonly seed: string
  readonly names?: readonly string[]
  readonly pack?: Json
}

export function recordOf(
  game: Game,
  state: CoreState,
  heading: RecordHeading,
  answers: readonly GivenAnswer[],
): GameRecord {
  return {
    format: 'athenaeum-record',
    version: 1,
    game: game.id,
    rulesVersion: state.rulesVersion,
    components: state.components,
    ...(heading.pack === undefined ? {} : { pack: heading.pack }),
    players: state.seats,
    ...(heading.names === undefined ? {} : { names: heading.names }),
    options: state.options,
    seed: heading.seed,
    answers,
  }
}

/**
 * A record as lines that people can read. Headings come first, then one line for each run of answers of one seat:
 * `2: play:start-red-work work:2 end-turn`. Lines that begin with # are remarks.
 */
export const writeRecord = (record: GameRecord): string => written(record, 1, [])

/** The same with variations and comments after the game; without any, it is the record alone. */
export const writeAnnotated = (annotated: AnnotatedRecord): string =>
  isAnnotated(annotated) ? written(annotated.record, 2, annotationLines(annotated)) : writeRecord(annotated.record)

function written(record: GameRecord, version: 1 | 2, after: readonly string[]): string {
  const lines = [
    `athenaeum ${version}`,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    `components ${record.components}`,
    ...(record.pack === undefined ? [] : [`pack ${JSON.stringify(record.pack)}`]),
    `players ${record.players}`,
    ...(record.names === undefined ? [] : [`names ${JSON.stringify(record.names)}`]),
    `options ${JSON.stringify(record.options)}`,
    `seed ${seedText(record.seed)}`,
    '',
  ]
  return `${[...lines, ...answerLines(record.answers), ...after].join('\n')}\n`
}

/** A seed of plain words stands as it is; any other in quotes, so that it comes back exactly. */
const seedText = (seed: string): string => (/^[\w.-]+( [\w.-]+)*$/.test(seed) ? seed : JSON.stringify(seed))

/** A record that was read, and for each answer the line of the file that gave it. */
export interface ReadRecord {
  readonly record: GameRecord
  readonly lines: readonly number[]
  /** The record with the variations and comments that stand in the file. */
  readonly annotated: AnnotatedRecord
}

/** Reads a record from its lines or from JSON; a fault is told with its line. */
export function readRecord(text: string): ReadRecord {
  return text.trimStart().startsWith('{') ? readDocument(text) : readLines(text)
}

function readDocument(text: string): ReadRecord {
  const record = checkRecord(readField(text, 'the record', ''))
  return { record, lines: linesOfAnswers(text, record.answers.length), annotated: bareRecord(record) }
}

/** JSON inside a record; what is wrong with it is a fault of the record. */
function readField(text: string, what: string, where: string): Json {
  try {
    return readJson(text, what)
  } catch (fault) {
    throw new Refusal('bad-record', `${where}${messageOf(fault)}`)
  }
}

/** In JSON, answers are found again by counting their `"key"` fields. */
function linesOfAnswers(text: string, count: number): readonly number[] {
  const lines: number[] = []
  let inAnswers = false
  text.split('\n').forEach((line, at) => {
    const start = inAnswers ? 0 : line.indexOf('"answers"')
    if (start < 0) return
    inAnswers = true
    for (const _key of line.slice(start).matchAll(/"key"\s*:/g)) lines.push(at + 1)
  })
  return lines.slice(0, count)
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(one => typeof one === 'string')

/** A word as it stands in a line, with nothing that would end it. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[^\s\p{Cc}\p{Cs}]+$/u.test(value)

const isWholeNumber = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least

/** Checks that data is a record, field by field: what is not as it would be read from lines could not be written as lines. */
export function checkRecord(data: unknown): GameRecord {
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>
  const need = (name: string, right: boolean, what: string) => {
    if (!right) throw bad(0, `field "${name}" must be ${what}, not ${JSON.stringify(fields[name])?.slice(0, 60)}`)
  }
  need('format', fields.format === 'athenaeum-record', '"athenaeum-record"')
  need('version', fields.version === 1, '1')
  need('game', isWord(fields.game), 'the name of a game')
  need('rulesVersion', isWholeNumber(fields.rulesVersion, 0), 'a whole number')
  need('components', isWord(fields.components), 'the hash of the components')
  need('players', isWholeNumber(fields.players, 1), 'a whole number')
  need('options', isObject(fields.options), 'an object')
  need('names', fields.names === undefined || isTexts(fields.names), 'a list of names')
  need('seed', typeof fields.seed === 'string', 'a text')
  need('answers', Array.isArray(fields.answers), 'a list of answers')
  ;(fields.answers as readonly unknown[]).forEach((one, at) => {
    const given = (one ?? {}) as Partial<GivenAnswer>
    if (!isWholeNumber(given.seat, 0) || !isWord(given.key))
      throw bad(0, `answer ${at + 1} must have a "seat" (number) and a "key" (text without spaces)`)
  })
  return data as GameRecord
}

const headingNames = [
  'athenaeum',
  'game',
  'rules',
  'components',
  'pack',
  'players',
  'names',
  'options',
  'seed',
] as const
type HeadingName = (typeof headingNames)[number]

interface Heading {
  readonly text: string
  readonly line: number
}

function readLines(text: string): ReadRecord {
  const headings = new Map<string, Heading>()
  const answers: GivenAnswer[] = []
  const lines: number[] = []
  const { game, annotations } = partAnnotations(text)
  for (const [at, raw] of game.entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const given = readAnswers(line)
    if (given === undefined) readHeading(headings, line, at + 1)
    for (const one of given ?? []) {
      answers.push(one)
      lines.push(at + 1)
    }
  }
  const record = checkRecord(fromHeadings(headings, answers))
  return { record, lines, annotated: annotatedBy(record, annotations) }
}

function readHeading(headings: Map<string, Heading>, text: string, line: number): void {
  const space = text.indexOf(' ')
  if (space < 0) throw bad(line, `"${text.slice(0, 60)}" is neither a heading nor answers of a seat ("0: key key")`)
  const name = text.slice(0, space)
  if (!headingNames.includes(name as HeadingName))
    throw bad(line, `there is no heading "${name}"; there are: ${headingNames.join(', ')}`)
  if (headings.has(name)) throw bad(line, `the heading "${name}" is given twice`)
  headings.set(name, { text: text.slice(space + 1), line })
}

function fromHeadings(headings: ReadonlyMap<string, Heading>, answers: readonly GivenAnswer[]): unknown {
  const heading = (name: HeadingName): Heading => {
    const found = headings.get(name)
    if (found === undefined) throw bad(0, `the heading "${name}" is missing`)
    return found
  }
  const json = (name: HeadingName): unknown => {
    const { text, line } = heading(name)
    return readField(text, `the heading "${name}"`, `line ${line}: `)
  }
  const wholeNumber = (name: HeadingName): number => {
    const { text, line } = heading(name)
    if (!/^\d+$/.test(text)) throw bad(line, `"${text.slice(0, 60)}" is not a whole number`)
    return Number(text)
  }
  const version = heading('athenaeum')
  if (version.text !== '1' && version.text !== '2')
    throw bad(version.line, `only versions 1 and 2 of this format are known, not ${version.text}`)
  return {
    format: 'athenaeum-record',
    version: 1,
    game: heading('game').text,
    rulesVersion: wholeNumber('rules'),
    components: heading('components').text,
    ...(headings.has('pack') ? { pack: json('pack') } : {}),
    players: wholeNumber('players'),
    ...(headings.has('names') ? { names: json('names') } : {}),
    options: json('options'),
    seed: heading('seed').text.startsWith('"') ? json('seed') : heading('seed').text,
    answers,
  }
}

const bad = (line: number, message: string): Refusal =>
  new Refusal(
    'bad-record',
    line === 0 ? `the record ${message.startsWith('is ') ? '' : 'is broken: '}${message}` : `line ${line}: ${message}`,
  )
