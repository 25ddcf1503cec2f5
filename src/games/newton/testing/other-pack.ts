import type { Json } from '../../../kernel/json.ts'
import shipped from '../components.json' with { type: 'json' }

type Draft = typeof shipped
type Row = Record<string, unknown>

const named = (rows: readonly { readonly id: string }[], id: string): Row => {
  const found = rows.find(row => row.id === id)
  if (found === undefined) throw new Error(`the shipped pack has no ${id}`)
  return found
}

/**
 * A pack as a designer might try it: fewer rounds, short boards that fill up, more Students, mighty quick actions, and
 * components with several effects one after the other.
 */
export function otherPack(): Json {
  const pack: Draft = structuredClone(shipped)
  Object.assign(pack.constants, {
    rounds: 4,
    turnsPerRound: 4,
    startingCoins: 9,
    startingPotions: 3,
    incomeSpaces: 2,
    developmentDrawers: 2,
    studentsPerPlayer: 6,
    studentsOnTrackAtStart: 3,
    mastersKept: 5,
    marketCardsPerLevel: { 1: 4, 2: 5, 3: 1, 4: 2 },
    potionsPerMissingVolume: 2,
  })
  for (const route of pack.map.routes) route.cost = route.cost === 0 ? 1 : 0
  pack.playerBoard.travelCubes.slots.splice(6)
  pack.playerBoard.bookshelfPiles.piles.splice(2)
  for (const pile of pack.playerBoard.bookshelfPiles.piles) pile.tiles = 4
  for (const tile of pack.tiles.development) tile.symbols = 3
  Object.assign(named(pack.quickActions, 'quick-increase'), {
    limitPerTurn: null,
    pay: { coins: 1 },
    effect: { kind: 'increaseActionCardValue', amount: 2 },
  })
  named(pack.masters, 'bruno').effects = [
    { kind: 'action', timing: 'immediate', action: 'any', value: 2 },
    { kind: 'gain', timing: 'immediate', gain: { coins: 6, vp: 1 } },
    { kind: 'placeTravelCube', timing: 'immediate', targets: ['village', 'master', 'objective', 'university'] },
    { kind: 'permanentVolumes', timing: 'permanent', volumes: { orange: 0, blue: 0, green: 1, any: 1 } },
  ]
  named(pack.tiles.city, 'city-coins').effects = [
    { kind: 'payPlaceTravelCube', timing: 'immediate', pay: { coins: 1 }, target: 'city' },
    { kind: 'playMaster', timing: 'immediate' },
    { kind: 'gainPer', timing: 'immediate', per: 'completedLine', gain: { potions: 1 } },
  ]
  named(pack.actionCards, 'l1-work-a').effects = [
    { kind: 'gain', timing: 'immediate', gain: { coins: 1 } },
    { kind: 'gain', timing: 'immediate', gain: { students: 2 } },
    { kind: 'copyImmediate', timing: 'copy' },
  ]
  const joker = named(pack.actionCards, 'l1-study-c')
  joker.action = 'joker'
  joker.effects = [
    { kind: 'secondBook', timing: 'modifier', pay: { coins: 1 } },
    { kind: 'extraTravelCube', timing: 'modifier', pay: { coins: 1 } },
    { kind: 'ignoreBookRequirement', timing: 'modifier', pay: { coins: 1 } },
    { kind: 'moveToFreeVillage', timing: 'modifier', pay: { coins: 1 } },
    { kind: 'doubleBonusTokens', timing: 'modifier' },
  ]
  return pack
}
