import type { TablePhrases } from '../phrases/table.ts'

export const table: TablePhrases = {
  options: {
    handicaps: 'Experience',
    openPlayedCards: 'Show all played cards',
    colors: 'Colours',
    confirm: 'Confirm the end of a turn',
  },
  handicaps: { freshman: 'Freshman', graduate: 'Graduate', scientist: 'Scientist' },
  yes: 'yes',
  no: 'no',
  any: 'any',
  setup: 'Setup: tiles are chosen',
  turn: (round, turn) => `Round ${round}, turn ${turn}`,
  lastTurns: 'Last turns',
  gameOver: 'End of the game',
  tieBreaks: { money: 'more money' },
  target: points => `more than ${points} VP`,
  sources: {
    projects: 'Complete Projects',
    leaders: 'Rows led when completing',
    jury: 'Projects of the Jury’s energy',
    columns: 'Tokens far in the Patents Office',
  },
}
