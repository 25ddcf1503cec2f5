import type { CausePhrases, EventPhrases } from '../phrases/events.ts'
import { count, terms } from './terms.ts'

export const events: EventPhrases = {
  gained: (who, what) => `${who} received ${what}`,
  paid: (who, what) => `${who} paid ${what}`,
  scored: (who, points) => `${who} scored ${points}`,
  enrolled: (who, students) => `${who} enrolled ${students}`,
  roundBegan: round => `Round ${round} began`,
  drafted: (who, master) => `${who} drafted ${master}`,
  draftedHidden: who => `${who} drafted a Master`,
  cardPlayed: (who, card) => `${who} played ${card}`,
  effectUsed: (who, effect) => `${who} used the effect: ${effect}`,
  quickAction: (who, action) => `${who} took a quick action: ${action}`,
  worked: (who, from, to) => `${who} worked from space ${from} to ${to}`,
  workedInPlace: who => `${who} worked without moving`,
  studentMoved: (who, from, to) =>
    `${who} moved a Student from ${from === terms.spaceKinds.start ? 'the start' : from} to ${to}`,
  travelled: (who, from, to) => `${who} travelled from ${from} to ${to}`,
  movedToVillage: (who, from, to) => `${who} put the Scientist from ${from} on ${to}`,
  cubePlaced: (who, place) => `${who} placed a cube on ${place}`,
  tokenTaken: (who, token, space) => `${who} took a ${token}, on ${space}`,
  cardTaken: (who, card) => `${who} took ${card}`,
  cardDiscarded: (who, card) => `${who} removed ${card} from the game`,
  cardsTurned: (cards, level) => `Turned up at level ${level}: ${cards}`,
  tileShelved: (who, cell) => `${who} placed a Bookshelf tile on ${cell}`,
  tilesRemoved: (who, amount) => `${who} removed ${count(amount, 'Bookshelf tile')} from the game`,
  lineCompleted: (who, line) => `${who} completed a line: ${line}`,
  masterPlayed: (who, master) => `${who} played the Master ${master}`,
  tileTaken: (who, tile) => `${who} took ${tile}`,
  tileReplaced: (who, tile) => `${who} gave back ${tile}`,
  medicine: (who, income) => `${who} has Medicine: ${income}`,
  objectiveReached: (who, objective) => `${who} reached ${objective}`,
  turnEnded: who => `${who} ended the turn`,
  cardPushed: (who, card) => `${who} pushed ${card} under the desk`,
  roundEnded: round => `Round ${round} ended`,
  marketRenewed: cards => `New cards lie face up: ${cards}`,
  gameEnded: 'The game ended',
  answered: who => `${who} has chosen`,
}

export const causes: CausePhrases = {
  route: 'route',
  objective: 'volumes missing for the Objective space',
  lines: 'complete lines',
  travelCube: 'Travel cubes',
  book: cell => `requirement of ${cell}`,
  pile: pile => `last tile of pile ${pile}`,
}
