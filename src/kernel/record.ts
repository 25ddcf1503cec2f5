import type { CoreState, Game, Seat } from './contract.ts'
import { Refusal } from './errors.ts'
import type { Given } from './history.ts'
import type { Json } from './json.ts'
import type { GameOptions } from './options.ts'

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
  readonly answers: readonly Given[]
}

export interface RecordHeading {
  readonly seed: string
  readonly names?: readonly string[]
  readonly pack?: Json
}

export function recordOf(game: Game, state: CoreState, heading: RecordHeading, answers: readonly Given[]): GameRecord {
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
export function writeRecord(record: GameRecord): string {
  const lines = [
    'athenaeum 1',
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    `components ${record.components}`,
    ...(record.pack === undefined ? [] : [`pack ${JSON.stringify(record.pack)}`]),
    `players ${record.players}`,
    ...(record.names === undefined ? [] : [`names ${JSON.stringify(record.names)}`]),
    `options ${JSON.stringify(record.options)}`,
    `seed ${record.seed}`,
    '',
  ]
  let run: string[] = []
  let seat: Seat | undefined
  const close = () => {
    if (seat !== undefined) lines.push(`${seat}: ${run.join(' ')}`)
  }
  for (const given of record.answers) {
    if (given.seat !== seat || endsRun(run)) {
      close()
      run = []
      seat = given.seat
    }
    run.push(given.key)
  }
  close()
  return `${lines.join('\n')}\n`
}

/** A line ends with a turn, so that a solo game too has a line for each. */
const endsRun = (run: readonly string[]): boolean => {
  const last = run[run.length - 1]
  return last === 'end-turn' || last === 'confirm:turn' || run.length === 24
}

/** A record that was read, and for each answer the line of the file that gave it. */
export interface ReadRecord {
  readonly record: GameRecord
  readonly lines: readonly number[]
}

/** Reads a record from its lines or from JSON; a fault is told with its line. */
export function readRecord(text: string): ReadRecord {
  return text.trimStart().startsWith('{') ? readJson(text) : readLines(text)
}

function readJson(text: string): ReadRecord {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (fault) {
    throw bad(0, `is not JSON: ${fault instanceof Error ? fault.message : fault}`)
  }
  const record = checkRecord(data)
  return { record, lines: record.answers.map((_, at) => lineOfAnswer(text, at)) }
}

/** In JSON, answers are found again by counting their `"key"` fields. */
function lineOfAnswer(text: string, index: number): number {
  let from = text.indexOf('"answers"')
  for (let seen = 0; seen <= index && from >= 0; seen++) from = text.indexOf('"key"', from + 1)
  return from < 0 ? 0 : text.slice(0, from).split('\n').length
}

/** Checks that data is a record, field by field. */
export function checkRecord(data: unknown): GameRecord {
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>
  const need = (name: string, right: boolean, what: string) => {
    if (!right) throw bad(0, `field "${name}" must be ${what}, not ${JSON.stringify(fields[name])?.slice(0, 60)}`)
  }
  need('format', fields.format === 'athenaeum-record', '"athenaeum-record"')
  need('version', fields.version === 1, '1')
  need('game', typeof fields.game === 'string', 'the name of a game')
  need('rulesVersion', Number.isInteger(fields.rulesVersion), 'a whole number')
  need('components', typeof fields.components === 'string', 'the hash of the components')
  need('players', Number.isInteger(fields.players), 'a whole number')
  need('options', typeof fields.options === 'object' && fields.options !== null, 'an object')
  need('seed', typeof fields.seed === 'string', 'a text')
  need('answers', Array.isArray(fields.answers), 'a list of answers')
  ;(fields.answers as readonly unknown[]).forEach((one, at) => {
    const given = (one ?? {}) as Partial<Given>
    if (!Number.isInteger(given.seat) || typeof given.key !== 'string')
      throw bad(0, `answer ${at + 1} must have a "seat" (number) and a "key" (text)`)
  })
  return data as GameRecord
}

function readLines(text: string): ReadRecord {
  const headings = new Map<string, string>()
  const answers: Given[] = []
  const lines: number[] = []
  text.split('\n').forEach((raw, at) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) return
    const answered = /^(\d+):\s*(.*)$/.exec(line)
    if (answered === null) {
      const space = line.indexOf(' ')
      if (space < 0)
        throw bad(at + 1, `"${line.slice(0, 60)}" is neither a heading nor answers of a seat ("0: key key")`)
      headings.set(line.slice(0, space), line.slice(space + 1))
      return
    }
    for (const key of (answered[2] ?? '').split(/\s+/)) {
      if (key === '') continue
      answers.push({ seat: Number(answered[1]), key })
      lines.push(at + 1)
    }
  })
  return { record: checkRecord(fromHeadings(headings, answers)), lines }
}

function fromHeadings(headings: ReadonlyMap<string, string>, answers: readonly Given[]): unknown {
  const heading = (name: string): string => {
    const value = headings.get(name)
    if (value === undefined) throw bad(0, `the heading "${name}" is missing`)
    return value
  }
  const json = (name: string): unknown => {
    try {
      return JSON.parse(heading(name))
    } catch {
      throw bad(0, `the heading "${name}" is not JSON`)
    }
  }
  if (heading('athenaeum') !== '1') throw bad(1, 'only version 1 of this format is known')
  return {
    format: 'athenaeum-record',
    version: 1,
    game: heading('game'),
    rulesVersion: Number(heading('rules')),
    components: heading('components'),
    ...(headings.has('pack') ? { pack: json('pack') } : {}),
    players: Number(heading('players')),
    ...(headings.has('names') ? { names: json('names') } : {}),
    options: json('options'),
    seed: heading('seed'),
    answers,
  }
}

const bad = (line: number, message: string): Refusal =>
  new Refusal(
    'bad-record',
    line === 0 ? `the record ${message.startsWith('is ') ? '' : 'is broken: '}${message}` : `line ${line}: ${message}`,
  )
