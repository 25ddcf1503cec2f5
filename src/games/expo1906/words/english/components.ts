import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../../../../kernel/words.ts'
import type { ComponentPhrases } from '../phrases/components.ts'
import { count } from './terms.ts'

const { form } = countingIn('en-GB')

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
  buyInAcademy: (max, prices) =>
    `buy ${form(max, { one: 'one tile', other: `up to ${max} tiles` })} of the Academy for ${prices}`,
  takeResource: max => `take ${count(max, 'Resource tile')} of the Train Station for free`,
  operations: max =>
    `up to ${count(max, 'operation')} in your Laboratory: place a tile of your reserve, or remove one from the Laboratory`,
  points: points => `up to ${count(points, 'movement point')} in the Patents Office`,
  jumpDiscount: money => `jumps cost ${money} less`,
  ghosts: 'the Ghosts move first',
  ghostsWith: players => `with ${joined(players.map(String), 'or')} players the Ghosts move first`,
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
    money: each => form(each, { one: 'each $1 left', other: `every $${each} left` }),
    prestige: each => `every ${each} VP`,
    'technology-in-lab': each =>
      form(each, { one: 'each Technology in your Laboratory', other: `every ${each} Technologies there` }),
    'project-shape-in-lab': each =>
      form(each, {
        one: 'each different shape of Project in your Laboratory, complete or not,',
        other: `every ${each} different shapes of Project in your Laboratory, complete or not,`,
      }),
    'covered-scrap-space': each =>
      form(each, {
        one: 'each cleared Scrap cell that a tile covers',
        other: `every ${each} cleared Scrap cells that tiles cover`,
      }),
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
