import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { KeyWord } from '../board.ts'

/** Words in the questions of Alma Mater that have a rule of their own. */
export const keyWords = inEveryLanguage<readonly KeyWord[]>({
  en: [
    { word: 'setup card', rule: 'A-3.7' },
    { word: 'starting goods', rule: 'A-3.7' },
    { word: 'bookshelf', rule: 'A-4.9' },
    { word: 'display', rule: 'A-4.6' },
    { word: 'storage', rule: 'A-4.2' },
    { word: 'archive', rule: 'A-4.12' },
    { word: 'student', rule: 'A-8.4' },
    { word: 'professor', rule: 'A-9.5' },
    { word: 'lecture', rule: 'A-9.9' },
  ],
  it: [
    { word: 'carta preparazione', rule: 'A-3.7' },
    { word: 'beni iniziali', rule: 'A-3.7' },
    { word: 'scaffal', rule: 'A-4.9' },
    { word: 'vetrina', rule: 'A-4.6' },
    { word: 'magazzino', rule: 'A-4.2' },
    { word: 'archivio', rule: 'A-4.12' },
    { word: 'student', rule: 'A-8.4' },
    { word: 'professor', rule: 'A-9.5' },
    { word: 'lezione', rule: 'A-9.9' },
  ],
})
