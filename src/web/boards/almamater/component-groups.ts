import { inEveryLanguage } from '../../../kernel/translations.ts'

/** The parts of Alma Mater's components in the order in which one reads about them. */
export const componentGroups = inEveryLanguage<Readonly<Record<string, string>>>({
  en: {
    chancellors: 'Chancellors',
    faculties: 'Faculties',
    students: 'Students',
    printedStudent: 'The printed student',
    professors: 'Professors',
    'researchCards.cards': 'Research cards',
    researchCosts: 'Costs of research',
    milestoneBonuses: 'Bonuses of milestones',
    gloryTiles: 'Glory tiles',
    bustCards: 'Bust cards',
    'setupCards.cards': 'Setup cards',
    lectureHalls: 'Lecture halls',
    priceTiles: 'Price tiles',
    'ignotus.cards': 'Ignotus cards',
  },
  it: {
    chancellors: 'Cancellieri',
    faculties: 'Facoltà',
    students: 'Studenti',
    printedStudent: 'Lo studente stampato',
    professors: 'Professori',
    'researchCards.cards': 'Carte ricerca',
    researchCosts: 'Costi della ricerca',
    milestoneBonuses: 'Bonus dei traguardi',
    gloryTiles: 'Tessere gloria',
    bustCards: 'Carte busto',
    'setupCards.cards': 'Carte preparazione',
    lectureHalls: 'Aule',
    priceTiles: 'Tessere prezzo',
    'ignotus.cards': 'Carte Ignotus',
  },
})
