import { randomBytes } from 'node:crypto'
import { createInterface, type Interface } from 'node:readline'
import { isLevel, type Level, levels } from '../bots/levels.ts'
import { botAnswer } from '../bots/match.ts'
import { loadGame } from '../games/catalogue.ts'
import type { Game, Seat } from '../kernel/contract.ts'
import { isOver } from '../kernel/play.ts'
import { eventsFor } from '../kernel/view.ts'
import { isLanguage, type Language, languages, type SeatName } from '../kernel/words.ts'
import { beginCourse, type Course, goBack, takeAnswer, wayBack } from '../tables/course.ts'
import { whyNot } from '../tables/decide-turn.ts'
import { tableRefusals } from '../tables/refusal.ts'
import { atMost, readArguments, UsageError } from './arguments.ts'
import { boardScreen, finalScreen, phrasesOf, questionScreen, type ScreenPhrases } from './screen.ts'

const HUMAN: Seat = 0

/** A game in the terminal: the board as an outline, the question with numbered answers, undo, and the rules behind it. */
export async function playInTerminal(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { players: 'text', level: 'text', seed: 'text', language: 'text' })
  const game = await loadGame(atMost(1, given.words)[0] ?? 'newton')
  const language = readLanguage(given.text('language'))
  const seed = given.text('seed') ?? randomBytes(16).toString('hex')
  const players = given.number('players', Math.max(2, game.players.min), 1)
  const course = beginCourse(game, { players, seed })
  const phrases = phrasesOf(language)
  const who: SeatName = seat => (seat === HUMAN ? phrases.player : `${phrases.bot} ${seat}`)
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await converse({
      game,
      course,
      language,
      phrases,
      who,
      typed: linesOf(reader),
      level: readLevel(given.text('level')),
      seed,
    })
  } finally {
    reader.close()
  }
}

/** Lines one by one, also those that came together. */
function linesOf(reader: Interface): () => Promise<string | undefined> {
  const lines = reader[Symbol.asyncIterator]()
  return async () => {
    reader.prompt()
    const { done, value } = await lines.next()
    return done ? undefined : value
  }
}

function readLanguage(given: string | undefined): Language {
  if (given === undefined) return 'en'
  if (isLanguage(given)) return given
  throw new UsageError(`--language takes one of: ${languages.join(', ')}; not "${given}"`)
}

function readLevel(given: string | undefined): Level {
  if (given === undefined) return 'scholar'
  if (isLevel(given)) return given
  throw new UsageError(`--level takes one of: ${levels.join(', ')}; not "${given}"`)
}

export interface Conversation {
  readonly game: Game
  course: Course
  readonly language: Language
  readonly phrases: ScreenPhrases
  readonly who: SeatName
  /** The next line that is typed; undefined when no more come. */
  readonly typed: () => Promise<string | undefined>
  readonly level: Level
  readonly seed: string
}

async function converse(talk: Conversation): Promise<number> {
  console.log(boardScreen(talk, HUMAN))
  while (!isOver(talk.course.play)) {
    const { play } = talk.course
    const asked = play.open.find(question => question.seat === HUMAN) ?? play.open[0]
    if (asked === undefined) break
    if (asked.seat !== HUMAN) {
      tell(talk, asked.seat, botAnswer(play, asked.seat, talk.level, talk.seed, { budgetMs: 1000 }))
      continue
    }
    console.log(questionScreen(talk, HUMAN))
    const said = (await talk.typed())?.trim()
    if (said === undefined || said === 'quit' || said === 'q') return 0
    respond(talk, said)
  }
  console.log(finalScreen(talk))
  return 0
}

function respond(talk: Conversation, said: string): void {
  const options = talk.course.play.open.find(question => question.seat === HUMAN)?.options ?? []
  const numbered = /^\d+$/.test(said) ? options[Number(said) - 1]?.key : undefined
  const { phrases } = talk
  if (said === '' || said === 'b' || said === 'board') console.log(boardScreen(talk, HUMAN))
  else if (said === 'u' || said === 'undo') takeBack(talk)
  else if (numbered !== undefined || options.some(option => option.key === said)) tell(talk, HUMAN, numbered ?? said)
  else console.log(phrases.unknown(said, options.length))
}

function takeBack(talk: Conversation): void {
  const way = wayBack(talk.course, HUMAN)
  if (typeof way === 'string') console.log(tableRefusals[whyNot[way]].say())
  else talk.course = goBack(talk.course, HUMAN, way)
}

/** Answers, and tells what came of it as this person may know it. */
function tell(talk: Conversation, seat: Seat, key: string): void {
  const { game, language, who } = talk
  talk.course = takeAnswer(talk.course, seat, key)
  const { events, play } = talk.course
  for (const event of eventsFor(events, HUMAN)) {
    const line = game.words[language].event(play.components, event, who)
    if (line !== undefined) console.log(`  · ${line}`)
  }
}
