import { inEveryLanguage } from '../../kernel/translations.ts'
import type { InventionsTerm } from './terms.ts'

/** What the terms of the judgement are called. */
export const termWords = inEveryLanguage<Readonly<Record<InventionsTerm, string>>>({
  en: {
    points: 'points at once',
    influence: 'influence',
    sharing: 'cards waiting to be shared',
    inventions: 'own inventions',
    ideas: 'own ideas',
    goals: 'private goals',
    specialists: 'specialists and scholars',
    citizens: 'citizens on the map',
    regions: 'influence spaces within reach',
    display: 'tiles to build',
    tiles: 'progress tiles at work',
    wealth: 'wealth tiles',
    era: 'own era',
    diplomats: 'diplomats',
    turns: 'turns to come',
    rivals: 'the distance to the others',
  },
  it: {
    points: 'punti subito',
    influence: 'influenza',
    sharing: 'carte in attesa di essere condivise',
    inventions: 'invenzioni proprie',
    ideas: 'idee proprie',
    goals: 'obiettivi privati',
    specialists: 'specialisti e studiosi',
    citizens: 'cittadini sulla mappa',
    regions: 'spazi influenza a portata',
    display: 'tessere da costruire',
    tiles: 'tessere progresso attive',
    wealth: 'tessere ricchezza',
    era: 'era propria',
    diplomats: 'diplomatici',
    turns: 'turni a venire',
    rivals: 'la distanza dagli altri',
  },
})
