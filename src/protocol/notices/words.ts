import { inEveryLanguage } from '../../kernel/translations.ts'
import { type Language, sentences } from '../../kernel/words.ts'
import type { Notice } from './notice.ts'
import { momentIn, spanIn } from './spans.ts'

interface NoticeWords {
  since(moment: string): string
  left(span: string): string
  readonly over: string
  /** What comes when the time is over. */
  readonly 'bot-plays': string
  readonly 'bot-may-stand-in': string
  nudged(name: string): string
  writes(name: string): string
  invites(name: string, game: string): string
  readonly yourTurn: string
  /** What a host is asked whose table is full, and whoever’s seat a bot plays. */
  readonly start: string
  readonly return: string
  /** What somebody asks all others to agree to. */
  end(name: string): string
  'take-back'(name: string): string
  begins(game: string): string
  against(names: string): string
}

const words = inEveryLanguage<NoticeWords>({
  en: {
    since: moment => `Since ${moment}`,
    left: span => `${span} left`,
    over: 'the time is over',
    'bot-plays': 'then a bot plays this one turn',
    'bot-may-stand-in': 'then a bot may stand in for you',
    nudged: name => `${name} waits for you`,
    writes: name => `${name} writes`,
    invites: (name, game) => `${name} invites you to ${game}`,
    yourTurn: 'your turn',
    start: 'All seats are taken. Do you start the game?',
    return: 'A bot plays your seat. Do you take it back?',
    end: name => `${name} proposes to end the game as it stands. Do you agree?`,
    'take-back': name => `${name} asks to take back an answer. Do you agree?`,
    begins: game => `${game} begins`,
    against: names => `You play with ${names}`,
  },
  it: {
    since: moment => `Da ${moment}`,
    left: span => `restano ${span}`,
    over: 'il tempo è scaduto',
    'bot-plays': 'poi un bot gioca questo turno',
    'bot-may-stand-in': 'poi un bot può sostituirti',
    nudged: name => `${name} ti aspetta`,
    writes: name => `${name} scrive`,
    invites: (name, game) => `${name} ti invita a ${game}`,
    yourTurn: 'tocca a te',
    start: 'Tutti i posti sono presi. Cominci la partita?',
    return: 'Un bot gioca al tuo posto. Lo riprendi?',
    end: name => `${name} propone di finire la partita così com’è. Sei d’accordo?`,
    'take-back': name => `${name} chiede di ritirare una risposta. Sei d’accordo?`,
    begins: game => `${game} comincia`,
    against: names => `Giochi con ${names}`,
  },
})

/** What a table asks of somebody besides the questions of its game. */
export const askedBesides = (language: Language, what: 'start' | 'return'): string => words[language][what]

/** What somebody of this name asks the others to agree to. */
export const agreementInWords = (language: Language, to: 'end' | 'take-back', name: string): string =>
  words[language][to](name)

/** What a notice says, at the time when it is shown. */
export function noticeText(notice: Notice, now: number, timeZone?: string): { title: string; body: string } {
  const { kind, language, game, by = '', text = '' } = notice
  const say = words[language]
  switch (kind) {
    case 'turn':
      return {
        title: `${game}: ${notice.question ?? say.yourTurn}`,
        body: [...nudge(notice), sentence(...times(notice, now, timeZone))].join(' ').trim(),
      }
    case 'time': {
      const left = notice.until === undefined || notice.until <= now ? say.over : leftIn(notice, now)
      return { title: `${game}: ${left}`, body: [...afterwards(notice), ...question(notice)].join(' ') }
    }
    case 'chat':
      return { title: `${game}: ${say.writes(by)}`, body: text }
    case 'started':
      return { title: say.begins(game), body: sentence(say.against(by)) }
    case 'invited':
      return { title: say.invites(by, game), body: text }
  }
}

const leftIn = ({ language, until = 0 }: Notice, now: number): string =>
  words[language].left(spanIn(language, until - now))

const nudge = ({ language, by }: Notice): string[] => (by === undefined ? [] : [sentence(words[language].nudged(by))])

const afterwards = ({ language, afterwards: what }: Notice): string[] =>
  what === undefined ? [] : [sentence(words[language][what])]

const question = ({ question }: Notice): string[] => (question === undefined ? [] : [question])

function times(notice: Notice, now: number, timeZone?: string): string[] {
  const { language, since, until } = notice
  return [
    ...(since === undefined ? [] : [words[language].since(momentIn(language, since, now, timeZone))]),
    ...(until === undefined || until <= now ? [] : [leftIn(notice, now)]),
  ]
}

const sentence = (...parts: readonly string[]): string => (parts.length === 0 ? '' : sentences(parts.join(', ')))
