import { inEveryLanguage } from '../../kernel/translations.ts'
import type { ExpoTerm } from './terms.ts'

/** What the terms of the judgement are called. */
export const termWords = inEveryLanguage<Readonly<Record<ExpoTerm, string>>>({
  en: {
    points: 'points at once',
    jury: 'what the Jury will favour',
    projects: 'Projects on the way',
    leads: 'rows led for Projects on the way',
    patents: 'tokens in the Patents Office',
    technologies: 'improved cards',
    supplies: 'supplies for later Projects',
    actions: 'actions to come',
    money: 'money',
    room: 'room in the Laboratory',
  },
  it: {
    points: 'punti subito',
    jury: 'favore della Giuria',
    projects: 'Progetti avviati',
    leads: 'righe guidate per i Progetti avviati',
    patents: 'gettoni nell’Ufficio Brevetti',
    technologies: 'carte migliorate',
    supplies: 'risorse per Progetti futuri',
    actions: 'azioni a venire',
    money: 'denaro',
    room: 'spazio nel Laboratorio',
  },
})
