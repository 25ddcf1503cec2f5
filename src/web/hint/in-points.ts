import type { Judgement, TermDifference } from '../../bots/advice.ts'
import type { Language } from '../../kernel/words.ts'

const words: Readonly<Record<Language, (points: string, one: boolean) => string>> = {
  en: (points, one) => `${points} ${one ? 'point' : 'points'}`,
  it: (points, one) => `${points} ${one ? 'punto' : 'punti'}`,
}

/** `2.5 points` */
export function pointsIn(language: Language, points: number): string {
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points)
  return words[language](written, written === '1')
}

/** `+2.5`, `−0.3` */
export const signedIn = (language: Language, points: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' }).format(points).replace('-', '−')

/** What a difference is made of: `coins +1.5 · Potions −0.3` */
export const termsIn = (language: Language, words: Judgement['words'], terms: readonly TermDifference[]): string =>
  terms.map(({ term, difference }) => `${words[language][term] ?? term} ${signedIn(language, difference)}`).join(' · ')
