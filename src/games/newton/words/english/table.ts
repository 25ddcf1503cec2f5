import type { ScorePhrases, TablePhrases } from '../phrases/table.ts'

export const table: TablePhrases = {
  options: { masterDraft: 'Draft of Masters', colors: 'Colours', confirm: 'Confirm the end of a turn' },
  yes: 'yes',
  no: 'no',
  anyColor: 'any',
  mastersAreChosen: 'Setup: the Masters are chosen',
  turn: (round, turn) => `Round ${round}, turn ${turn}`,
  endOfRound: round => `Round ${round}, end of the round`,
  gameOver: 'End of the game',
}

export const scores: ScorePhrases = {
  sources: {
    cards: 'Effects of Action cards',
    masters: 'Powers of Masters',
    tokens: 'Bonus tokens',
    cubes: 'Travel cubes',
    cities: 'Cities',
    bookshelf: 'Last tile of a Bookshelf pile',
    lines: 'Complete lines',
    income: 'Income tiles',
    inventions: 'Inventions',
  },
  ranks: {
    Illiterate: 'Illiterate',
    Scribe: 'Scribe',
    Student: 'Student',
    Scholar: 'Scholar',
    Professor: 'Professor',
    Dean: 'Dean',
    Luminary: 'Luminary',
    'Master of knowledge': 'Master of knowledge',
    Genius: 'Genius',
    'Science Legend': 'Science Legend',
  },
}
