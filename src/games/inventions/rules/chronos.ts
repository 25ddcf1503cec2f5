import type { RunningRule } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import { type Chronos, type InventionsState, NOBODY, type Owner, type Play, regionAt, regionIndex } from '../state.ts'
import { inStock, takeFromStock } from './aspirations.ts'
import { takeCard } from './ideas.ts'
import { insertMilestone, lastEureka } from './milestones.ts'
import { takenBy } from './present.ts'
import { placeCitizens } from './resources.ts'
import { isBeside, shareOut, wealthOf } from './share.ts'

/** Chronos, the automatic opponent (I-16, I-17). He decides nothing (I-18.3). */

/** Chronos is counted after the last seat. */
const himself = ({ state }: Play): Owner => state.seats

const nameOf = ({ components }: Play, at: number): string => components.regions[at]?.id ?? ''

/** The next region along the path; the last leads to the first. */
const next = ({ components }: Play, at: number): number => (at + 1) % components.regions.length

/** His place in the Stone Age: the first region along the path with a free idea (I-16.4). */
export const chronosSettles: RunningRule<InventionsState, Inventions> = {
  kind: 'run',
  run(play) {
    const { chronos } = play.state
    if (chronos === undefined) return
    const { chronosRival } = play.components.pack
    let at = regionIndex(play, chronosRival.startRegion)
    const free = (one: number) => regionAt(play, one).card !== '' && regionAt(play, one).presenter === NOBODY
    while (!free(at)) at = next(play, at)
    const region = regionAt(play, at)
    chronos.region = at
    chronos.settled = at
    sendPresenters(play, chronos, at)
    const space = placeChronosToken(play, at)
    if (play.events) happened(play, { type: 'chronos-settled', region: nameOf(play, at), card: region.card, space })
    placeCitizens(play, himself(play), at, 1)
  },
}

function sendPresenters(play: Play, chronos: Chronos, at: number): void {
  const region = regionAt(play, at)
  region.presenter = himself(play)
  region.presenters = takenBy(play, at)
  chronos.supply -= region.presenters
}

/** His tokens lie face down on the leftmost empty space (I-16.2); the printed IP of that space. */
function placeChronosToken(play: Play, at: number): number {
  const { tokens } = regionAt(play, at)
  const space = play.components.regions[at]?.spaces[tokens.length] ?? 0
  tokens.push({ owner: himself(play), token: '', faceUp: false })
  return space
}

/** His turn, or his turns in a solo game above the easy level (I-16.5, I-17.2). */
export function chronosTurns(play: Play): void {
  const { chronos, seats } = play.state
  if (chronos === undefined) return
  const turns = seats > 1 ? 1 : levelOf(play).chronosTurnsPerRound
  for (let turn = 0; turn < turns; turn++) takeTurn(play, chronos)
}

export function levelOf({ state, components }: Play): Inventions['pack']['solo']['levels'][number] {
  const { levels } = components.pack.solo
  const found = levels.find(({ id }) => id === state.options.level)
  if (found === undefined) throw new Error(`there is no level ${state.options.level}`)
  return found
}

/** Region after region, at most once each, until one of his four actions is possible (I-16.5, I-R29). */
function takeTurn(play: Play, chronos: Chronos): void {
  const start = chronos.region
  if (play.events) happened(play, { type: 'chronos-turn', from: nameOf(play, start) })
  let at = start
  for (let tried = 0; tried < play.components.regions.length; tried++) {
    at = next(play, at)
    const does = possibleIn(play, chronos, at)
    if (play.events) happened(play, { type: 'chronos-moved', region: nameOf(play, at), does })
    if (does === 'nothing') continue
    chronos.region = at
    act(play, chronos, at, does)
    return
  }
  if (play.events) happened(play, { type: 'chronos-idle', region: nameOf(play, start) })
}

type Deed = 'present' | 'invent' | 'share' | 'innovate' | 'nothing'

/** The first of Present, Invent, Share, Innovate that he can do there (I-16.6 to I-16.9, I-16.14). */
function possibleIn(play: Play, { supply }: Chronos, at: number): Deed {
  const region = regionAt(play, at)
  if (region.card === '') return play.state.ideas.length > 0 && supply >= takenBy(play, at) ? 'present' : 'nothing'
  if (!region.invented) return supply > 0 && isWithinReach(play, region.card) ? 'invent' : 'nothing'
  if (isBeside(region, himself(play))) return 'share'
  return region.innovator === NOBODY && supply > 0 ? 'innovate' : 'nothing'
}

/** The milestone is anywhere but in a deck or the Eureka display (I-16.7). */
function isWithinReach({ state, components }: Play, card: string): boolean {
  const { milestone } = row(components.cards, card)
  return state.common.includes(milestone) || state.privates.includes(milestone) || state.discard.includes(milestone)
}

