import { repeated } from '../../kernel/pack.ts'
import { FIRST_TOKEN, type Pack } from './pack.ts'

const soloLevels = ['easy', 'normal', 'hard']

/** Pieces are there from the start, tracks are long enough for them, and every region can be reached. */
export function pieces(pack: Pack): readonly string[] {
  const faults: string[] = []
  const need = (path: string, right: boolean, what: string) => {
    if (!right) faults.push(`${path}: ${what}`)
  }
  const { influenceTrack, playerPieces, economyTokens, influenceTokens, privateGoals, solo } = pack
  const highest = `at most ${influenceTrack.max}, the end of the track`
  need('playerPieces.start.influence', playerPieces.start.influence <= influenceTrack.max, highest)
  need('influenceTrack.start', influenceTrack.start <= influenceTrack.max, highest)
  influenceTrack.items.forEach(({ chainTokens }, at) => {
    const most = playerPieces.chainActionTokens
    need(`influenceTrack.items[${at}].chainTokens`, chainTokens <= most, `at most ${most}, as a player has`)
  })
  const onMap = pack.societyBoard.progressMap.spaces.filter(
    ({ benefit }) => 'gain' in benefit && benefit.gain.economyToken !== undefined,
  ).length
  const { ready, onProgressMap } = economyTokens.start
  need('economyTokens.start.onProgressMap', onProgressMap === onMap, `${onMap}, as the map has spaces for them`)
  need('economyTokens.perPlayer', economyTokens.perPlayer === ready + onMap, `${ready + onMap}, ready and on the map`)
  const first = influenceTokens.items.filter(token => token.cost === null).map(token => token.id)
  need('influenceTokens.items', first.join() === FIRST_TOKEN, `"${FIRST_TOKEN}", and no other, has no cost`)
  faults.push(...repeated('privateGoals.deckIds', privateGoals.deckIds, 'id'))
  pack.setupByPlayers.items.forEach(({ humans, chronosRival }, at) => {
    const places = pack.milestoneDisplays.private.spaces
    const room = Math.min(places, pack.game.playerCounts.max)
    const all = humans + (chronosRival ? 1 : 0)
    need(`setupByPlayers.items[${at}]`, all <= room, `${all} play, with Chronos, but there is room for ${room}`)
  })
  const levels = solo.levels.map(level => level.id)
  need('solo.levels', levels.join() === soloLevels.join(), `they are ${soloLevels.join(', ')}, in this order`)
  const [start, ...others] = pack.regions.items.map(region => region.id)
  const reached = new Set([start])
  for (const from of reached)
    for (const { a, b } of pack.travelEdges.items) {
      if (a === from) reached.add(b)
      if (b === from) reached.add(a)
    }
  for (const region of others) need('travelEdges.items', reached.has(region), `no way leads to "${region}"`)
  return faults
}
