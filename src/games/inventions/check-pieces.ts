import { fault, type PackFault, repeated } from '../../kernel/pack-told.ts'
import { FIRST_TOKEN, type Pack } from './pack.ts'

const soloLevels = ['easy', 'normal', 'hard']

/** Pieces are there from the start, and tracks are long enough for them. */
export function pieces(pack: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const need = (path: string, right: boolean, what: PackFault['told']) => {
    if (!right) faults.push(fault(path, what))
  }
  const { influenceTrack, playerPieces, economyTokens, influenceTokens, privateGoals, solo } = pack
  const highest = {
    en: `at most ${influenceTrack.max}, the end of the track`,
    it: `al massimo ${influenceTrack.max}, la fine del tracciato`,
  }
  need('playerPieces.start.influence', playerPieces.start.influence <= influenceTrack.max, highest)
  need('influenceTrack.start', influenceTrack.start <= influenceTrack.max, highest)
  influenceTrack.items.forEach(({ chainTokens }, at) => {
    const most = playerPieces.chainActionTokens
    need(`influenceTrack.items[${at}].chainTokens`, chainTokens <= most, {
      en: `at most ${most}, as a player has`,
      it: `al massimo ${most}, quanti ne ha un giocatore`,
    })
  })
  const onMap = pack.societyBoard.progressMap.spaces.filter(
    ({ benefit }) => 'gain' in benefit && benefit.gain.economyToken !== undefined,
  ).length
  const { ready, onProgressMap } = economyTokens.start
  need('economyTokens.start.onProgressMap', onProgressMap === onMap, {
    en: `${onMap}, as the map has spaces for them`,
    it: `${onMap}, quanti spazi ha la mappa`,
  })
  need('economyTokens.perPlayer', economyTokens.perPlayer === ready + onMap, {
    en: `${ready + onMap}, ready and on the map`,
    it: `${ready + onMap}, pronti e sulla mappa`,
  })
  const first = influenceTokens.items.filter(token => token.cost === null).map(token => token.id)
  need('influenceTokens.items', first.join() === FIRST_TOKEN, {
    en: `"${FIRST_TOKEN}", and no other, has no cost`,
    it: `"${FIRST_TOKEN}", e nessun altro, non ha costo`,
  })
  faults.push(...repeated('privateGoals.deckIds', privateGoals.deckIds, 'id'))
  pack.setupByPlayers.items.forEach(({ humans, chronosRival }, at) => {
    const places = pack.milestoneDisplays.private.spaces
    const room = Math.min(places, pack.game.playerCounts.max)
    const all = humans + (chronosRival ? 1 : 0)
    need(`setupByPlayers.items[${at}]`, all <= room, {
      en: `${all} play, with Chronos, but there is room for ${room}`,
      it: `${all} giocano, con Chronos, ma c’è posto per ${room}`,
    })
  })
  const levels = solo.levels.map(level => level.id)
  need('solo.levels', levels.join() === soloLevels.join(), {
    en: `they are ${soloLevels.join(', ')}, in this order`,
    it: `sono ${soloLevels.join(', ')}, in quest’ordine`,
  })
  return faults
}

/** Every region can be reached. */
export function ways(pack: Pack): readonly PackFault[] {
  const [start, ...others] = pack.regions.items.map(region => region.id)
  const reached = new Set([start])
  for (const from of reached)
    for (const { a, b } of pack.travelEdges.items) {
      if (a === from) reached.add(b)
      if (b === from) reached.add(a)
    }
  return others
    .filter(region => !reached.has(region))
    .map(region =>
      fault('travelEdges.items', { en: `no way leads to "${region}"`, it: `nessuna via porta a "${region}"` }),
    )
}
