import { push, pushInOrder } from '../../../kernel/agenda.ts'
import type { RunningRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import type { Newton } from '../components.ts'
import { actionFrame, type EffectFrame } from '../frames.ts'
import type { ActionOptions, Counted, Effect } from '../pack.ts'
import { type NewtonState, type Play, type PointSource, playerAt } from '../state.ts'
import { completeLines, tilesLeft } from './bookshelf.ts'
import { offerDistantCube } from './cubes.ts'
import { offerMaster } from './master-offer.ts'
import { takeMedicine } from './medicine.ts'
import { gain } from './resources.ts'

/** Applies the effects of a tile, Master or pile in printed order, each completely before the next (N-3.9, N-15.6). */
export function applyEffects(
  play: Play,
  seat: Seat,
  effects: readonly Effect[],
  of: string,
  source: PointSource,
): void {
  const before = play.state.agenda.length
  effects.forEach((effect, index) => {
    if (play.state.agenda.length === before) applyEffect(play, seat, effect, of, source)
    else play.state.agenda.splice(before, 0, { rule: 'effect', seat, of, index })
  })
}

/** An effect whose turn comes only after those before it were resolved. */
export const laterEffect: RunningRule<NewtonState, Newton, EffectFrame> = {
  kind: 'run',
  run(play, { seat, of, index }) {
    const { inventions, cities, masters } = play.components
    const owner = inventions.get(of) ?? cities.get(of) ?? row(masters, of)
    const source: PointSource = inventions.has(of) ? 'inventions' : cities.has(of) ? 'cities' : 'masters'
    const effect = owner.effects[index]
    if (effect !== undefined) applyEffect(play, seat, effect, of, source)
  },
}

function applyEffect(play: Play, seat: Seat, effect: Effect, of: string, source: PointSource): void {
  switch (effect.kind) {
    case 'gain':
      gain(play, seat, effect.gain, of, source)
      return
    case 'gainPer':
      gain(play, seat, effect.gain, of, source, count(play, seat, effect.per))
      return
    case 'action':
      if (effect.action === 'any') push(play, { rule: 'any-action', seat, value: effect.value, because: of })
      else push(play, actionFrame(effect.action, seat, effect.value, of, special(effect.options)))
      return
    case 'actionPer': {
      const times = count(play, seat, effect.per)
      pushInOrder(
        play,
        Array.from({ length: times }, () => actionFrame(effect.action, seat, effect.value, of)),
      )
      return
    }
    case 'lessonsThenAct':
      push(play, actionFrame('lessons', seat, effect.value, of, { thenAct: true }))
      return
    case 'removeBookshelfTiles':
      if (tilesLeft(play, playerAt(play, seat)) > 0)
        push(play, { rule: 'remove-tiles', seat, count: effect.count, begun: false, because: of })
      return
    case 'placeTravelCube':
      offerDistantCube(play, seat, effect.targets, 0, of)
      return
    case 'payPlaceTravelCube':
      offerDistantCube(play, seat, [effect.target], effect.pay.coins ?? 0, of)
      return
    case 'medicine':
      takeMedicine(play, seat)
      return
    case 'playMaster':
      offerMaster(play, seat, of)
      return
    // Volumes of Masters are counted where Volumes are; the rest stands on cards (`check-effects.ts`).
    case 'permanentVolumes':
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
      return
    default:
      never(effect)
  }
}

const special = (options: ActionOptions = {}) => ({
  split: options.split ?? false,
  ignoreRequirement: options.ignoreRequirement ?? false,
  noCoins: options.noCoins ?? false,
  freeRoutes: options.freeRoutes ?? false,
  cubesOnPassed: options.cubesOnPassedPlaces === 'each',
})

/** How many of a thing the player has, for effects that give something for each. */
export function count(play: Play, seat: Seat, per: Counted): number {
  const player = playerAt(play, seat)
  switch (per) {
    case 'masterPlayed':
      return player.playedMasters.length
    case 'completedLine':
      return completeLines(play, player).count
    case 'universityVisited':
      return visited(play, seat, 'university')
    case 'ancientLandVisited':
      return visited(play, seat, 'ancientLand')
  }
}

export function visited(play: Play, seat: Seat, kind: 'university' | 'ancientLand'): number {
  let sum = 0
  for (const id of playerAt(play, seat).cubes) if (row(play.components.places, id).kind === kind) sum++
  return sum
}
