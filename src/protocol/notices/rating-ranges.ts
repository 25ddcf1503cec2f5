import { inEveryLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { RatingRange } from '../../tables/rating-range.ts'

const words = inEveryLanguage<(range: RatingRange) => string>({
  en: ({ from, to }) => (from === undefined ? `up to ${to}` : to === undefined ? `from ${from}` : `${from} to ${to}`),
  it: ({ from, to }) =>
    from === undefined ? `fino a ${to}` : to === undefined ? `da ${from} in su` : `da ${from} a ${to}`,
})

/** `900 to 1200`, `from 900`, `up to 1200`. */
export const rangeIn = (language: Language, range: RatingRange): string => words[language](range)
