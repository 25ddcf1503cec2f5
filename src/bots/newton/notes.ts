import type { Card, Newton } from '../../games/newton/components.ts'
import { type BasicAction, basicActions, type Effect, type Gain, type Volumes } from '../../games/newton/pack.ts'
import { never } from '../../kernel/errors.ts'
import type { Weights } from './weights.ts'

/** What a bot notes once about the components: cards by number, with what each play of them gives. */
export interface Notes {
  readonly cards: ReadonlyMap<string, CardNote>
  readonly tokens: ReadonlyMap<string, number>
  /** Points from 0 on for having placed so many cubes, or taken so many Bookshelf tiles. */
  readonly cubePoints: readonly number[]
  readonly tilePoints: readonly number[]
}

export interface CardNote {
  /** Position among the basic actions; 5 for a joker. */
  readonly action: number
  readonly level: number
  readonly volumes: Volumes
  /** What its effects and Volumes are worth each time it is played. */
  readonly worth: number
}

export const JOKER = basicActions.length

export const actionNumber = (action: string): number => {
  const at = basicActions.indexOf(action as BasicAction)
  return at < 0 ? JOKER : at
}

export function takeNotes({ cards, tokens, pack }: Newton, weights: Weights): Notes {
  const { travelCubes, bookshelfPiles } = pack.playerBoard
  const tileGains = bookshelfPiles.piles.flatMap(({ tiles, thirdTileBonus }) =>
    Array.from({ length: tiles }, (_, at) => (at === tiles - 1 ? pileWorth(thirdTileBonus, weights) : 0)),
  )
  return {
    cards: new Map([...cards].map(([id, card]) => [id, noteCard(card, weights)])),
    tokens: new Map([...tokens].map(([id, { gain }]) => [id, weights.token + gainWorth(gain, weights)])),
    cubePoints: sums(travelCubes.slots.map(slot => slot.vp)),
    tilePoints: sums(tileGains),
  }
}

function sums(gains: readonly number[]): readonly number[] {
  const all = [0]
  for (const gain of gains) all.push((all[all.length - 1] ?? 0) + gain)
  return all
}

const pileWorth = (effect: Effect, weights: Weights): number =>
  effect.kind === 'gain' ? gainWorth(effect.gain, weights) : effect.kind === 'playMaster' ? 5 : 1

export const gainWorth = ({ coins = 0, potions = 0, vp = 0, students = 0 }: Gain, weights: Weights): number =>
  coins * weights.coin + potions * weights.potion + vp + students * weights.student

function noteCard({ action, level, volumes, effects }: Card, weights: Weights): CardNote {
  const all = volumes.orange + volumes.blue + volumes.green + 1.5 * volumes.any
  let worth = all * weights.cardVolume
  for (const { effect } of effects) worth += cardEffectWorth(effect, weights)
  return { action: actionNumber(action), level, volumes, worth }
}

/** What an effect of a card gives each time, by and large. */
function cardEffectWorth(effect: Effect, weights: Weights): number {
  switch (effect.kind) {
    case 'gain':
      return gainWorth(effect.gain, weights)
    case 'convert':
      return Math.max(0, gainWorth(effect.gain, weights) - gainWorth(effect.pay, weights))
    case 'gainPerVolume':
      return 2.2 * gainWorth(effect.gain, weights)
    case 'gainPerIdenticalVolumes':
      return 0.7 * gainWorth(effect.gain, weights)
    case 'discardCard':
      return 0.5 * gainWorth(effect.gain, weights)
    case 'copyImmediate':
      return 1.2
    case 'ignoreBookRequirement':
    case 'extraTravelCube':
      return 1
    case 'secondBook':
      return 0.6
    // The rest is worth a little where it stands on a card at all.
    case 'moveToFreeVillage':
    case 'doubleBonusTokens':
    case 'action':
    case 'actionPer':
    case 'gainPer':
    case 'lessonsThenAct':
    case 'removeBookshelfTiles':
    case 'placeTravelCube':
    case 'payPlaceTravelCube':
    case 'medicine':
    case 'playMaster':
    case 'permanentVolumes':
      return 0.4
    default:
      return never(effect)
  }
}

/** The value of a table of sums at a number between its rows. */
export function at(table: readonly number[], count: number): number {
  const last = table.length - 1
  if (count >= last) return table[last] ?? 0
  const low = Math.floor(count)
  const [a = 0, b = 0] = [table[low], table[low + 1]]
  return a + (b - a) * (count - low)
}
