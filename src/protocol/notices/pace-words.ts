import { countingIn } from '../../kernel/counting.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { PaceSpec } from '../../tables/pace.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface PaceWords {
  about(time: string | undefined): string
  sentence(turn: string, grace: string, weekendsOff: boolean): string
  days(days: number): string
  hours(hours: number): string
}

const en = countingIn('en-GB')
const it = countingIn('it')

const words = inEveryLanguage<PaceWords>({
  en: {
    about: time => (time === undefined ? 'About a move a day' : `About a move in ${time}`),
    sentence: (turn, grace, weekendsOff) =>
      `${turn} for each turn, then ${grace} of grace${weekendsOff ? '; weekends do not count' : ''}.`,
    days: days => en.count(days, 'day', 'days'),
    hours: hours => en.count(hours, 'hour', 'hours'),
  },
  it: {
    about: time => (time === undefined ? 'Circa una mossa al giorno' : `Circa una mossa in ${time}`),
    sentence: (turn, grace, weekendsOff) =>
      `${turn} per ogni turno, poi ${grace} di tolleranza${weekendsOff ? '; il fine settimana non conta' : ''}.`,
    days: days => it.count(days, 'giorno', 'giorni'),
    hours: hours => it.count(hours, 'ora', 'ore'),
  },
})

/** A pace in a few words, and as a sentence. */
export function paceIn(language: Language, { turn, grace, weekends }: PaceSpec): { about: string; sentence: string } {
  const say = words[language]
  const time = (span: number): string =>
    span >= DAY ? say.days(Math.round(span / DAY)) : say.hours(Math.max(1, Math.round(span / HOUR)))
  return {
    about: say.about(turn === DAY ? undefined : time(turn)),
    sentence: say.sentence(time(turn), time(grace), weekends === 'off'),
  }
}
