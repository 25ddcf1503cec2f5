import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../joined.ts'
import type { ComponentPhrases, TermPhrases } from '../phrases.ts'

export const count = (amount: number, one: string, many = `${one}s`): string =>
  countingIn('en-GB').count(amount, one, many)

export const terms: TermPhrases = {
  name: ({ name }) => name,
  and: items => joined(items, 'and'),
  nothing: 'nothing',
  hidden: 'something hidden',
  money: amount => `$${amount}`,
  vp: amount => `${amount} VP`,
  amount: (amount, what) => `${amount} ${what}`,
  resourceTile: (two, one) => `${two} / ${one}`,
  scrap: 'Scrap tile',
  cell: (row, column) => `row ${row}, column ${column}`,
  turned: degrees => `turned ${degrees}°`,
  place: (cell, turned) => (turned === '' ? cell : `${cell}, ${turned}`),
  start: 'column 1',
  space: (row, column) => `${row} ${column}`,
  energies: { steam: 'Steam', electricity: 'Electricity' },
  juryTile: energy => `Jury tile ${energy}`,
  tileAt: (tile, cell) => `${tile} at ${cell}`,
  colors: { green: 'green', blue: 'blue', red: 'red', yellow: 'yellow' },
}

export const components: ComponentPhrases = {
  resourceTile: (two, one) => `Resource tile: two edges give ${two}, the other two ${one}`,
  project: (shape, needs, vp) => `Project of shape ${shape}: needs ${needs} beside it and gives ${vp}`,
  supplies: what => `Technology: supplies ${what} to every Project beside it`,
  improves: card => `Technology: while it is in your Laboratory, your card ${card} is the improved one`,
  scrap: 'Obstacle in the Laboratory: it can only be removed',
  jury: energy => `A vote of the Jury for ${energy}`,
  resource: category => `Resource: ${category}`,
  gain: money => `gain ${money}`,
  buyResources: (max, prices) => `buy up to ${count(max, 'Resource tile')} of the Train Station for ${prices}`,
  buyInAcademy: (max, prices) => `buy ${max === 1 ? 'one tile' : `up to ${max} tiles`} of the Academy for ${prices}`,
  takeResource: max => `take ${count(max, 'Resource tile')} of the Train Station for free`,
  operations: max => `up to ${count(max, 'operation')} in your Laboratory: place a tile of your reserve or remove one`,
  points: points => `up to ${count(points, 'movement point')} in the Patents Office`,
  jumpDiscount: money => `jumps cost ${money} less`,
  ghosts: 'with 1 or 2 players the Ghosts move first',
  choose: (amount, options) => `up to ${amount} different ones of: ${options}`,
  choices: {
    reposition: max => `move or turn up to ${count(max, 'tile')} of your Laboratory`,
    money: amount => `gain $${amount}`,
    patent: points => count(points, 'movement point'),
    jury: () => 'choose the next Jury tile',
  },
  endsRound: 'the round ends',
  fixed: vp => `${vp} at the end of the game`,
  per: (vp, what, roundedUp, most) =>
    `${vp} for ${what} at the end of the game${roundedUp ? ', rounded up' : ''}${most === undefined ? '' : `, at most ${most}`}`,
  last: 'scored after all else',
  counted: {
    money: each => (each === 1 ? 'each $1 left' : `every $${each} left`),
    prestige: each => `every ${each} VP`,
    'technology-in-lab': each =>
      each === 1 ? 'each Technology in your Laboratory' : `every ${each} Technologies there`,
    'project-shape-in-lab': each =>
      each === 1 ? 'each different shape of Project in your Laboratory' : `every ${each} different shapes of Project`,
    'covered-scrap-space': each =>
      each === 1 ? 'each cleared Scrap cell that a tile covers' : `every ${each} cleared Scrap cells that tiles cover`,
  },
  space: (row, column) => `Patents Office, row ${row}, column ${column}`,
  common: 'Patents Office, column 1: the common start of all rows',
  endVp: vp => `${vp} for each token here at the end`,
  bonusChit: 'the first token here brings a Bonus chit',
  jump: (to, money) => `jump to ${to} for ${money}`,
  handicap: (resources, scrap) =>
    resources === 0
      ? `starts with ${count(scrap, 'Scrap tile')}`
      : `starts with ${count(scrap, 'Scrap tile')} and ${count(resources, 'Resource tile')} in place of others`,
}
