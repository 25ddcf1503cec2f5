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

interface Reasons {
  /** What an option is better for, and what it is worse for, each with its points. */
  readonly why: (better: readonly string[], worse: readonly string[]) => string
}

const reasons = inEveryLanguage<Reasons>({
  en: {
    why: (better, worse) => {
      const { list } = countingIn('en-GB')
      if (better.length === 0) return `Why: it is worse for ${list(worse)}.`
      return worse.length === 0
        ? `Why: it is better for ${list(better)}.`
        : `Why: it is better for ${list(better)}, though worse for ${list(worse)}.`
    },
  },
  it: {
    why: (better, worse) => {
      const { list } = countingIn('it')
      if (better.length === 0) return `Perché: è peggio per ${list(worse)}.`
      return worse.length === 0
        ? `Perché: è meglio per ${list(better)}.`
        : `Perché: è meglio per ${list(better)}, anche se peggio per ${list(worse)}.`
    },
  },
})

/** Why an option is as good as it is, in a sentence with the points behind it: `Why: it is better for coins (+1.5), though worse for Potions (−0.3).` */
export const whyIn = (language: Language, words: Judgement['words'], terms: readonly TermDifference[]): string =>
  whyBy(language, terms, one => `${nameIn(language, words, one)} (${signedIn(language, one.difference)})`)

/** The same in words alone, beside other points that it does not add up to. */
export const whyInWords = (language: Language, words: Judgement['words'], terms: readonly TermDifference[]): string =>
  whyBy(language, terms, one => nameIn(language, words, one))

const nameIn = (language: Language, words: Judgement['words'], { term }: TermDifference): string =>
  words[language]?.[term] ?? words.en[term] ?? term

function whyBy(language: Language, terms: readonly TermDifference[], named: (one: TermDifference) => string): string {
  const better = terms.filter(({ difference }) => difference > 0)
  const worse = terms.filter(({ difference }) => difference < 0)
  return reasons[language].why(better.map(named), worse.map(named))
}