function act(play: Play, chronos: Chronos, at: number, does: Deed): void {
  const region = regionAt(play, at)
  const place = nameOf(play, at)
  switch (does) {
    case 'present': {
      const card = itemAt(play.state.ideas, play.state.ideas.length - 1)
      region.card = card
      sendPresenters(play, chronos, at)
      if (play.events) happened(play, { type: 'chronos-presented', card, region: place, amount: region.presenters })
      takeCard(play, card)
      return
    }
    case 'invent':
      region.inventor = himself(play)
      region.invented = true
      chronos.supply--
      if (play.events) happened(play, { type: 'chronos-invented', card: region.card, region: place })
      takeProgress(play, chronos, at, region.card, chronos.progress)
      return
    case 'share': {
      const { card } = region
      if (play.events) happened(play, { type: 'chronos-shared', card, region: place })
      shareOut(play, at)
      if (region.wealth === 0) takeProgress(play, chronos, at, card, [])
      else {
        region.wealth--
        const { id } = wealthOf(play, at)
        chronos.wealth.push(id)
        if (play.events) happened(play, { type: 'chronos-took', tile: id })
      }
      return
    }
    case 'innovate':
      region.innovator = himself(play)
      chronos.supply--
      if (play.events) happened(play, { type: 'chronos-innovated', card: region.card, region: place })
      return
    case 'nothing':
      return
    default:
      never(does)
  }
}

/**
 * The progress tile with the region's number, or the next one that he can take. Those that he has count against it only when he
 * invents (I-16.7, I-16.8, I-R30).
 */
function takeProgress(play: Play, chronos: Chronos, at: number, card: string, refused: readonly string[]): void {
  const tiles = play.components.progress[row(play.components.cards, card).type] ?? []
  for (let step = 0; step < tiles.length; step++) {
    const tile = tiles[(at + step) % tiles.length]
    if (tile === undefined || inStock(play, tile) === 0 || refused.includes(tile.id)) continue
    takeFromStock(play, tile)
    chronos.progress.push(tile.id)
    if (play.events) happened(play, { type: 'chronos-took', tile: tile.id })
    return
  }
}

/** Before an Era Change he places an influence token and, after the first era, takes a milestone (I-16.11, I-16.12). */
export function chronosBeforeEra(play: Play, ended: number): void {
  const { chronos } = play.state
  if (chronos === undefined) return
  placeToken(play, chronos)
  if (ended > 1) takeMilestone(play)
}

function placeToken(play: Play, chronos: Chronos): void {
  const { regions } = play.components
  let at = chronos.region
  for (let tried = 0; tried < regions.length; tried++) {
    at = next(play, at)
    const { tokens } = regionAt(play, at)
    const full = tokens.length >= (regions[at]?.spaces.length ?? 0)
    if (full || tokens.some(({ owner }) => owner === himself(play))) continue
    chronos.region = at
    const space = placeChronosToken(play, at)
    if (play.events) happened(play, { type: 'chronos-token', region: nameOf(play, at), space })
    return
  }
}

function takeMilestone(play: Play): void {
  const { state } = play
  const owner = himself(play)
  const last = lastEureka(state.eureka)
  if (last < 0) return
  const milestone = itemAt(state.eureka, last)
  const old = itemAt(state.privates, owner)
  state.eureka[last] = ''
  state.privates[owner] = milestone
  insertMilestone(play, old)
  const { eureka } = row(play.components.milestones, milestone)
  const space = eureka.findLast(one => !state.markers.includes(one.space))?.space ?? ''
  state.markers[owner] = space
  if (play.events) happened(play, { type: 'chronos-milestone', milestone, space })
}

/**
 * Where a token of Chronos still marks the boundary of an era that the figure has to pass (I-16.4, I-16.11): by the first space
 * of the era behind it. After era 1 his token comes from the supply.
 */
export function markedBoundaries({ state, components }: Play): readonly number[] {
  if (state.chronos === undefined) return []
  const { spaces } = components.pack.eraTrack
  return spaces
    .filter(({ index, era, pillar }) => {
      const before = spaces[index - 1]?.era ?? 0
      return before > 1 && before < era && pillar !== 'scoring' && state.space < index
    })
    .map(({ index }) => index)
}

/** What Chronos has scored in a solo game, with what the end adds (I-17.3). */
export function chronosScore(play: Play): number {
  const { chronos } = play.state
  if (chronos === undefined || play.state.seats > 1) return 0
  const { perProgressTile, perWealthTile } = play.components.pack.solo.chronosScoring
  let sum = chronos.ip + perProgressTile * chronos.progress.length + perWealthTile * chronos.wealth.length
  play.state.regions.forEach(({ tokens }, at) => {
    if (at === chronos.settled) return
    const place = tokens.findIndex(({ owner }) => owner === himself(play))
    sum += play.components.regions[at]?.spaces[place] ?? 0
  })
  return sum
}
