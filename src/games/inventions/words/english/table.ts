import type { ScorePhrases, TablePhrases } from '../phrases/table.ts'

export const scores: ScorePhrases = {
  sources: {
    presenting: 'Ideas presented and shared',
    inventing: 'Inventions of era 6',
    spaces: 'Influence spaces',
    knowledge: 'Knowledge tiles',
    specialistTiles: 'Specialist tiles',
    eraSpaces: 'Spaces of the Era track',
    hexes: 'Hexes of the Progress map',
    culture: 'Culture tiles',
    influence: 'Influence',
  },
  tieBreaks: {
    tiles: 'more tiles on the Progress map',
    inventions: 'more inventions',
    supply: 'fewer citizens in the supply',
  },
  target: points => `more than the ${points} IP of Chronos`,
  titles: {
    Tinkerer: 'Tinkerer',
    Apprentice: 'Apprentice',
    Inventor: 'Inventor',
    Visionary: 'Visionary',
    'Genius of the Ages': 'Genius of the Ages',
  },
}

export const table: TablePhrases = {
  options: { confirm: 'Confirm each turn', level: 'Level of Chronos, for one player', colors: 'Colours' },
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  colors: { orange: 'Orange', purple: 'Purple', yellow: 'Yellow', blue: 'Blue' },
  anyColor: 'Any colour',
  yes: 'Yes',
  no: 'No',
  soloIsOurs:
    'The solo game is our own design, built on the Chronos of the game for two. The published solo mode has a rulebook of its own, which we do not have.',
  stoneAge: 'Stone Age placement',
  moment: (era, round, turn) => `${era}, round ${round}, turn ${turn}`,
  over: 'Game over',
}
