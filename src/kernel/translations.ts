import { type Language, languages } from './words.ts'

/**
 * What is said in several languages: English is whole, any other may say part of it, and the rest is said in English. So a
 * language can come in phrase by phrase and game by game.
 */
export type Translations<T> = { readonly en: T } & { readonly [L in Language]?: PartOf<T> }

/** Some of the phrases, at any depth. */
export type PartOf<T> = T extends string | number | boolean | readonly unknown[] | ((...given: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: PartOf<T[K]> }

/** The same whole in every language. */
export const inEveryLanguage = <T>(given: Translations<T>): Readonly<Record<Language, T>> =>
  eachLanguage(language => withPart<T>(given.en, given[language] as PartOf<T> | undefined))

export const eachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map(language => [language, make(language)])) as Record<Language, T>

/** One text in a language, else in English. */
export const said = (texts: Translations<string>, language: Language): string => texts[language] ?? texts.en

/** The whole, with the phrases that the part has in place of its own. */
export function withPart<T>(whole: T, part: PartOf<NoInfer<T>> | undefined): T {
  if (part === undefined) return whole
  if (!isTable(whole) || !isTable(part)) return part as T
  const phrases = Object.entries(part).map(([name, phrase]) => [name, withPart(whole[name], phrase as never)])
  return { ...whole, ...Object.fromEntries(phrases) }
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
