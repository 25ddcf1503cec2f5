import { outline as englishOutline } from '../../../games/almamater/words/english/outline.ts'
import { terms as englishTerms } from '../../../games/almamater/words/english/terms.ts'
import { outline as italianOutline } from '../../../games/almamater/words/italian/outline.ts'
import { terms as italianTerms } from '../../../games/almamater/words/italian/terms.ts'
import type { OutlinePhrases } from '../../../games/almamater/words/phrases/outline.ts'
import type { TermPhrases } from '../../../games/almamater/words/phrases/terms.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'

/** What the board says that the game's own words do not. */
interface BoardWords {
  readonly town: string
  readonly university: string
  readonly universityOf: (owner: string) => string
  readonly prestige: string
  readonly storage: string
  readonly holds: (books: number, size: number) => string
  readonly buyHint: string
  readonly seventh: string
  readonly cards: string
  readonly offered: string
  readonly ranks: string
  readonly out: string
  readonly sold: string
  readonly start: string
  readonly tabs: Readonly<Record<'campus' | 'town' | 'research' | 'university', string>>
  /** Places that are no components, as they are spoken. */
  readonly spoken: SpokenPlaces
}

export interface SpokenPlaces {
  readonly level: (level: string) => string
  readonly slot: (color: string, slot: string) => string
  readonly more: (color: string) => string
  readonly loose: (worth: string) => string
  readonly book: (kind: string) => string
  readonly supply: (kind: string) => string
  readonly storage: () => string
  readonly master: () => string
  readonly tutor: () => string
  readonly goods: (card: string, item: string) => string
  readonly deal: (space: string, number: string) => string
}

const english: BoardWords = {
  town: 'The town',
  university: 'Your university',
  universityOf: owner => `${owner}’s university`,
  prestige: 'PP',
  storage: 'Storage',
  holds: (books, size) => `${books} of ${size}`,
  buyHint: 'books on show',
  seventh: 'next',
  cards: 'Setup cards',
  offered: 'Chancellors to choose from',
  ranks: 'Book rank',
  out: 'out',
  sold: 'sold',
  start: 'start',
  tabs: { campus: 'Campus', town: 'Town', research: 'Research', university: 'University' },
  spoken: {
    level: level => `Research level ${level}`,
    slot: (color, slot) => `${color}: slot ${slot} of the display`,
    more: color => `${color}: more textbooks from the supply`,
    loose: worth => `A bookshelf worth ${worth} PP`,
    book: kind => `In storage: ${kind}`,
    supply: kind => `In the supply: ${kind}`,
    storage: () => 'Storage',
    master: () => 'Masters in the archive',
    tutor: () => 'Tutors in the archive',
    goods: (card, item) => `${card}, item ${item}`,
    deal: (space, number) => `${space}, offer ${number}`,
  },
}

const italian: BoardWords = {
  town: 'La città',
  university: 'La tua università',
  universityOf: owner => `Università di ${owner}`,
  prestige: 'PP',
  storage: 'Magazzino',
  holds: (books, size) => `${books} di ${size}`,
  buyHint: 'libri in vetrina',
  seventh: 'segue',
  cards: 'Carte preparazione',
  offered: 'Cancellieri tra cui scegliere',
  ranks: 'Rango dei libri',
  out: 'fuori',
  sold: 'venduto',
  start: 'inizio',
  tabs: { campus: 'Campus', town: 'Città', research: 'Ricerca', university: 'Università' },
  spoken: {
    level: level => `Livello di ricerca ${level}`,
    slot: (color, slot) => `${color}: spazio ${slot} della vetrina`,
    more: color => `${color}: altri manuali dalla riserva`,
    loose: worth => `Uno scaffale da ${worth} PP`,
    book: kind => `In magazzino: ${kind}`,
    supply: kind => `Nella riserva: ${kind}`,
    storage: () => 'Magazzino',
    master: () => 'Maestri nell’archivio',
    tutor: () => 'Tutori nell’archivio',
    goods: (card, item) => `${card}, bene ${item}`,
    deal: (space, number) => `${space}, offerta ${number}`,
  },
}

/** Every word on the board: the game's own headings and names, and what only the board says. */
export interface Labels extends BoardWords {
  readonly outline: OutlinePhrases
  readonly terms: TermPhrases
}

export const labelsIn = inEveryLanguage<Labels>({
  en: { ...english, outline: englishOutline, terms: englishTerms },
  it: { ...italian, outline: italianOutline, terms: italianTerms },
})
