import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { KeyWord } from '../board.ts'

/** Words in the questions of Expo 1906 that have a rule of their own. */
export const keyWords = inEveryLanguage<readonly KeyWord[]>({
  en: [
    { word: 'Laboratory', rule: 'E-6.3' },
    { word: 'operation', rule: 'E-5.6' },
    { word: 'Project', rule: 'E-6.9' },
    { word: 'Technology', rule: 'E-7.1' },
    { word: 'movement point', rule: 'E-5.10' },
    { word: 'meeting', rule: 'E-5.14' },
    { word: 'round ends', rule: 'E-4.1' },
  ],
  it: [
    { word: 'Laboratorio', rule: 'E-6.3' },
    { word: 'operazion', rule: 'E-5.6' },
    { word: 'Progett', rule: 'E-6.9' },
    { word: 'Tecnologi', rule: 'E-7.1' },
    { word: 'punti movimento', rule: 'E-5.10' },
    { word: 'riunione', rule: 'E-5.14' },
    { word: 'round finisce', rule: 'E-4.1' },
  ],
})
