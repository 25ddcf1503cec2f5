import type { Card, TechnologyTile } from '../../../games/inventions/components.ts'
import type { Effect } from '../../../games/inventions/effect.ts'
import { type ActionId, types } from '../../../games/inventions/pack.ts'
import { arrow, type IconToken, points, thing, word } from '../../plates/icon-tokens.ts'
import type { IconName } from '../../plates/icons/icons.ts'

/** The icon grammar of Inventions: an action is its icon; a chain icon stands before what it leads to; a price has an arrow. */

export const actionIcons: Readonly<Record<ActionId, IconName>> = {
  present: 'eye',
  invent: 'invention',
  innovate: 'bulb',
  share: 'share',
  'call-specialists': 'people',
  'gain-influence': 'influence',
  travel: 'travel',
  eureka: 'joker',
  'send-diplomat': 'diplomat',
  'call-diplomat': 'home',
}

/** Economy, culture, technology, wealth. */
export const typeIcons: readonly IconName[] = ['economy', 'culture', 'technology', 'wealth']
export const typeColor = (type: number): string => `var(--t-${types[type] ?? 'wealth'})`

const single = (icon: IconName, count: number): IconToken => (count === 1 ? thing(icon) : thing(icon, count))

export function effectIcons(effect: Effect): IconToken[] {
  switch (effect.kind) {
    case 'ip':
      return [points(effect.count)]
    case 'influence':
      return [word('+'), single('influence', effect.count)]
    case 'scholar':
      return [word('+'), single('cap', effect.count)]
    case 'specialist':
      return [word('+'), effect.type < 0 ? thing('pawn') : thing(typeIcons[effect.type] ?? 'pawn')]
    case 'placeCitizen':
      return [single('citizen', effect.count), arrow, thing('globe')]
    case 'refresh':
      return [thing('income'), single('pawn', effect.count)]
    case 'discount':
      return [word(`−${effect.count}`), thing('pawn')]
    case 'aspiration':
      return [thing('tile'), word('?')]
    case 'economyToken':
      return [thing('economyToken')]
    case 'callHome':
      return [thing('globe'), arrow, thing('home')]
    case 'action':
      return [thing(actionIcons[effect.action])]
    case 'build':
      return [thing('influence', effect.influence), arrow, thing('tile')]
    case 'buy':
      return [thing('influence', effect.influence), word(':'), ...effectIcons(effect.gives)]
    case 'turnOrder':
      return [thing('turnOrder')]
    case 'none':
      return []
  }
}

export const chainIcons = (effect: Effect): IconToken[] => [thing('chain'), ...effectIcons(effect)]

export const pairIcons = ({ pair: [one, other] }: TechnologyTile): IconToken[] => [
  thing(actionIcons[one]),
  word('↔'),
  thing(actionIcons[other]),
]

/** Whom inventing exhausts besides the inventor. */
export const exhaustIcons = ({ exhausts }: Card): IconToken[] =>
  exhausts.flatMap((count, type) => Array.from({ length: count }, () => thing(typeIcons[type] ?? 'pawn')))
