import { inEveryLanguage } from '../../../kernel/translations.ts'

/** The parts of the components of Inventions in the order in which one reads about them. */
export const componentGroups = inEveryLanguage<Readonly<Record<string, string>>>({
  en: {
    'actions.items': 'Actions',
    'cards.items': 'Ideas and inventions',
    'milestones.items': 'Milestones',
    'regions.items': 'Regions',
    'specialistTiles.items': 'Specialist tiles',
    'knowledgeTiles.items': 'Knowledge tiles',
    'influenceTokens.items': 'Influence tokens',
    'progressTiles.economy': 'Economy tiles',
    'progressTiles.culture': 'Culture tiles',
    'progressTiles.technology': 'Technology tiles',
    'wealthTiles.items': 'Wealth tiles',
    'eraMarkerSpaces.items': 'Spaces of the Era track',
    'societyBoard.progressMap.spaces': 'Hexes of the Progress map',
    'privateGoals.items': 'Private goals',
  },
  it: {
    'actions.items': 'Azioni',
    'cards.items': 'Idee e invenzioni',
    'milestones.items': 'Pietre miliari',
    'regions.items': 'Regioni',
    'specialistTiles.items': 'Tessere specialisti',
    'knowledgeTiles.items': 'Tessere conoscenza',
    'influenceTokens.items': 'Segnalini influenza',
    'progressTiles.economy': 'Tessere economia',
    'progressTiles.culture': 'Tessere cultura',
    'progressTiles.technology': 'Tessere tecnologia',
    'wealthTiles.items': 'Tessere ricchezza',
    'eraMarkerSpaces.items': 'Spazi del tracciato delle ere',
    'societyBoard.progressMap.spaces': 'Esagoni della mappa del progresso',
    'privateGoals.items': 'Obiettivi privati',
  },
})
