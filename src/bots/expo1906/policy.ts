import { type Cells, overlap } from '../../games/expo1906/lab/cells.ts'
import type { Placement } from '../../games/expo1906/lab/placement.ts'
import type { AskedFrame } from '../../games/expo1906/rules.ts'
import { type Play, playerAt } from '../../games/expo1906/state.ts'
import { never } from '../../kernel/errors.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { row } from '../../kernel/rows.ts'
import { type Bench, freeAround, lackOf, lookAtLab, tilesFor } from './bench.ts'
import type { Notes, Place, TileNote } from './notes.ts'

/** Which answers are worth a thought: of the many places for a tile only the most promising. */
export function considerWith(play: Play, question: Question<AskedFrame>, notes: Notes): readonly Option[] {
  const { options, frame } = question
  if (options.length <= 3) return options
  switch (frame.rule) {
    case 'laboratory':
      return considerLab(play, question, frame.left, notes)
    case 'reposition':
    case 'meeting':
      return considerMeeting(play, question, notes)
    case 'buy':
      return considerPurchases(play, question, notes)
    case 'handicap':
    case 'choose-card':
    case 'patents':
    case 'choose-chit':
    case 'confirm':
      return options
    default:
      return never(frame)
  }
}

interface Ranked {
  readonly option: Option
  readonly value: number
}

const byWorth = (a: Ranked, b: Ranked): number => b.value - a.value

/** The best few places for each tile, the best of all first; then removals and the end. */
function considerLab(play: Play, { options, seat }: Question, left: number, notes: Notes): readonly Option[] {
  const bench = lookAtLab(play, playerAt(play, seat), notes)
  const byTile = new Map<TileNote, Ranked[]>()
  const rest: Option[] = []
  const scraps: Option[] = []
  for (const option of options) {
    const place = notes.places.get(option)
    if (place === undefined) {
      if (option.verb === 'remove' && option.to[0] === 'scrap') scraps.push(option)
      else if (option.verb !== 'remove' || isIdle(option, bench, notes)) rest.push(option)
      continue
    }
    const value = placeValue(place, bench)
    if (value <= 0) continue
    let ranked = byTile.get(place.note)
    if (ranked === undefined) {
      ranked = []
      byTile.set(place.note, ranked)
    }
    ranked.push({ option, value })
  }
  const perTile = left > 2 ? 4 : 3
  const kept: Ranked[] = []
  for (const ranked of byTile.values()) kept.push(...ranked.sort(byWorth).slice(0, perTile))
  kept.sort(byWorth)
  return [...kept.slice(0, left > 2 ? 12 : 8).map(({ option }) => option), ...rest, ...scraps]
}

/** A tile that supplies nothing to a Project that is not complete, so that its cell may be of more use. */
function isIdle(option: Option, { feeders, open }: Bench, notes: Notes): boolean {
  const [id = ''] = option.to
  const note = notes.tiles.get(id)
  if (note === undefined || note.tile.kind !== 'resource') return false
  return feeders.every(({ tile, faces }) => tile.tile !== id || !open.some(({ at }) => overlap(faces, at.covers)))
}

/** How promising a place is for a tile: what it supplies and what supplies it, and the room that it leaves. */
function placeValue({ note, at }: Place, bench: Bench): number {
  if (note.needed.length > 0) return projectPlaceValue(note, at, bench)
  let value = 0
  for (const { lacks, at: there } of bench.open)
    for (const { kind, amount, side } of note.feeds) {
      const help = Math.min(amount, lacks[kind] ?? 0)
      if (help > 0 && overlap(at.faces[side], there.covers)) value += help + (help >= (lacks[kind] ?? 0) ? 0.6 : 0)
    }
  if (note.tile.kind !== 'technology') return value - 0.02 * spoiled(at, bench)
  return value + 0.6 + 0.05 * (note.feeds.length > 0 ? freeAround(at, bench.taken) : -freeAround(at, bench.taken))
}

/** Projects around which a tile takes a cell. */
function spoiled({ covers }: Placement, { open }: Bench): number {
  let near = 0
  for (const { at } of open) if (overlap(at.faces[0], covers)) near++
  return near
}

