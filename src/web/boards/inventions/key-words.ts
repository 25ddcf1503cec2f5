import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { KeyWord } from '../board.ts'

/** Words in the questions of Inventions that have a rule of their own. */
export const keyWords = inEveryLanguage<readonly KeyWord[]>({
  en: [
    { word: 'Stone Age', rule: 'I-3.2' },
    { word: 'pillar', rule: 'I-5.1' },
    { word: 'chain token', rule: 'I-6.1' },
    { word: 'scholar', rule: 'I-7.2' },
    { word: 'exhausted', rule: 'I-7.2' },
    { word: 'aspiration', rule: 'I-10.5' },
    { word: 'Building', rule: 'I-11.1' },
    { word: 'milestone', rule: 'I-8.1' },
    { word: 'home', rule: 'I-7.6' },
    { word: 'Benefit of', rule: 'I-6.5' },
    { word: 'economy tile', rule: 'I-12.2' },
    { word: 'technology tile', rule: 'I-12.4' },
  ],
  it: [
    { word: 'Età della pietra', rule: 'I-3.2' },
    { word: 'pilastro', rule: 'I-5.1' },
    { word: 'segnalino catena', rule: 'I-6.1' },
    { word: 'studios', rule: 'I-7.2' },
    { word: 'esaurisce', rule: 'I-7.2' },
    { word: 'aspirazione', rule: 'I-10.5' },
    { word: 'Costruire', rule: 'I-11.1' },
    { word: 'pietra miliare', rule: 'I-8.1' },
    { word: 'a casa', rule: 'I-7.6' },
    { word: 'Beneficio di', rule: 'I-6.5' },
    { word: 'tessera economia', rule: 'I-12.2' },
    { word: 'tessera tecnologia', rule: 'I-12.4' },
  ],
})
