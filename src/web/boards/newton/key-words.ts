import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { KeyWord } from '../board.ts'

/** Words in Newton's questions that have a rule of their own. */
export const keyWords = inEveryLanguage<readonly KeyWord[]>({
  en: [
    { word: 'Master', rule: 'N-18.1' },
    { word: 'value', rule: 'N-4.1' },
    { word: 'volume', rule: 'N-11.1' },
    { word: 'under your desk', rule: 'N-13.1' },
    { word: 'Student', rule: 'N-6.1' },
    { word: 'Scientist', rule: 'N-7.1' },
    { word: 'basic action', rule: 'N-3.5' },
  ],
  it: [
    { word: 'Maestr', rule: 'N-18.1' },
    { word: 'valore', rule: 'N-4.1' },
    { word: 'Volum', rule: 'N-11.1' },
    { word: 'sotto la tua scrivania', rule: 'N-13.1' },
    { word: 'Student', rule: 'N-6.1' },
    { word: 'Scienziat', rule: 'N-7.1' },
    { word: 'azione base', rule: 'N-3.5' },
  ],
})
