import type { CoreState, Play, Seat } from '../contract.ts'
import { explain } from '../explain.ts'
import { resume } from '../play.ts'
import { eventsFor, viewOf } from '../view.ts'
import { type Language, languages } from '../words.ts'
import { anyOf, hold, type Property, viewersOf } from './property.ts'

const who = (seat: Seat): string => `Player ${seat + 1}`

const questionsHaveWords: Property = {
  name: 'every question, option and reason has words in every language',
  dear: true,
  check({ game, history: { play } }) {
    for (const { seat } of play.open) {
      const seen = resume(game, play.components, viewOf(game, play.state, seat))
      for (const language of languages) questionReads(seen, seat, language)
    }
  },
}

/** Who listens to the list, or types in it, has nothing but the words. */
const optionsReadApart: Property = {
  name: 'no two options of a question read alike',
  dear: true,
  check({ game, history: { play } }) {
    for (const { frame, options } of play.open)
      for (const language of languages) {
        const read = new Map<string, string>()
        for (const option of options) {
          const text = game.words[language].option(play, option, frame)
          const other = read.get(text)
          hold(other === undefined, () => `${option.key} and ${other} both read "${text}" (${language})`)
          read.set(text, option.key)
        }
      }
  },
}

/** As one viewer sees it, in one language, both drawn by chance. */
const boardsHaveWords: Property = {
  name: 'every board and score has words in every language',
  dear: true,
  check({ game, history: { play }, chance }) {
    const viewer = anyOf(viewersOf(play.state), chance)
    boardReads(resume(game, play.components, viewOf(game, play.state, viewer)), anyOf(languages, chance))
  },
}

function questionReads(play: Play<CoreState, unknown>, seat: Seat, language: Language): void {
  const question = explain(play, seat)
  if (question === undefined) return
  const words = play.game.words[language]
  const { title, help } = words.question(play, question.frame, seat)
  reads(title, `the ${language} title of ${question.frame.rule}`)
  if (help !== undefined) reads(help, `the ${language} help of ${question.frame.rule}`)
  for (const option of [...question.options, ...question.blocked.map(one => one.option)])
    reads(words.option(play, option, question.frame), `the ${language} words of ${option.key}`)
  for (const { reason } of question.blocked) reads(words.reason(play, reason), `the ${language} reason ${reason.why}`)
}

function boardReads(play: Play<CoreState, unknown>, language: Language): void {
  const words = play.game.words[language]
  reads(words.moment(play.state), `the ${language} moment`)
  for (const { title, lines } of words.outline(play, who)) {
    reads(title, `a ${language} heading of the outline`)
    for (const line of lines) reads(line, `a ${language} line of the outline under ${title}`)
  }
  for (const { reasons, rank, nextRank, tieBreaks = [], target } of play.game.scores(play)) {
    for (const { because } of reasons)
      reads(words.scoreReason(play.components, because), `the ${language} score reason ${because}`)
    if (rank !== undefined) reads(words.rank(rank), `the ${language} rank ${rank}`)
    if (nextRank !== undefined) reads(words.rank(nextRank.rank), `the ${language} rank ${nextRank.rank}`)
    for (const { by } of tieBreaks) reads(words.tieBreak(by), `the ${language} tie-break ${by}`)
    if (target !== undefined) reads(words.target(target), `the ${language} target`)
  }
}

const eventsHaveWords: Property = {
  name: 'every event has sound words in every language, for each viewer',
  dear: true,
  check({ game, history: { play }, last }) {
    for (const viewer of viewersOf(play.state))
      for (const event of eventsFor(last?.outcome.events ?? [], viewer))
        for (const language of languages) {
          const line = game.words[language].event(play.components, event, who)
          if (line !== undefined) reads(line, `the ${language} line of the event ${JSON.stringify(event)}`)
        }
  },
}

/** A text for people: not empty, and without the traces of a missing value. */
function reads(text: string, what: string): void {
  hold(typeof text === 'string' && text.trim() !== '', () => `${what} is empty`)
  hold(!/undefined|\[object|\bNaN\b|[{}]/.test(text), () => `${what} reads "${text}"`)
}

export const wordsProperties: readonly Property[] = [
  questionsHaveWords,
  optionsReadApart,
  boardsHaveWords,
  eventsHaveWords,
]
