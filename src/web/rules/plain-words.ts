import { byName } from '../../kernel/by-name.ts'
import { said, type Translations } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'

/** Words of the data that the rules use for what is no component, as a reader says them. */
const words = byName<Readonly<Record<string, Translations<string>>>>({
  newton: {
    any: { en: 'any', it: 'qualsiasi' },
    gain: { en: 'Gain', it: 'Guadagno' },
    convert: { en: 'Exchange', it: 'Scambio' },
    gainPerVolume: { en: 'Points for Volumes', it: 'Punti per Volumi' },
    gainPerIdenticalVolumes: { en: 'Points for equal Volumes', it: 'Punti per Volumi uguali' },
    discardCard: { en: 'Discard', it: 'Scarto' },
    copyImmediate: { en: 'Copy', it: 'Copia' },
    secondBook: { en: 'Second tile', it: 'Seconda tessera' },
    ignoreBookRequirement: { en: 'No requirement', it: 'Senza requisito' },
    doubleBonusTokens: { en: 'Double tokens', it: 'Gettoni doppi' },
    moveToFreeVillage: { en: 'To a free Village', it: 'A un Villaggio libero' },
    extraTravelCube: { en: 'Extra cube', it: 'Cubo in più' },
    immediate: { en: 'immediate', it: 'immediato' },
    modifier: { en: 'modifying', it: 'modificatore' },
    copy: { en: 'copying', it: 'di copia' },
  },
})

/** Spaces and lines of Newton's bookshelf: `s1c3`, `row-s1-c1-2`. */
function bookSpace(code: string, language: Language): string | undefined {
  const cell = /^s(\d)c(\d)$/.exec(code)
  if (cell !== null)
    return said({ en: `shelf ${cell[1]}, column ${cell[2]}`, it: `scaffale ${cell[1]}, colonna ${cell[2]}` }, language)
  const row = /^row-s(\d)-c(\d)-(\d)$/.exec(code)
  if (row === null) return undefined
  const [, shelf, from, to] = row
  return said(
    { en: `shelf ${shelf}, columns ${from} to ${to}`, it: `scaffale ${shelf}, colonne da ${from} a ${to}` },
    language,
  )
}

/** How a reader says a word of the data; nothing if nobody has said how. */
export function plainWord(game: string, code: string, language: Language): string | undefined {
  const known = words[game]?.[code]
  return known === undefined ? bookSpace(code, language) : said(known, language)
}
