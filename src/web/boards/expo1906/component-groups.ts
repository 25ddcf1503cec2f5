import { inEveryLanguage } from '../../../kernel/translations.ts'

/** The parts of Expo's components in the order in which one reads about them. */
export const componentGroups = inEveryLanguage<Readonly<Record<string, string>>>({
  en: {
    'actionCards.base': 'Action cards',
    'actionCards.improved': 'Improved action cards',
    projects: 'Projects',
    technologies: 'Technologies',
    'resourceTiles.tiles': 'Resource tiles',
    bonusChits: 'Bonus chits',
    'juryTiles.tiles': 'Jury tiles',
    resources: 'Resources',
    handicaps: 'Experience',
    'board.patentsOffice.spaces': 'Spaces of the Patents Office',
  },
  it: {
    'actionCards.base': 'Carte azione',
    'actionCards.improved': 'Carte azione migliorate',
    projects: 'Progetti',
    technologies: 'Tecnologie',
    'resourceTiles.tiles': 'Tessere Risorsa',
    bonusChits: 'Bonus',
    'juryTiles.tiles': 'Tessere Giuria',
    resources: 'Risorse',
    handicaps: 'Esperienza',
    'board.patentsOffice.spaces': 'Spazi dell’Ufficio Brevetti',
  },
})
