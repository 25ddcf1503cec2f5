import { push } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { LabFrame } from '../frames.ts'
import { cellsOf, isIn } from '../lab/cells.ts'
import { brokenWithout, occupied } from '../lab/changes.ts'
import { offerFree } from '../lab/free.ts'
import type { LabTile } from '../lab/piece.ts'
import { labTile, placingOf, type Tile } from '../prepared/tiles.ts'
import { type ExpoState, type Play, type Player, playerAt } from '../state.ts'
import { exchangeCard } from './improvement.ts'
import { afterOperation } from './operation.ts'
import { returnProject, shapeAt } from './piles.ts'
import { firstOfFace } from './reserve.ts'
import { stop } from './stop.ts'

/** D-lab: place a tile of the reserve or remove one of the Lab, one after the other (E-5.6). */
export const laboratory: AskingRule<ExpoState, Expo, LabFrame> = {
  kind: 'ask',
  rules: ['E-5.6', 'E-6.3', 'E-6.12'],
  options(play, { seat }, offer) {
    const player = playerAt(play, seat)
    offerPlacements(play, player, offer)
    offerRemovals(play, player, offer)
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    oneLess(play, frame)
    if (chosen.verb === 'place') place(play, frame, chosen)
    else if (target(chosen) === 'scrap') removeScrap(play, frame, chosen)
    else remove(play, frame, target(chosen))
  },
}

/** The operations that are left come after this one. */
export function oneLess(play: Play, { rule, seat, left, because = '' }: LabFrame): void {
  if (left > 1) push(play, { rule, seat, left: left - 1, because })
}

function offerPlacements(play: Play, player: Player, { legal }: Offer): void {
  const { reserve } = player
  if (reserve.length === 0) return
  const taken = occupied(play.components.tiles, player.lab, cellsOf(player.scrap))
  for (let at = 0; at < reserve.length; at++) {
    const tile = firstOfFace(play, reserve, at)
    if (tile !== undefined) offerFree(tile.form, tile.place, taken, -1, legal)
  }
}

function offerRemovals(play: Play, { lab, scrap }: Player, offer: Offer): void {
  const { tiles, scrap: scrapCells } = play.components
  const someComplete = lab.some(isComplete)
  for (const tile of lab) {
    const { remove } = row(tiles, tile.tile)
    const broken = someComplete ? brokenWithout(tiles, lab, tile) : undefined
    if (broken === undefined) offer.legal.push(remove)
    else
      offer.blocked?.push({
        option: remove,
        reason: { ...wouldBreak(broken), rule: broken === tile ? 'E-R7' : 'E-6.12' },
      })
  }
  for (const cell of scrap) offer.legal.push(row(scrapCells, cell).remove)
}

const isComplete = ({ complete }: LabTile): boolean => complete

/** The reason names the complete Project that would be incomplete. */
export const wouldBreak = ({ tile }: LabTile) => ({ why: 'would-break', project: tile, rule: 'E-6.12' })

function place(play: Play, { seat }: LabFrame, chosen: Option): void {
  const player = playerAt(play, seat)
  const before = play.events && [...player.lab]
  const placed = placingOf(chosen)
  player.reserve.splice(player.reserve.indexOf(placed.tile), 1)
  player.lab.push(labTile(placed, false))
  if (play.events) happened(play, { type: 'tile-placed', seat, ...placed })
  const { improves } = row(play.components.tiles, placed.tile)
  if (improves !== undefined) exchangeCard(play, seat, improves, row(play.components.improved, improves))
  afterOperation(play, seat, before)
}

function removeScrap(play: Play, { seat }: LabFrame, chosen: Option): void {
  const { scrap, cleared } = playerAt(play, seat)
  const at = scrap.findIndex(cell => row(play.components.scrap, cell).remove === chosen)
  const [removed] = scrap.splice(at, 1)
  if (removed === undefined) throw new Error(`${chosen.key}: seat ${seat} has no Scrap tile there`)
  cleared.push(removed)
  const { row: line, col } = row(play.components.scrap, removed)
  if (play.events) happened(play, { type: 'scrap-removed', seat, row: line, col })
}

function remove(play: Play, { seat }: LabFrame, id: string): void {
  const player = playerAt(play, seat)
  const before = play.events && [...player.lab]
  const at = player.lab.findIndex(({ tile }) => tile === id)
  const [removed] = player.lab.splice(at, 1)
  if (removed === undefined) throw new Error(`${id} is not in the Lab of seat ${seat}`)
  if (play.events) {
    const { complete: _, ...placed } = removed
    happened(play, { type: 'tile-removed', seat, ...placed })
  }
  putAway(play, seat, row(play.components.tiles, id))
  afterOperation(play, seat, before)
}

/** Where removed tiles go (E-5.8); a removed improvement takes its card along (E-7.5). */
function putAway(play: Play, seat: number, { id, kind, shape, improves }: Tile): void {
  const { state, components } = play
  if (kind === 'resource') state.resourceDiscard.push(id)
  else if (kind === 'project') returnProject(play, id, shapeAt(play, shape))
  else state.technologies.push(id)
  if (improves !== undefined) exchangeCard(play, seat, row(components.improved, improves), improves)
}

/** Cells of the Lab that carry a tile other than Scrap. */
export const isCovered = (play: Play, player: Player, cell: number): boolean =>
  isIn(cell, occupied(play.components.tiles, player.lab, cellsOf([])))
