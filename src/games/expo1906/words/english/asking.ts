import type { AskingPhrases, OptionPhrases, ReasonPhrases } from '../phrases/asking.ts'
import { count } from './terms.ts'

export const asking: AskingPhrases = {
  handicap: 'Which Scrap tile gives way to which drawn tile?',
  tilesLeft: left => `${count(left, 'tile')} to place`,
  card: 'Which action do you choose?',
  lastCard: 'Your last turn: which action do you choose?',
  justChosen: card => `${card} was chosen just before you`,
  buy: 'Which tile do you get?',
  nextPrice: money => `the next Resource tile costs ${money}`,
  academyPrice: money => `a Project or Technology costs ${money}`,
  freeTile: left => `${count(left, 'Resource tile')} for free`,
  youHave: money => `you have ${money}`,
  laboratory: 'What do you do in your Laboratory?',
  reposition: 'Which tile do you move or turn?',
  operationsLeft: left => `${count(left, 'operation')} left`,
  patents: 'Which token moves?',
  pointsLeft: left => `${count(left, 'movement point')} left`,
  discount: money => `jumps cost ${money} less`,
  chit: row => `Which Bonus chit lies at the end of row ${row}?`,
  meeting: 'What comes of the meeting?',
  choicesLeft: left => `${count(left, 'option')} left, each of another kind; then the round ends`,
  confirm: 'End your turn?',
  stillUndoable: 'Until then all of it can be taken back',
}

export const options: OptionPhrases = {
  play: card => `Play ${card}`,
  pass: 'Pass',
  buy: (tile, price) => `Buy ${tile} (${price})`,
  take: tile => `Take ${tile} for free`,
  place: (tile, place) => `Place ${tile} at ${place}`,
  move: (tile, place) => `Move ${tile} to ${place}`,
  remove: tile => `Remove ${tile}`,
  removeScrap: cell => `Remove the Scrap tile at ${cell}`,
  enter: row => `Enter row ${row}`,
  advance: (from, to) => `Move from ${from} to ${to}`,
  jump: (from, to) => `Jump from ${from} to ${to}`,
  fromBelow: rank => `your token number ${rank} from below`,
  chit: chit => `Choose ${chit}`,
  money: money => `Gain ${money}`,
  jury: energy => `Choose a Jury tile ${energy}`,
  confirm: 'End turn',
  stop: {
    buy: 'Buy no more',
    laboratory: 'Leave the Laboratory as it is',
    reposition: 'Move no more tiles',
    patents: 'Move no more tokens',
    meeting: 'End the meeting',
    other: 'Leave it out',
  },
}

export const reasons: ReasonPhrases = {
  moneyShort: missing => `$${missing} short`,
  pointsShort: missing => `${count(missing, 'movement point')} short`,
  wouldBreak: project => `${project} is complete and must stay so`,
  noJuryTile: energy => `no Jury tile ${energy} is left`,
  justChosen: 'chosen just before you',
  firstTurn: 'not on your first turn of a round',
  noMeetingAtEnd: 'no Meeting Room in the last turns',
  unknown: 'not possible now',
}
