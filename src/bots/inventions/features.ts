import { WEALTH } from '../../games/inventions/components.ts'
import { typeIndex, types } from '../../games/inventions/pack.ts'
import { tilesBuilt } from '../../games/inventions/rules/scoring.ts'
import { isAccessible } from '../../games/inventions/rules/turn.ts'
import type { Outlook } from './outlook.ts'
import { diplomatsOf, readyIdeas, type Survey, surveyOf, tilesToBuild } from './survey.ts'
import type { InventionsTerm } from './terms.ts'

/** Something that can be counted in a position, and the term to which it adds. What it is worth is learnt from games. */
export interface InventionsFeature {
  readonly name: string
  readonly term: InventionsTerm
}

type Count = (look: Outlook, survey: Survey) => number

const counted: readonly (readonly [name: string, term: InventionsTerm, count: Count])[] = [
  ['always', 'turns', () => 1],
  [
    'unfinished',
    'turns',
    ({ play, seat, turns, done }) => (turns > 0 && !done && play.state.turn.seat === seat ? 1 : 0),
  ],
  ['order', 'turns', ({ play, seat }) => play.state.order.indexOf(seat)],

  ['influence level', 'influence', ({ player }) => player.influence],
  ['influence at the end', 'influence', look => onTrack(look)?.finalIp ?? 0],
  ['chain tokens', 'influence', look => onTrack(look)?.chainTokens ?? 0],

  ['ideas presented', 'sharing', (_, { ideas }) => ideas],
  ['ideas for others', 'sharing', (_, { ideasForOthers }) => ideasForOthers],
  ['inventions presented', 'sharing', (_, { inventions }) => inventions],
  ['ideas of others', 'sharing', (_, { ideasOfOthers }) => ideasOfOthers],
  ['inventions of others', 'sharing', (_, { inventionsOfOthers }) => inventionsOfOthers],
  ['cards for wealth', 'sharing', (_, { forWealth }) => forWealth],
  ['inventor', 'sharing', (_, { inventor }) => inventor],
  ['free regions', 'sharing', (_, { free }) => free],

  ['own inventions', 'inventions', ({ player }) => player.inventions.length],
  ['ready ideas', 'ideas', ({ play, player }) => readyIdeas(play, player)],
  ['best goal', 'goals', (_, { bestGoal }) => bestGoal],
  ['second goal', 'goals', (_, { secondGoal }) => secondGoal],

  ['scholars', 'specialists', ({ player }) => player.scholars],
  ['at home', 'specialists', ({ player: { home } }) => home[0] + home[1] + home[2]],
  ['kinds at home', 'specialists', ({ player: { home } }) => present(home[0]) + present(home[1]) + present(home[2])],
  ['exhausted', 'specialists', ({ player: { exhausted } }) => exhausted[0] + exhausted[1] + exhausted[2]],
  ['sages', 'specialists', ({ player }) => player.sages],

  ['citizens on the map', 'citizens', (_, { citizens }) => citizens],
  ['regions entered', 'citizens', (_, { regions }) => regions],
  ['supply', 'citizens', ({ player }) => player.supply],
  ['regions led', 'regions', (_, { led }) => led],
  ['points led', 'regions', (_, { ledPoints }) => ledPoints],
  ['tokens', 'regions', ({ player }) => player.tokens.length],

  ['tiles to build', 'display', ({ player }) => tilesToBuild(player)],
  ['wealth to build', 'display', ({ play, player }) => ofType(play, player.display, WEALTH)],
  ['tiles built', 'tiles', ({ player }) => tilesBuilt(player.map)],
  ['technology ready', 'tiles', ({ play, player }) => ofType(play, player.map, TECHNOLOGY) - player.faceDown.length],
  ['tokens ready', 'tiles', ({ player }) => player.ready],
  ['wealth tiles', 'wealth', ({ play, player }) => ofType(play, player.map, WEALTH)],

  ['era 3', 'era', ({ era }) => present(era - 2)],
  ['era 4', 'era', ({ era }) => present(era - 3)],
  ['era 5', 'era', ({ era }) => present(era - 4)],
  ['era 6', 'era', ({ era }) => present(era - 5)],
  ['diplomats sent', 'diplomats', ({ play, seat }) => diplomatsOf(play, seat)],
  ['ideas to invent', 'diplomats', (_, { toInvent }) => toInvent],
]

const FORUMS = 5
const TECHNOLOGY = typeIndex('technology')
const NUMBERS = 7

/** Counts as listed, forums that own pillars close, and progress tiles on the map, each for itself. */
export const inventionsFeatures: readonly InventionsFeature[] = [
  ...counted.map(([name, term]) => ({ name, term })),
  ...Array.from({ length: FORUMS }, (_, at) => ({ name: `forum ${at + 1} closed`, term: 'turns' as const })),
  ...types.flatMap(type =>
    Array.from({ length: NUMBERS }, (_, at) => ({ name: `${type} ${at + 1}`, term: 'tiles' as const })),
  ),
]

/** Writes the counts into a list, from a place on. */
export function countFeatures(look: Outlook, into: Float64Array, from: number): void {
  const { play, player } = look
  const survey = surveyOf(play, look.seat)
  let at = from
  for (const [, , count] of counted) into[at++] = count(look, survey)
  for (let forum = 0; forum < FORUMS; forum++) {
    const one = play.components.forums[forum]
    into[at++] = one === undefined || isAccessible(player, one) ? 0 : 1
  }
  into.fill(0, at, at + types.length * NUMBERS)
  for (const id of player.map) {
    const tile = id === '' ? undefined : play.components.tiles.get(id)
    if (tile !== undefined && tile.type < WEALTH && tile.number <= NUMBERS)
      into[at + tile.type * NUMBERS + tile.number - 1] = 1
  }
}

const present = (count: number): number => (count > 0 ? 1 : 0)

const onTrack = ({ play, player }: Outlook) => play.components.pack.influenceTrack.items[player.influence]

function ofType({ components }: Outlook['play'], ids: readonly string[], type: number): number {
  let count = 0
  for (const id of ids) if (id !== '' && components.tiles.get(id)?.type === type) count++
  return count
}
