import type { Effect, Gain, Volumes } from '../../../games/newton/pack.ts'
import { arrow, type IconToken, layoutTokens, points, set, thing, volume, word } from '../../plates/icon-tokens.ts'
import { type IconName, isIconName } from '../../plates/icons/icons.ts'
import { type VolumeCover, volumeCovers } from '../../plates/pieces/Volume.tsx'
import { byId, type NewtonComponents, type ScoringData } from './components.ts'

/**
 * The icon grammar: a gain is number and icon; a price stands before an arrow; what is counted stands after a stroke; an
 * action is its value and its icon; a change to another action has a plus or a times and no arrow.
 */

const slash = word('/')
const plus = word('+')

const things: readonly (readonly [keyof Gain, IconName])[] = [
  ['coins', 'coin'],
  ['potions', 'potion'],
  ['students', 'student'],
]

/** Coins, potions, students, then points; a single thing of its kind needs no number beside others. */
export function amountIcons(amounts: Gain = {}): IconToken[] {
  const tokens = things.flatMap(([key, icon]) => {
    const count = amounts[key]
    return count === undefined ? [] : [thing(icon, count)]
  })
  return amounts.vp === undefined ? tokens : [...tokens, points(amounts.vp)]
}

export const volumeList = (counts: Partial<Volumes> = {}): VolumeCover[] =>
  volumeCovers.flatMap(color => Array<VolumeCover>(counts[color] ?? 0).fill(color))

export const volumeIcons = (counts: Partial<Volumes> = {}): IconToken[] => volumeList(counts).map(volume)

export const actionIcon = (action: string): IconName =>
  action === 'any' ? 'joker' : isIconName(action) ? action : 'card'

const counted: Readonly<Record<string, IconName>> = {
  coin: 'coin',
  potion: 'potion',
  bonusToken: 'bonus',
  masterPlayed: 'master',
  universityVisited: 'university',
  ancientLandVisited: 'ancientLand',
  completedLine: 'line',
  studentOnFinalSpace: 'student',
  bookshelfTilePlaced: 'shelfTile',
  availableNonStartingActionCard: 'card',
}

function countedIcons(per: string, every?: number): IconToken[] {
  if (per === 'setOfThreeDifferentVolumes') return [set('orange', 'blue', 'green')]
  return [thing(counted[per] ?? 'bonus', every)]
}

const price = (pay: Gain | undefined): IconToken[] => (pay === undefined ? [] : [...amountIcons(pay), arrow])

/** One effect as a row of icons. */
export function effectIcons(effect: Effect): IconToken[] {
  switch (effect.kind) {
    case 'gain':
      return amountIcons(effect.gain)
    case 'convert':
      return [...price(effect.pay), ...amountIcons(effect.gain)]
    case 'gainPer':
      return [...amountIcons(effect.gain), slash, ...countedIcons(effect.per)]
    case 'gainPerVolume':
      return [...amountIcons(effect.gain), slash, volume(effect.color)]
    case 'gainPerIdenticalVolumes':
      return [...amountIcons(effect.gain), slash, word(`${effect.setSize}`), volume('any')]
    case 'action':
      return [thing(actionIcon(effect.action), effect.value)]
    case 'actionPer':
      return [thing(actionIcon(effect.action), effect.value), slash, ...countedIcons(effect.per)]
    case 'doubleBonusTokens':
      return [word('×2'), thing('bonus')]
    case 'moveToFreeVillage':
      return [...price(effect.pay), thing('village')]
    case 'extraTravelCube':
      return [...price(effect.pay), plus, thing('cube')]
    case 'secondBook':
      return [...price(effect.pay), plus, thing('shelfTile')]
    case 'ignoreBookRequirement':
      return [...price(effect.pay), thing('key'), thing('shelfTile')]
    case 'discardCard':
      return [thing('discard'), arrow, ...amountIcons(effect.gain)]
    case 'copyImmediate':
      return [thing('copy')]
    case 'medicine':
      return [thing('medicine')]
    case 'payPlaceTravelCube':
      return [...price(effect.pay), thing(placeIcon(effect.target))]
    case 'permanentVolumes':
      return volumeIcons(effect.volumes)
    case 'removeBookshelfTiles':
      return [word(`−${effect.count}`), thing('shelfTile')]
    case 'placeTravelCube':
      return [plus, thing('cube')]
    case 'lessonsThenAct':
      return [thing('lessons', effect.value), arrow, thing('joker')]
    case 'playMaster':
      return [thing('master')]
  }
}

const placeIcon = (target: string): IconName =>
  target === 'university' ? 'university' : target === 'ancientLand' ? 'ancientLand' : 'cube'

const countedBy = (effect: Effect | undefined) => (effect !== undefined && 'per' in effect ? effect.per : undefined)

/** All effects of a tile in one row: what is counted by the same thing shares its stroke. */
export function effectRow(effects: readonly Effect[]): IconToken[] {
  const [first, second, ...more] = effects
  const per = countedBy(first)
  if (
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    per !== undefined &&
    per === countedBy(second)
  ) {
    const before = (effect: Effect) => effectIcons(effect).slice(0, -2)
    return [...before(first), ...before(second), slash, ...countedIcons(per)]
  }
  return effects.flatMap(effectIcons)
}

/** Wider than this in the size of text, an exchange is set on two rows: what is given, then what is got. */
const widest = 66

/** The effects of a card as its rows of icons, two at most. */
export function cardRows(effects: readonly Effect[]): readonly (readonly IconToken[])[] {
  const rows = effects.map(effectIcons)
  const [only] = rows
  if (rows.length !== 1 || only === undefined || layoutTokens(only, 16).width <= widest) return rows
  const after = only.indexOf(arrow) + 1
  return after === 0 ? rows : [only.slice(0, after), only.slice(after)]
}

/** What a city shows inside its walls, where a price would not fit: only what it leads to. */
export const cityIcons = (effects: readonly Effect[]): IconToken[] =>
  effects.flatMap(effect =>
    effect.kind === 'payPlaceTravelCube' ? [thing(placeIcon(effect.target))] : effectIcons(effect),
  )

export const scoringIcons = ({ vp, per, every }: ScoringData): IconToken[] => [
  points(vp),
  slash,
  ...countedIcons(per, every),
]

export function incomeIcons(components: NewtonComponents, type: string): IconToken[] {
  const { income, medicine } = components.tiles
  if (type.startsWith('medicine')) {
    const side = medicine.sides.find(one => type === `medicine-${one.side}`) ?? medicine.sides[0]
    return [thing('medicine'), ...amountIcons(side?.income)]
  }
  return amountIcons(income.find(tile => tile.type === type)?.income)
}

/** A specialization tile: the development or income tile that it gives. */
export function specializationIcons(components: NewtonComponents, id: string): IconToken[] {
  const { takes } = byId(components.tiles.specialization, id)
  if (takes.tile === 'development') return [plus, thing(actionIcon(takes.type))]
  return [thing('income'), ...(takes.type === 'any' ? [word('?')] : incomeIcons(components, takes.type))]
}
