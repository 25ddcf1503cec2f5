import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { LabFrame } from '../frames.ts'
import { type Cells, cellsOf, overlap } from '../lab/cells.ts'
import { brokenAt, isFree, type Lifted, lift, occupied } from '../lab/changes.ts'
import { offerFree } from '../lab/free.ts'
import { indexAt, type Placement } from '../lab/placement.ts'
import { labTile, placingOf } from '../prepared/tiles.ts'
import { type ExpoState, type Play, type Player, playerAt } from '../state.ts'
import { oneLess, wouldBreak } from './laboratory.ts'
import { afterOperation, completeProjects } from './operation.ts'
import { stop } from './stop.ts'

/** D-reposition: tiles of the Lab are moved or turned, one by one (E-5.14, E-6.10). */
export const reposition: AskingRule<ExpoState, Expo, LabFrame> = {
  kind: 'ask',
  rules: ['E-6.10', 'E-6.12'],
  options(play, { seat }, offer) {
    offerRepositions(play, playerAt(play, seat), offer)
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    oneLess(play, frame)
    move(play, frame.seat, chosen)
  },
}

/**
 * Every other place for every tile, unless a complete Project would be incomplete then. Setting a tile down exactly as it was
 * is no reposition (E-6.10).
 */
export function offerRepositions(play: Play, { lab, scrap }: Player, offer: Offer): void {
  const { tiles } = play.components
  const taken = occupied(tiles, lab, cellsOf(scrap))
  const someComplete = completeProjects(lab) > 0
  for (const tile of lab) {
    const { form, move } = row(tiles, tile.tile)
    const at = indexAt(form, tile.row, tile.col, tile.rotation)
    const here = form.placements[at] as Placement
    const others = { lo: taken.lo & ~here.covers.lo, hi: taken.hi & ~here.covers.hi }
    const lifted = someComplete ? lift(tiles, lab, tile) : undefined
    if (lifted === undefined || isFree(lifted)) offerFree(form, move, others, at, offer.legal)
    else offerKept(play, lifted, others, move, at, offer)
  }
}

/** Where a tile may lie that a complete Project hangs on, or that is one itself. */
function offerKept(
  play: Play,
  lifted: Lifted,
  others: Cells,
  move: readonly Option[],
  here: number,
  offer: Offer,
): void {
  const { placements } = lifted.piece.form
  placements.forEach((there, at) => {
    if (at === here || overlap(there.covers, others)) return
    const option = itemAt(move, at)
    const broken = brokenAt(play.components.tiles, lifted, there)
    if (broken === undefined) offer.legal.push(option)
    else offer.blocked?.push({ option, reason: wouldBreak(broken) })
  })
}

function move(play: Play, seat: Seat, chosen: Option): void {
  const { lab } = playerAt(play, seat)
  const before = play.events && [...lab]
  const placed = placingOf(chosen)
  const at = lab.findIndex(({ tile }) => tile === placed.tile)
  const was = lab[at]
  if (was === undefined) throw new Error(`${placed.tile} is not in the Lab of seat ${seat}`)
  lab[at] = labTile(placed, was.complete)
  if (play.events) {
    const { row, col, rotation } = was
    happened(play, { type: 'tile-moved', seat, ...placed, from: { row, col, rotation } })
  }
  afterOperation(play, seat, before)
}
