import type { EffectPhrases } from '../phrases/components.ts'
import { count } from './terms.ts'

export const effects: EffectPhrases = {
  convert: (pay, gain) => `pay ${pay} for ${gain}`,
  forEach: (gain, what) => `${gain} for each ${what}`,
  availableVolume: color => `available ${color} volume`,
  identicalVolumes: size => `set of ${size} available volumes of one colour`,
  discardCard: gain => `remove another card in your hand from the game for ${gain}`,
  copyImmediate: 'use an immediate effect of another card on your desk',
  secondBook: pay => `pay ${pay} to place a second tile in this Study action, both shelves together within its value`,
  ignoreBookRequirement: pay => `pay ${pay} to place this Study action's tile without its requirement`,
  moveToFreeVillage: pay => `pay ${pay} to put your Scientist on any Village without a Bonus token`,
  extraTravelCube: pay => `pay ${pay} to place one more cube on a place passed in this Travel action`,
  doubleBonusTokens: 'Bonus tokens taken in this Technology action give their gain twice',
  anyAction: value => `one basic action of your choice, value ${value}`,
  split: {
    work: 'divided as you like',
    technology: 'divided among any number of your Students, each moving once',
    travel: 'divided as you like',
    lessons: 'divided among any number of cards by their levels',
    study: 'divided among any number of tiles by their shelves',
  },
  ignoreRequirement: {
    work: 'entering the Objective space without its volumes',
    technology: 'entering an Objective space without its volumes',
    travel: 'entering the Objective space without its volumes',
    lessons: 'without requirement',
    study: 'without the requirement of the book space',
  },
  noCoins: 'without coins',
  freeRoutes: 'with all routes free',
  cubesOnPassedPlaces: 'with a cube on each place passed too, if you like',
  lessonsThenAct: lessons => `${lessons}, then at once the basic action of the card taken, one above your symbols`,
  removeBookshelfTiles: amount =>
    `remove your next ${count(amount, 'Bookshelf tile')} from the game and receive the bonuses of the piles`,
  placeTravelCube: places => `place a cube on any ${places} without one of yours`,
  payPlaceTravelCube: (pay, places) => `pay ${pay} to place a cube on any ${places} without one of yours`,
  medicine: sides => `Medicine tile with ${sides.join(' per round, and with both Cities of Medicine ')} per round`,
  playMaster: 'play a Master',
  permanentVolumes: volumes => `${volumes} to the end of the game`,
  turnOverCards: amount => `turn up the top ${count(amount, 'card')} of a deck`,
  increaseActionCardValue: amount => `+${amount} to the value of the basic action of the card played this turn`,
}
