import type { Language } from '../../kernel/words.ts'
import { momentIn } from '../../protocol/notices/spans.ts'

/** A day, however long ago: with its year where that is not this one. */
export function dayIn(language: Language, at: number): string {
  if (new Date(at).getFullYear() === new Date().getFullYear()) return momentIn(language, at, Date.now())
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(at)
}
