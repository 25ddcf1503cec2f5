import type { ScorePhrases, TablePhrases } from '../phrases/table.ts'

export const table: TablePhrases = {
  options: { masterDraft: 'Draft dei Maestri', colors: 'Colori', confirm: 'Conferma di fine turno' },
  yes: 'sì',
  no: 'no',
  anyColor: 'qualsiasi',
  mastersAreChosen: 'Preparazione: si scelgono i Maestri',
  turn: (round, turn) => `Round ${round}, turno ${turn}`,
  endOfRound: round => `Round ${round}, fine del round`,
  gameOver: 'Fine della partita',
}

export const scores: ScorePhrases = {
  sources: {
    cards: 'Effetti delle carte Azione',
    masters: 'Poteri dei Maestri',
    tokens: 'Gettoni Bonus',
    cubes: 'Cubetti Viaggio',
    cities: 'Città',
    bookshelf: 'Ultima tessera di una pila Libreria',
    lines: 'Linee complete',
    income: 'Tessere Rendita',
    inventions: 'Invenzioni',
  },
  ranks: {
    Illiterate: 'Analfabeta',
    Scribe: 'Scriba',
    Student: 'Studente',
    Scholar: 'Erudito',
    Professor: 'Professore',
    Dean: 'Rettore',
    Luminary: 'Luminare',
    'Master of knowledge': 'Maestro del sapere',
    Genius: 'Genio',
    'Science Legend': 'Leggenda della scienza',
  },
}
