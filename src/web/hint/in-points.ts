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
      if (better.length === 0) return `Why: it costs ${list(worse)}.`
      return worse.length === 0
        ? `Why: it is good for ${list(better)}.`
        : `Why: it is good for ${list(better)}, though it costs ${list(worse)}.`
    },
  },
  it: {
    why: (better, worse) => {
      const { list } = countingIn('it')
      if (better.length === 0) return `Perché: costa ${list(worse)}.`
      return worse.length === 0
        ? `Perché: giova a ${list(better)}.`
        : `Perché: giova a ${list(better)}, anche se costa ${list(worse)}.`
    },
  },
})

/** Why an option is as good as it is, in a sentence with the points behind it: `Why: it is good for coins (+1.5), though it costs Potions (−0.3).` */
export function whyIn(language: Language, words: Judgement['words'], terms: readonly TermDifference[]): string {
  const named = ({ term, difference }: TermDifference): string =>
    `${words[language]?.[term] ?? words.en[term] ?? term} (${signedIn(language, difference)})`
  const better = terms.filter(({ difference }) => difference > 0)
  const worse = terms.filter(({ difference }) => difference < 0)
  return reasons[language].why(better.map(named), worse.map(named))
}
