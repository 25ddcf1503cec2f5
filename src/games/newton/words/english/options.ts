import type { OptionPhrases, ReasonPhrases } from '../phrases/asking.ts'
import { count, terms } from './terms.ts'

export const options: OptionPhrases = {
  play: card => `Play ${card}`,
  endTurn: 'End turn',
  toSpace: space => `to ${space.charAt(0).toLowerCase()}${space.slice(1)}`,
  withoutMoving: 'without moving',
  enterObjective: 'enter the Objective space',
  student: space => `Move the Student to ${space}`,
  travel: place => `Go to ${place}`,
  cube: place => `Place a cube on ${place}`,
  village: place => `Put the Scientist on ${place}`,
  take: card => `Take ${card}`,
  takeTile: gain => `Take the tile first: ${gain}`,
  tileGives: gain => `the tile gives ${gain}`,
  shelve: cell => `Place the tile on ${cell}`,
  shelveFreely: cell => `Place the tile on ${cell} without its requirement`,
  use: effect => `Use the effect: ${effect}`,
  copy: (card, effect) => `Copy ${card}: ${effect}`,
  discard: card => `Remove ${card}`,
  push: card => `Push ${card} under the desk`,
  draft: master => `Draft ${master}`,
  keep: master => `Keep ${master}`,
  master: master => `Play ${master}`,
  removeTiles: amount => `Remove ${count(amount, 'tile')}`,
  tile: tile => `Take ${tile}`,
  replace: tile => `Replace ${tile}`,
  turnOver: (amount, level) => `Turn up ${count(amount, 'card')} of level ${level}`,
  increase: amount => `Raise the value by ${amount}`,
  token: gain => `token: ${gain}`,
  confirm: 'End turn',
  stop: {
    leaveOut: 'Leave it out',
    stayHere: 'Stay here',
    noMoreStudents: 'Move no more Students',
    noMoreCards: 'Take no more cards',
    noMoreTiles: 'Place no more tiles',
    noMaster: 'Play no Master',
    noCube: 'Place no cube',
    keepTiles: 'Keep the tiles',
    noTile: 'Take no tile',
  },
}

export const reasons: ReasonPhrases = {
  coinsShort: missing => `${count(missing, 'coin')} short`,
  potionsShort: missing => `${count(missing, 'potion')} short`,
  valueShort: (needs, value) => `needs value ${needs}, and ${value} is left`,
  volumesMissing(missing, volumes, potions) {
    const all = volumes.reduce((sum, one) => sum + one.count, 0)
    const list = terms.and(volumes.map(one => count(one.count, `more ${one.color} volume`)))
    return missing < all ? `needs ${missing} of ${list}, or ${potions}` : `needs ${list}, or ${potions}`
  },
  cubeMissing: (place, potions) => `needs your cube on ${place}, or ${potions}`,
  potionsOf: (needed, have) => count(needed, 'potion') + (have > 0 ? ` (you have ${have})` : ''),
  plain: {
    'card-first': 'first play a card',
    'deck-empty': 'the deck is empty',
    'gives-nothing': 'it would give nothing now',
    'no-action-to-raise': 'only before or during the basic action of the card played this turn',
    'no-other-card': 'there is no other card in your hand',
    'no-space-for-tile': 'no book space would be within reach',
    'no-student-in-supply': 'there is no Student left in your supply',
    'own-student-there': 'a Student of yours stands there already',
    'stack-empty': 'there is no such tile left',
    'tile-needs-it': 'the Bookshelf tile you have taken could then not be placed',
    'token-there': 'a Bonus token lies there',
    'used-this-turn': 'used already this turn',
  },
  unknown: 'not possible now',
}
