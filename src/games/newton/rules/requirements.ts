import type { Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { ActionFrame } from '../frames.ts'
import type { BookRequirement, RequiredVolumes, Volumes } from '../pack.ts'
import { type Layout, type Play, type Player, playerAt } from '../state.ts'

/** Volumes on the desk and on Masters played (N-11.1). */
export function availableVolumes(play: Play, player: Player): Volumes {
  return countVolumes(play, player.desk, player.playedMasters)
}

/** Who acts, and perhaps with a card that counts as lying on the desk. */
export interface Acting {
  readonly seat: Seat
  readonly asIfPlayed?: string | undefined
}

/** Those that count in an action: with Descartes, on the card that was taken for it too (N-18.8). */
export function volumesFor(play: Play, { seat, asIfPlayed }: Acting): Volumes {
  const { desk, playedMasters } = playerAt(play, seat)
  return countVolumes(play, asIfPlayed === undefined ? desk : [...desk, asIfPlayed], playedMasters)
}

export function countVolumes(play: Play, cards: readonly string[], masters: readonly string[]): Volumes {
  const sum = { orange: 0, blue: 0, green: 0, any: 0 }
  for (const id of cards) add(sum, row(play.components.cards, id).volumes)
  for (const id of masters) {
    const { volumes } = row(play.components.masters, id)
    if (volumes !== undefined) add(sum, volumes)
  }
  return sum
}

function add(sum: Volumes, more: Volumes): void {
  sum.orange += more.orange
  sum.blue += more.blue
  sum.green += more.green
  sum.any += more.any
}

/** How many Volumes are missing; `any` Volumes serve as any colour (N-11.2). */
export function missingVolumes(have: Volumes, wanted: RequiredVolumes): number {
  const short =
    Math.max(0, wanted.orange - have.orange) +
    Math.max(0, wanted.blue - have.blue) +
    Math.max(0, wanted.green - have.green)
  return Math.max(0, short - have.any)
}

/** Potions that a Volume requirement would cost: always the smallest number (N-11.3, N-11.5). */
export function potionsForVolumes(play: Play, have: Volumes, wanted: RequiredVolumes): number {
  return missingVolumes(have, wanted) * play.components.pack.constants.potionsPerMissingVolume
}

/** Potions that a book space would cost (N-11.3, N-11.4). */
export function potionsForBook(play: Play, player: Player, have: Volumes, wanted: BookRequirement): number {
  if ('volumes' in wanted) return potionsForVolumes(play, have, wanted.volumes)
  const mark = 'university' in wanted ? wanted.university : wanted.ancientLand
  const place = markedPlaces(play).get(mark)
  const visited = place !== undefined && player.cubes.includes(place)
  return visited ? 0 : play.components.pack.constants.potionsPerMissingPlace
}

const markedPlacesOf = new WeakMap<Layout, ReadonlyMap<string, string>>()

/** Where the University of a number and the Ancient Land of a symbol lie in this game (N-R1). */
export function markedPlaces(play: Play): ReadonlyMap<string, string> {
  const { layout } = play.state
  const known = markedPlacesOf.get(layout)
  if (known !== undefined) return known
  const { university, ancientLand } = play.components.pack.tiles
  const marks = new Map([
    ...university.map(tile => [tile.id, tile.number] as const),
    ...ancientLand.map(tile => [tile.id, tile.symbol] as const),
  ])
  const places = new Map<string, string>()
  for (const [place, tile] of Object.entries(layout.tiles)) {
    const mark = marks.get(tile)
    if (mark !== undefined) places.set(mark, place)
  }
  markedPlacesOf.set(layout, places)
  return places
}

/** Why an Objective space cannot be entered, if it cannot (N-11.3). */
export function entryBlocked(
  play: Play,
  frame: ActionFrame,
  wanted: RequiredVolumes,
  rule: string,
): Reason | undefined {
  const held = playerAt(play, frame.seat).potions
  const have = volumesFor(play, frame)
  const potions = potionsForVolumes(play, have, wanted)
  if (potions <= held) return undefined
  return { why: 'volumes-missing', ...shortOf(have, wanted), potions, have: held, rule }
}

/** Which Volumes are missing, before `any` Volumes help. */
export function shortOf(have: Volumes, wanted: RequiredVolumes): Readonly<Record<'orange' | 'blue' | 'green', number>> {
  return {
    orange: Math.max(0, wanted.orange - have.orange),
    blue: Math.max(0, wanted.blue - have.blue),
    green: Math.max(0, wanted.green - have.green),
  }
}
