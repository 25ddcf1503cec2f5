import { inEveryLanguage } from '../../kernel/translations.ts'
import type { AlmaTerm } from './terms.ts'

/** What the terms of the judgement are called. */
export const termWords = inEveryLanguage<Readonly<Record<AlmaTerm, string>>>({
  en: {
    points: 'prestige at once',
    halls: 'students in their halls',
    professors: 'professors and their lectures',
    students: 'what students give',
    research: 'steps to the next milestone',
    reputation: 'reputation of the own books',
    fame: 'the hall of fame',
    recruits: 'recruits within reach',
    books: 'books in storage',
    ducats: 'ducats',
    masters: 'masters to send',
    display: 'books on display',
    powers: 'chancellors',
  },
  it: {
    points: 'prestigio subito',
    halls: 'studenti nelle aule',
    professors: 'professori e loro lezioni',
    students: 'ciò che danno gli studenti',
    research: 'passi verso il prossimo traguardo',
    reputation: 'reputazione dei propri libri',
    fame: 'la galleria della gloria',
    recruits: 'reclute a portata',
    books: 'libri in magazzino',
    ducats: 'ducati',
    masters: 'maestri da inviare',
    display: 'libri in vetrina',
    powers: 'cancellieri',
  },
})
