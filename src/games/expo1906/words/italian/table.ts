import type { TablePhrases } from '../phrases/table.ts'

export const table: TablePhrases = {
  options: {
    handicaps: 'Esperienza',
    openPlayedCards: 'Mostra tutte le carte giocate',
    colors: 'Colori',
    confirm: 'Conferma la fine del turno',
  },
  handicaps: { freshman: 'Matricola', graduate: 'Neolaureato', scientist: 'Scienziato' },
  yes: 'sì',
  no: 'no',
  any: 'uno qualsiasi',
  setup: 'Preparazione: si scelgono le tessere',
  turn: (round, turn) => `Round ${round}, turno ${turn}`,
  lastTurns: 'Ultimi turni',
  gameOver: 'Fine della partita',
  tieBreaks: { money: 'più denaro' },
  target: points => `più di ${points} PV`,
  sources: {
    projects: 'Progetti completi',
    leaders: 'Capofila al completamento',
    jury: 'Progetti dell’energia della Giuria',
    columns: 'Gettoni avanti nell’Ufficio Brevetti',
  },
}
