import type { Judgement, TermDifference } from '../../bots/advice.ts'
import { countingIn, type Forms } from '../../kernel/counting.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'

/** The word by the forms that a language has. */
const forms = inEveryLanguage<Forms>({ en: { one: 'point', other: 'points' }, it: { one: 'punto', other: 'punti' } })

/** `2.5 points` */
export function pointsIn(language: Language, points: number): string {
  const written = Math.round(points * 10) / 10
  const { number, form } = countingIn(language)
  return `${number(written)} ${form(written, forms[language])}`
}

/** `+2.5`, `−0.3` */
export const signedIn = (language: Language, points: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' }).format(points).replace('-', '−')

/** What a difference is made of: `coins +1.5 · Potions −0.3` */
export const termsIn = (language: Language, words: Judgement['words'], terms: readonly TermDifference[]): string =>
  terms
    .map(
      ({ term, difference }) =>
        `${words[language]?.[term] ?? words.en[term] ?? term} ${signedIn(language, difference)}`,
    )
    .join(' · ')
