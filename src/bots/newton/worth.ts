import type { Master } from '../../games/newton/components.ts'
import type { BasicAction, Counted, Effect } from '../../games/newton/pack.ts'
import { never } from '../../kernel/errors.ts'
import { actionNumber, gainWorth } from './notes.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** What an effect of a tile or Master would be worth to a seat now. */
export function effectWorth(effect: Effect, look: Outlook): number {
  const { weights } = look
  switch (effect.kind) {
    case 'gain':
      return gainWorth(effect.gain, weights)
    case 'gainPer':
      return counted(effect.per, look) * gainWorth(effect.gain, weights)
    case 'action':
      return effect.action === 'any' ? 1.2 * effect.value : effect.value * actionWorth(effect.action, weights)
    case 'actionPer':
      return counted(effect.per, look) * effect.value * actionWorth(effect.action, weights)
    case 'lessonsThenAct':
      return 3
    case 'placeTravelCube':
      return 2
    case 'payPlaceTravelCube':
      return 1.5
    case 'medicine': {
      const side = look.medicineCities
      const { sides } = look.play.components.pack.tiles.medicine
      const paidAlready = look.player.income.includes('medicine') ? (sides[side - 1]?.income.vp ?? 0) : 0
      return ((sides[side]?.income.vp ?? 0) - paidAlready) * look.incomes
    }
    case 'playMaster':
      return look.bestMaster
    case 'permanentVolumes': {
      const { orange, blue, green, any } = effect.volumes
      return (orange + blue + green + 1.5 * any) * weights.permanentVolume * Math.min(3, look.incomes)
    }
    // The rest is worth a little where it stands on a tile or Master at all.
    case 'removeBookshelfTiles':
    case 'convert':
    case 'gainPerVolume':
    case 'gainPerIdenticalVolumes':
    case 'discardCard':
    case 'copyImmediate':
    case 'secondBook':
    case 'ignoreBookRequirement':
    case 'moveToFreeVillage':
    case 'extraTravelCube':
    case 'doubleBonusTokens':
      return 0.5
    default:
      return never(effect)
  }
}

function counted(per: Counted, look: Outlook): number {
  switch (per) {
    case 'masterPlayed':
      return look.player.playedMasters.length
    case 'completedLine':
      return look.completeLines
    case 'universityVisited':
      return look.universities
    case 'ancientLandVisited':
      return look.ancientLands
  }
}

export function actionWorth(action: BasicAction, weights: Weights): number {
  switch (action) {
    case 'work':
      return weights.actionWork
    case 'technology':
      return weights.actionTechnology
    case 'travel':
      return weights.actionTravel
    case 'lessons':
      return weights.actionLessons
    case 'study':
      return weights.actionStudy
  }
}

/** What playing this Master now would be worth. */
export function masterWorth({ vp, effects }: Master, look: Outlook): number {
  let worth = vp
  for (const effect of effects) worth += effectWorth(effect, look)
  return worth
}

export function findBestMaster(look: Outlook): number {
  let best = 0
  for (const id of look.player.masters) {
    const master = look.play.components.masters.get(id)
    if (master !== undefined) best = Math.max(best, masterWorth(master, look))
  }
  return best
}

/** What the tile of a Specialization would be worth: income of the rounds left, or a symbol for the uses left. */
export function specializationWorth(id: string, look: Outlook): number {
  const takes = look.play.components.specializations.get(id)?.takes
  if (takes === undefined) return 0
  const { incomeStock, developmentStock } = look.play.state
  if (takes.tile === 'income') {
    if (look.player.income.length >= look.play.components.pack.constants.incomeSpaces) return 0
    if (takes.type !== 'any') return incomeStock[takes.type] > 0 ? incomeWorth(takes.type, look) : 0
    return Math.max(incomeWorth('vp', look), incomeWorth('coins', look), incomeWorth('potion', look))
  }
  if (look.player.drawers.length >= look.play.components.pack.constants.developmentDrawers) return 0
  if (takes.type !== 'any') return developmentStock[takes.type] > 0 ? symbolWorth(actionNumber(takes.type), look) : 0
  let best = 0
  for (let action = 0; action < look.uses.length; action++) best = Math.max(best, symbolWorth(action, look))
  return best
}

/** What an Income tile brings in the rounds that are left; coins and Potions of the last round come too late. */
export function incomeWorth(type: string, { incomes, weights, play }: Outlook): number {
  const income = play.components.incomes.get(type)?.income ?? {}
  const soon = (income.coins ?? 0) * weights.coin + (income.potions ?? 0) * weights.potion
  return (income.vp ?? 0) * incomes + soon * (incomes - 1)
}

/** Symbols beyond which more of them bring little: no card is above level 3, no shelf above 3. */
const plenty = [4, 4, 4, 2, 2]

/** What one more lasting symbol of an action would be worth. */
export function symbolWorth(action: number, { uses, lasting, weights }: Outlook): number {
  const much = (lasting[action] ?? 0) >= (plenty[action] ?? 0) ? 0.25 : 1
  return (uses[action] ?? 0) * symbolWeight(action, weights) * much
}

/** What the lasting symbols of an action are worth for one use. */
export function symbolsPerUse(action: number, { lasting, weights }: Outlook): number {
  const have = lasting[action] ?? 0
  const most = plenty[action] ?? 0
  return symbolWeight(action, weights) * (Math.min(have, most) + 0.25 * Math.max(0, have - most))
}

export function symbolWeight(action: number, weights: Weights): number {
  if (action === 0) return weights.symbolWork
  if (action === 1) return weights.symbolTechnology
  if (action === 2) return weights.symbolTravel
  return action === 3 ? weights.symbolLessons : weights.symbolStudy
}

/** What the token on a Bonus space would bring, if one still lies there. */
export function tokenWorth(bonusAt: number, { play, notes }: Outlook): number {
  const token = play.state.tokens[bonusAt]
  return token === undefined || token === '' ? 0 : (notes.tokens.get(token) ?? 0)
}
