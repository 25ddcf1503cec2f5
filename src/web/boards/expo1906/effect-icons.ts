import type { Action, CardEffect, ChitPoints } from '../../../games/expo1906/pack.ts'
import { arrow, type IconToken, points, thing, word } from '../../plates/icon-tokens.ts'
import type { IconName } from '../../plates/icons/icons.ts'

const icons: Readonly<Record<Action, IconName>> = {
  'train-station': 'train',
  academy: 'university',
  laboratory: 'laboratory',
  journal: 'journal',
  skyscraper: 'skyscraper',
  'meeting-room': 'meeting',
}

export const cardIcon = (action: Action): IconName => icons[action]

/** What a card does, a row of icons for each of its effects: prices stand before an arrow, what is offered to choose from after a stroke. */
export function effectIcons(effect: CardEffect): readonly IconToken[] {
  if ('gain' in effect) return [thing('coin', effect.gain.money)]
  if ('buy' in effect)
    return [
      word(effect.prices.join(' ')),
      thing('coin'),
      arrow,
      thing(effect.buy === 'resource' ? 'splitTile' : 'project'),
    ]
  if ('take' in effect) return [word('+'), thing('splitTile', effect.max)]
  if ('lab' in effect) return [thing('splitTile', effect.max), thing('restart')]
  if ('patents' in effect) {
    const { points: steps, jumpDiscount } = effect.patents
    return [thing('patent', steps), ...(jumpDiscount > 0 ? [word(`−${jumpDiscount}`), thing('coin')] : [])]
  }
  if ('choose' in effect) return [word(`${effect.choose.count}/${effect.choose.options.length}`), thing('joker')]
  return 'endRound' in effect ? [thing('clock')] : []
}

/** The rows of icons of a card: what is paid stands above what it brings. */
export const cardRows = (effects: readonly CardEffect[]): readonly (readonly IconToken[])[] =>
  effects.flatMap(effect => {
    const tokens = effectIcons(effect)
    const at = tokens.indexOf(arrow)
    return at < 0 ? [tokens] : [tokens.slice(0, at), tokens.slice(at)]
  })

const counted: Readonly<Record<string, IconName>> = {
  money: 'coin',
  prestige: 'vp',
  'technology-in-lab': 'laboratory',
  'project-shape-in-lab': 'project',
  'covered-scrap-space': 'scrap',
}

/** What a chit counts; a chit with a fixed value counts nothing. */
export const countedIcon = (vp: ChitPoints): IconName | undefined =>
  'fixed' in vp ? undefined : (counted[vp.per] ?? 'bonus')

/** What a Bonus chit gives: points, and after a stroke what is counted for them. */
export function chitIcons(vp: ChitPoints): readonly IconToken[] {
  const icon = countedIcon(vp)
  if ('fixed' in vp || icon === undefined) return 'fixed' in vp ? [points(vp.fixed)] : []
  return [points(vp.points), word('/'), thing(icon, vp.each === 1 ? undefined : vp.each)]
}
