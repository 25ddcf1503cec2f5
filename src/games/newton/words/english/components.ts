import { capitalised } from '../../../../kernel/words.ts'
import type { ComponentPhrases } from '../phrases/components.ts'
import { count } from './terms.ts'

export const components: ComponentPhrases = {
  startingCard: (action, color) => `${capitalised(color)} ${action}`,
  startingCardText: 'Starting card',
  level: level => `Action card of level ${level}`,
  action: action => `Action: ${action}`,
  volumes: volumes => `Volumes: ${volumes}`,
  effect: effect => `Effect: ${effect}`,
  immediateEffect: effect => `Immediate effect: ${effect}`,
  master: 'Master',
  worth: points => `${points} at the end of the game`,
  token: gain => `Bonus token: ${gain}`,
  tokenText: gain => `The first piece that enters its space takes it: ${gain}. It is kept for scoring`,
  city: effect => `City: ${effect}`,
  cityText: effect => `When you place a cube here: ${effect}`,
  universityText: 'A cube of yours here meets the requirement of every book space with this number',
  ancientLandText: 'A cube of yours here meets the requirement of every book space with this symbol',
  specialization: tile => `Specialization: ${tile}`,
  specializationText: tile => `A piece that ends its movement here takes a tile: ${tile}`,
  invention: effect => `Invention: ${effect}`,
  inventionText: effect => `When a piece ends its movement here: ${effect}`,
  objective: what => `Objective: ${what}`,
  objectiveText: (points, what, limit) =>
    `at the end of the game ${points} for ${what}${limit === undefined ? '' : `, at most ${limit}`}`,
  scoredThings: {
    coin: 'coins',
    potion: 'potions',
    bonusToken: 'Bonus tokens',
    universityVisited: 'Universities',
    ancientLandVisited: 'Ancient Lands',
    studentOnFinalSpace: 'Students',
    masterPlayed: 'Masters',
    bookshelfTilePlaced: 'Bookshelf',
    setOfThreeDifferentVolumes: 'volumes',
    availableNonStartingActionCard: 'Action cards',
  },
  scored: {
    coin: every => each(every, 'coin left', 'coins left'),
    potion: every => each(every, 'potion left', 'potions left'),
    bonusToken: every => each(every, 'Bonus token collected', 'Bonus tokens collected'),
    universityVisited: every => each(every, 'University visited', 'Universities visited'),
    ancientLandVisited: every => each(every, 'Ancient Land visited', 'Ancient Lands visited'),
    studentOnFinalSpace: every => each(every, 'Student on a final space', 'Students on final spaces'),
    masterPlayed: every => each(every, 'Master played', 'Masters played'),
    bookshelfTilePlaced: every => each(every, 'Bookshelf tile placed', 'Bookshelf tiles placed'),
    setOfThreeDifferentVolumes: every =>
      each(
        every,
        'set of one orange, one blue and one green volume',
        'sets of one orange, one blue and one green volume',
      ),
    availableNonStartingActionCard: every =>
      each(
        every,
        'Action card in hand and on the desk, Starting cards aside',
        'Action cards in hand and on the desk, Starting cards aside',
      ),
  },
  income: amount => `Income: ${amount}`,
  anyIncome: 'Income of your choice',
  incomeText: amount => `${amount} at the end of each round`,
  development: action => `Development: ${action}`,
  anyDevelopment: 'Development of your choice',
  developmentText: (symbols, action) =>
    `counts as ${count(symbols, `${action} symbol`)} while it lies in one of your drawers`,
  medicine: 'Medicine',
  medicineText: sides =>
    `at the end of each round ${sides.join(', and with both Cities of Medicine ')}. Like every Income tile it may be replaced`,
  quickGain: gain => `Buy ${gain}`,
  quickStudents: students => `Enrol ${students}`,
  quickTurnOver: 'Turn up cards',
  quickIncrease: 'Raise the value',
  quickText: (pay, effect) => `Quick action: pay ${pay}: ${effect}`,
  oncePerTurn: times => (times === 1 ? 'Once per turn' : `At most ${times} times per turn`),
  places: {
    start: 'All Scientists start here. It takes no cube',
    university: 'University: a Scientist that ends here places a cube; the number of its tile opens book spaces',
    ancientLand: 'Ancient Land: a Scientist that ends here places a cube; the symbol of its tile opens book spaces',
    city: 'City: a Scientist that ends here places a cube and uses its tile',
    village: 'Village: it takes no cube',
    master: 'Master space: who places a cube here may play a Master',
    objective: 'Objective space: who places a cube here scores its tile at the end of the game',
  },
  spaces: {
    start: 'All start here',
    plain: 'Nothing happens here',
    bonus: 'The first Student that enters takes the Bonus token',
    specialization: 'Who ends here takes the Income or Development tile that its Specialization shows',
    invention: 'Who ends here uses its Invention',
    master: 'Who ends here may play a Master',
    objective: 'Who enters scores its Objective at the end of the game',
  },
  bonusSpace: (players, most) =>
    players === 1
      ? 'A Bonus token lies here at the start'
      : `A Bonus token lies here with ${players}${players < most ? ' or more' : ''} players`,
  entryNeeds: (volumes, instead) => `Entering needs ${volumes}, ${instead}`,
  routes: routes => `Routes: ${routes}`,
  route: (from, to) => `Route ${from} – ${to}`,
  routeText: (cost, terrain) => `${terrain}, ${cost}`,
  terrains: { land: 'by land', sea: 'by sea', both: 'by land and sea' },
  workSpace: (index, kind) => `Work space ${index}${kind === undefined ? '' : `, ${kind}`}`,
  technologySpace: (label, kind) => `Technology space ${label}${kind === undefined ? '' : `, ${kind}`}`,
  leadsTo: labels => `leads to ${labels}`,
  finalSpace: 'Final space: one Student of each colour at most, and it stays',
  board: letter => `Study board ${letter}`,
  boardText: lines => `Complete lines pay in every round: ${lines}`,
  line: (line, points) => `${line}: ${points}`,
  bookNeeds: (shelf, requirement, instead) =>
    `Book space. Needs a Study value of ${shelf}; and ${requirement}, ${instead}`,
  perMissingVolume: potions => `or ${potions} for each volume that is missing`,
  insteadOfCube: potions => `or ${potions}`,
  cubeOn: place => `your cube on ${place}`,
  windowpane: 'A windowpane: no tile goes here',
  printedTile: 'Filled from the start',
}

const each = (every: number, one: string, many: string): string =>
  every === 1 ? `each ${one}` : `every ${every} ${many}`
