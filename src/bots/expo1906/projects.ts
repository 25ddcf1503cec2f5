import type { Energy } from '../../games/expo1906/pack.ts'
import { juryVotes } from '../../games/expo1906/rules/jury.ts'
import { favouredEnergy } from '../../games/expo1906/rules/scoring.ts'
import type { Play } from '../../games/expo1906/state.ts'
import { row } from '../../kernel/rows.ts'
import { bestPlace, tilesFor } from './bench.ts'
import type { TileNote } from './notes.ts'
import type { Outlook } from './outlook.ts'

/** What owned Projects that are not complete are worth, and the leads that they would score. */
export interface ProjectsWorth {
  readonly projects: number
  readonly leads: number
  /** Cells that they will still take. */
  readonly cells: number
  readonly owned: number
}

interface Wanted {
  readonly note: TileNote
  readonly lacks: Float64Array
  readonly isPlaced: boolean
  /** Cells too few around it. */
  readonly short: number
}

export function projectsWorth(look: Outlook): ProjectsWorth {
  const { bench, player, notes, play } = look
  const wanted: Wanted[] = bench.open.map(({ note, lacks, around }) => ({
    note,
    lacks,
    isPlaced: true,
    short: Math.max(0, tilesFor(lacks) - around),
  }))
  for (const id of player.reserve) {
    const note = row(notes.tiles, id)
    if (note.needed.length > 0) wanted.push(wantedInReserve(note, look))
  }
  const room = play.components.pack.limits.projectsToEnd - bench.complete.length
  const stock = stockOf(look)
  const spent: Spent = { operations: 0, money: 0, tiles: 0 }
  const worths = wanted.map(one => worthOf(one, look, stock, spent))
  worths.sort((a, b) => b.own + b.leads - a.own - a.leads)
  let [projects, leads, cells] = [0, 0, 0]
  for (const one of worths.slice(0, room)) {
    projects += one.own
    leads += one.leads
    cells += one.cells
  }
  return { projects, leads, cells, owned: Math.min(room, worths.length) }
}

function wantedInReserve(note: TileNote, { bench }: Outlook): Wanted {
  const fit = bestPlace(note, bench)
  return fit === undefined
    ? { note, lacks: Float64Array.from(note.needs), isPlaced: false, short: NO_PLACE }
    : { note, lacks: fit.lacks, isPlaced: false, short: fit.short }
}

/** A Project that fits nowhere is as far from being fed as one that lacks so many cells around it. */
const NO_PLACE = 3

/** Tiles of the reserve that can supply something, each for one Project. */
interface Stock {
  readonly tiles: TileNote[]
  readonly technologies: TileNote[]
}

function stockOf({ player, notes }: Outlook): Stock {
  const tiles: TileNote[] = []
  const technologies: TileNote[] = []
  for (const id of player.reserve) {
    const note = row(notes.tiles, id)
    if (note.feeds.length === 0) continue
    if (note.tile.kind === 'technology') technologies.push(note)
    else tiles.push(note)
  }
  return { tiles, technologies }
}

/** What Projects before this one will take. */
interface Spent {
  operations: number
  money: number
  tiles: number
}

interface Worth {
  readonly own: number
  readonly leads: number
  readonly cells: number
}

/**
 * A Project is worth the more the further it has come: to get it, to place it, to get what it lacks and to place that are
 * steps, and the last ones count most.
 */
function worthOf({ note, lacks, isPlaced, short }: Wanted, look: Outlook, stock: Stock, spent: Spent): Worth {
  const { weights, leads, notes, play, player } = look
  const halves = tilesFor(note.needs)
  const lacking = tilesFor(lacks)
  const placed = supplyFrom(stock, lacks)
  const unfound = tilesFor(lacks)
  const all = weights.stepProject + 2 * halves
  const done = (isPlaced ? weights.stepProject : weights.stepProject / 2) + 2 * (halves - lacking) + (lacking - unfound)
  spent.operations += (isPlaced ? 0 : 1) + placed + unfound + short
  spent.tiles += unfound
  spent.money += unfound * weights.tilePrice
  const likely =
    feasible(spent.operations, look.operations) *
    feasible(spent.money, player.money + look.income) *
    feasible(spent.tiles, look.tiles) *
    weights.crowded ** short
  const come = likely * (done / all) ** weights.progress
  const { energy, vp } = note.tile
  const jury = energy === undefined ? 0 : play.components.pack.scoring.juryVpPerProject * favour(play, energy, look)
  let led = 0
  for (const kind of note.needed) if (leads[notes.rows[kind] as number] === true) led++
  const cells = (isPlaced ? 0 : 4) + placed + unfound
  return { own: come * (vp + jury), leads: come * led * weights.lead, cells }
}

/** Lets the reserve supply what is lacking, and says how many tiles that takes. */
function supplyFrom(stock: Stock, lacks: Float64Array): number {
  let tiles = 0
  for (const owned of [...stock.technologies])
    if (helpOf(owned, lacks) >= 2) {
      for (const { kind, amount } of owned.feeds) lacks[kind] = Math.max(0, (lacks[kind] ?? 0) - amount)
      stock.technologies.splice(stock.technologies.indexOf(owned), 1)
      tiles++
    }
  for (let kind = 0; kind < lacks.length; kind++)
    while ((lacks[kind] ?? 0) > 0) {
      const found = findHalf(stock.tiles, kind, lacks[kind] ?? 0)
      if (found === undefined) break
      tiles++
      lacks[kind] = Math.max(0, (lacks[kind] ?? 0) - found)
    }
  return tiles
}

/** Units that a tile would supply of what is lacking. */
function helpOf({ feeds }: TileNote, lacks: Float64Array): number {
  let help = 0
  for (const { kind, amount } of feeds) help += Math.min(amount, lacks[kind] ?? 0)
  return help
}

/** Takes from the tiles the one whose half fits what is lacking, and says how much it gives. */
function findHalf(tiles: TileNote[], kind: number, lack: number): number | undefined {
  let best = -1
  let most = 0
  let give = 0
  for (let at = 0; at < tiles.length; at++)
    for (const feed of (tiles[at] as TileNote).feeds) {
      if (feed.kind !== kind) continue
      const help = Math.min(lack, feed.amount) - 0.1 * Math.max(0, feed.amount - lack)
      if (help <= most) continue
      most = help
      best = at
      give = feed.amount
    }
  if (best < 0) return undefined
  tiles.splice(best, 1)
  return give
}

/** How likely so much can still be done, of what may be expected. */
function feasible(needed: number, expected: number): number {
  if (needed <= 0) return 1
  return Math.min(1, Math.max(0, 2.2 - (1.4 * needed) / Math.max(0.01, expected)))
}

/** How likely the Jury will favour an energy in the end. */
export function favour(play: Play, energy: Energy, { rounds, weights }: Pick<Outlook, 'rounds' | 'weights'>): number {
  const { state, components } = play
  const open = Math.min(components.pack.limits.juryBoxes - state.jury.length, Math.ceil(rounds) + 1)
  if (state.agenda.length === 0 || open <= 0) return favouredEnergy(play) === energy ? 1 : 0
  const votes = juryVotes(play, energy)
  const ahead = 2 * votes - state.jury.length
  return 1 / (1 + Math.exp((-weights.jury * ahead) / Math.sqrt(open + 0.3)))
}