function projectPlaceValue(note: TileNote, at: Placement, { feeders, taken, open }: Bench): number {
  const lacks = lackOf(note, at.covers, feeders)
  const around = freeAround(at, taken)
  const tiles = tilesFor(lacks)
  let value = 8 - 1.5 * tiles - 2 * Math.max(0, tiles + 1 - around) + 0.1 * around
  for (const other of open) {
    value += 0.3 * shared(at.faces[0], other.at.faces[0], taken)
    if (overlap(other.at.faces[0], at.covers)) value -= 0.3
  }
  return Math.max(0.01, value)
}

/** Whether some free cell lies beside both. */
const shared = (one: Cells, other: Cells, taken: Cells): number =>
  (one.lo & other.lo & ~taken.lo) !== 0 || (one.hi & other.hi & ~taken.hi) !== 0 ? 1 : 0

/** The moves of tiles that supply more than before; all else that the Meeting Room offers. */
function considerMeeting(play: Play, { options, seat }: Question, notes: Notes): readonly Option[] {
  const bench = lookAtLab(play, playerAt(play, seat), notes)
  const moves: Ranked[] = []
  const rest: Option[] = []
  const lost = new Map<TileNote, number>()
  for (const option of options) {
    const place = notes.places.get(option)
    if (place === undefined) rest.push(option)
    else if (bench.open.length > 0) {
      const { note } = place
      let loss = lost.get(note)
      if (loss === undefined) {
        loss = lossOf(note, bench)
        lost.set(note, loss)
      }
      const value = moveValue(place, bench) - loss
      if (value > 0.3) moves.push({ option, value })
    }
  }
  return [
    ...moves
      .sort(byWorth)
      .slice(0, 6)
      .map(({ option }) => option),
    ...rest,
  ]
}

/** What open Projects would lose without a tile, or a Project by being moved. */
function lossOf(note: TileNote, { feeders, open }: Bench): number {
  let loss = 0
  for (const project of open) {
    if (project.note === note) return 8 - 1.5 * tilesFor(project.lacks)
    for (const { tile, faces, kind, amount } of feeders)
      if (tile.tile === note.tile.id && (project.note.needs[kind] ?? 0) > 0 && overlap(faces, project.at.covers))
        loss += amount
  }
  return loss
}

function moveValue({ note, at }: Place, bench: Bench): number {
  if (note.needed.length === 0) {
    let value = 0
    for (const { lacks, at: there } of bench.open)
      for (const { kind, amount, side } of note.feeds)
        if (overlap(at.faces[side], there.covers)) value += Math.min(amount, lacks[kind] ?? 0)
    return value
  }
  return bench.open.some(project => project.note === note)
    ? 8 - 1.5 * tilesFor(lackOf(note, at.covers, bench.feeders))
    : 0
}

/** Tiles of the Station by what owned Projects lack; everything in the Academy. */
function considerPurchases(play: Play, { options, seat }: Question, notes: Notes): readonly Option[] {
  const player = playerAt(play, seat)
  const bench = lookAtLab(play, player, notes)
  const want = new Float64Array(notes.kinds)
  for (const { lacks } of bench.open) add(want, lacks, 1)
  for (const id of player.reserve) {
    const note = row(notes.tiles, id)
    add(want, note.needs, 0.8)
    for (const { kind, amount } of note.feeds) want[kind] = Math.max(0, (want[kind] as number) - 0.7 * amount)
  }
  const resources: Ranked[] = []
  const rest: Option[] = []
  for (const option of options) {
    const note = notes.tiles.get(option.to[0] ?? '')
    if (note?.tile.kind === 'resource') resources.push({ option, value: helpOf(note, want) })
    else rest.push(option)
  }
  return [
    ...resources
      .sort(byWorth)
      .slice(0, 4)
      .map(({ option }) => option),
    ...rest,
  ]
}

function add(sum: Float64Array, more: ArrayLike<number>, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + times * (more[at] as number)
}

/** The better half counts, and the other a little. */
function helpOf({ feeds }: TileNote, want: Float64Array): number {
  let [best, all] = [0, 0]
  for (const { kind, amount } of feeds) {
    const help = Math.min(amount, want[kind] as number)
    best = Math.max(best, help)
    all += help
  }
  return best + 0.2 * all
}
