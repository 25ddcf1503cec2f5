import lists from 'virtual:challenges'
import type { Language } from '../../kernel/words.ts'
import { type ChallengeOfDay, challengeOfDay, dayNumber } from './day.ts'

export const challengeLists = lists

export const todays = (now = new Date()): ChallengeOfDay | undefined => challengeOfDay(dayNumber(now), lists)

/** `18 November`, where a challenge is that of today. */
export function dayOfChallenge(id: string, language: Language, now = new Date()): string | undefined {
  return todays(now)?.challenge.id === id ? dayInWords(language, now) : undefined
}

export const dayInWords = (language: Language, now = new Date()): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' }).format(now)
