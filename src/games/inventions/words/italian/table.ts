import type { ScorePhrases, TablePhrases } from '../phrases/table.ts'

export const scores: ScorePhrases = {
  sources: {
    presenting: 'Idee presentate e condivise',
    inventing: 'Invenzioni dell’era 6',
    spaces: 'Spazi influenza',
    knowledge: 'Tessere conoscenza',
    specialistTiles: 'Tessere specialisti',
    eraSpaces: 'Spazi del tracciato delle ere',
    hexes: 'Esagoni della mappa del progresso',
    culture: 'Tessere cultura',
    influence: 'Influenza',
  },
  tieBreaks: {
    tiles: 'più tessere sulla mappa del progresso',
    inventions: 'più invenzioni',
    supply: 'meno cittadini nella riserva',
  },
  target: points => `più dei ${points} PI di Chronos`,
  titles: {
    Tinkerer: 'Armeggione',
    Apprentice: 'Apprendista',
    Inventor: 'Inventore',
    Visionary: 'Visionario',
    'Genius of the Ages': 'Genio delle ere',
  },
}

export const table: TablePhrases = {
  options: { confirm: 'Conferma ogni turno', level: 'Livello di Chronos, per un giocatore', colors: 'Colori' },
  levels: { easy: 'Facile', normal: 'Normale', hard: 'Difficile' },
  colors: { orange: 'Arancione', purple: 'Viola', yellow: 'Giallo', blue: 'Blu' },
  anyColor: 'Un colore qualsiasi',
  yes: 'Sì',
  no: 'No',
  soloIsOurs:
    'La partita in solitario è di nostra invenzione, a partire dal Chronos della partita a due. La modalità in solitario pubblicata ha un regolamento a parte, che non abbiamo.',
  stoneAge: 'Piazzamento dell’età della pietra',
  moment: (era, round, turn) => `${era}, round ${round}, turno ${turn}`,
  over: 'Partita finita',
}
