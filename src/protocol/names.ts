export const LONGEST_NAME = 40

/**
 * What is wrong with a name that somebody wants to take, or nothing. Others must be able to see it and to tell it from the
 * names of others; what it looks like besides is compared where names are kept (`store/names.ts`).
 */
export function faultOfName(name: string): string | undefined {
  if (invisible.test(name)) return 'a name has no invisible characters; take them out'
  if (!readable.test(name)) return 'a name has at least one letter, digit or picture'
  if (heaped.test(name)) return 'a name does not begin with an accent, and has at most three on a letter'
  const mixed = alphabets.filter(({ letters }) => letters.test(name)).map(one => one.name)
  if (mixed.length > 1) return `a name is written in one alphabet, not in ${mixed.join(' and ')}`
  return undefined
}

/** What is drawn as nothing although it counts as a letter or a sign: fillers, blank Braille, empty notes. A picture's variant is no harm. */
export const invisible = /(?![\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u
const readable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{So}]/u
const heaped = /^\p{M}|\p{M}{4}/u

/** The alphabets whose letters are drawn alike. Others may stand beside each other and beside Latin, as they do in Japanese. */
const alphabets = [
  { name: 'Latin', letters: /\p{Script=Latin}/u },
  { name: 'Greek', letters: /\p{Script=Greek}/u },
  { name: 'Cyrillic', letters: /\p{Script=Cyrillic}/u },
  { name: 'Armenian', letters: /\p{Script=Armenian}/u },
  { name: 'Cherokee', letters: /\p{Script=Cherokee}/u },
  { name: 'Lisu', letters: /\p{Script=Lisu}/u },
  { name: 'Coptic', letters: /\p{Script=Coptic}/u },
  {
    name: 'a script of old',
    letters: /[\p{Script=Gothic}\p{Script=Deseret}\p{Script=Old_Italic}\p{Script=Carian}\p{Script=Lycian}]/u,
  },
]
