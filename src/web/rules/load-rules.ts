import type { Language } from '../../kernel/words.ts'

/** The rules of every game as they are written in the repository, each loaded when it is read. */
const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

const fileOf = (game: string, language: Language): string =>
  `../../../docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`

/** A game's rules in a language, else in English. */
export async function loadRules(game: string, language: Language): Promise<string | undefined> {
  const load = files[fileOf(game, language)] ?? files[fileOf(game, 'en')]
  return load?.()
}
