import { said, type Translations } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const dayLetter: Translations<string> = { en: 'd', it: 'g' }

/** A span of time in its two largest units: `1 d 3 h`, `41 min`. Never less than a minute. */
export function spanIn(language: Language, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours < 6 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  const days = Math.floor(hours / 24)
  const inDays = `${days} ${said(dayLetter, language)}`
  return hours % 24 > 0 && days < 7 ? `${inDays} ${hours % 24} h` : inDays
}

/** A moment as one says it: the time today, with the weekday within six days, else the date. */
export function momentIn(language: Language, at: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const tag = language === 'en' ? 'en-GB' : language
  const dayOf = (time: number): string => new Intl.DateTimeFormat('en-CA', zone).format(time)
  const time = { hour: '2-digit', minute: '2-digit', ...zone } as const
  if (dayOf(at) === dayOf(now)) return new Intl.DateTimeFormat(tag, time).format(at)
  if (Math.abs(now - at) < 6 * DAY) return new Intl.DateTimeFormat(tag, { weekday: 'long', ...time }).format(at)
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...zone }).format(at)
}
