import type { Seat } from '../kernel/contract.ts'
import { explain, preview } from '../kernel/explain.ts'
import { resume } from '../kernel/play.ts'
import { inEveryLanguage } from '../kernel/translations.ts'
import { viewOf } from '../kernel/view.ts'
import type { Language } from '../kernel/words.ts'
import type { Conversation } from './play.ts'
import { resultLines } from './result.ts'

/** What the terminal says besides the game's own words. */
export interface ScreenPhrases {
  /** Whoever sits there: events tell of each seat by a name. */
  readonly player: string
  readonly bot: string
  readonly final: string
  readonly blocked: string
  readonly help: string
  readonly scores: string
  unknown(said: string, options: number): string
}

const phrases = inEveryLanguage<ScreenPhrases>({
  en: {
    player: 'Player',
    bot: 'Bot',
    final: 'final',
    blocked: 'Not possible now',
    help: 'a number answers · u takes back · Enter shows the board · q quits',
    scores: 'Final scores',
    unknown: (said, options) => `"${said}" is no answer here: type a number from 1 to ${options}, u, Enter or q.`,
  },
  it: {
    player: 'Giocatore',
    bot: 'Bot',
    final: 'definitivo',
    blocked: 'Ora non possibile',
    help: 'un numero risponde · u annulla · Invio mostra il tabellone · q esce',
    scores: 'Punteggio finale',
    unknown: (said, options) => `"${said}" non è una risposta: scrivi un numero da 1 a ${options}, u, Invio o q.`,
  },
})
export const phrasesOf = (language: Language): ScreenPhrases => phrases[language]

const bold = (text: string): string => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text)
const faint = (text: string): string => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[0m` : text)

/** The seat's view of the whole game, as headings and lines. */
export function boardScreen({ game, course, language, who }: Conversation, seat: Seat): string {
  const { play } = course
  const seen = resume(game, play.components, viewOf(game, play.state, seat))
  const words = game.words[language]
  const sections = words
    .outline(seen, who)
    .map(({ title, lines }) => [bold(title), ...lines.map(line => `  ${line}`)].join('\n'))
  return ['', bold(`${game.title} · ${words.moment(play.state)}`), ...sections, ''].join('\n')
}

/** The open question: numbered answers, final ones marked, then what is blocked and why. */
export function questionScreen({ game, course, language, phrases: said }: Conversation, seat: Seat): string {
  const { play } = course
  const question = explain(play, seat)
  if (question === undefined) return ''
  const words = game.words[language]
  const { title, help } = words.question(play, question.frame, seat)
  const options = question.options.map((option, at) => {
    const final = preview(play, seat, option).final ? ` [${said.final}]` : ''
    return `${String(at + 1).padStart(4)}  ${words.option(play, option, question.frame)}${final}`
  })
  const blocked = question.blocked.map(
    ({ option, reason }) => `      ${words.option(play, option, question.frame)}: ${words.reason(play, reason)}`,
  )
  const rules = question.rules.length === 0 ? '' : faint(` (${question.rules.join(', ')})`)
  return [
    '',
    bold(title) + rules,
    ...(help === undefined ? [] : [help]),
    ...options,
    ...(blocked.length === 0 ? [] : [faint(`${said.blocked}:`), ...blocked.map(faint)]),
    faint(said.help),
  ].join('\n')
}

export const finalScreen = ({ course, language, phrases: said, who }: Conversation): string =>
  ['', bold(said.scores), ...resultLines(course.play, who, language)].join('\n')
