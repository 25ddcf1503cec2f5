import { HIDDEN } from '../../../kernel/hidden.ts'
import type { Expo } from '../components.ts'
import type { Piece } from '../lab/piece.ts'
import type { Amounts, Resource } from '../pack.ts'
import type { Phrases } from './phrases.ts'

/** `2 Steel and 1 Steam` */
export function amountsText(phrases: Phrases, expo: Expo, amounts: Amounts): string {
  const parts = (Object.entries(amounts) as [Resource, number][]).map(([resource, amount]) =>
    phrases.terms.amount(amount, resourceName(phrases, expo, resource)),
  )
  return parts.length === 0 ? phrases.terms.nothing : phrases.terms.and(parts)
}

export function resourceName({ terms }: Phrases, { resources }: Expo, id: string): string {
  const row = resources.get(id)
  return row === undefined ? id : terms.name(row)
}

/** A tile, card, chit or anything else that has a name. */
export function nameOf(phrases: Phrases, expo: Expo, id: string): string {
  const { terms } = phrases
  if (id === HIDDEN) return terms.hidden
  if (id === 'scrap') return terms.scrap
  const row = expo.names.get(id)
  if (row !== undefined) return terms.name(row)
  const vote = expo.jury.get(id)
  if (vote !== undefined) return terms.juryTile(terms.energies[vote.energy])
  const tile = expo.tiles.get(id)
  if (tile === undefined) return spaceName(phrases, expo, id)
  const [two = '', one = ''] = halves(phrases, expo, tile)
  return terms.resourceTile(two, one)
}

/** Both halves of a Resource tile, with their amounts. */
export const halves = (phrases: Phrases, expo: Expo, { feeds }: Piece): readonly string[] =>
  feeds.map(({ resource, amount }) => phrases.terms.amount(amount, resourceName(phrases, expo, resource)))

/** `Steel 4`, or the common start. */
export function spaceName(phrases: Phrases, expo: Expo, id: string): string {
  const space = expo.pack.board.patentsOffice.spaces.find(one => one.id === id)
  if (space === undefined) return id
  if (space.row === undefined) return phrases.terms.start
  return phrases.terms.space(resourceName(phrases, expo, space.row), space.column)
}

export const cellName = ({ terms }: Phrases, row: number, col: number): string => terms.cell(row + 1, col + 1)

/** Where a tile lies and how it is turned. */
export const placeName = (
  phrases: Phrases,
  { row, col, rotation }: { readonly row: number; readonly col: number; readonly rotation: number },
): string => phrases.terms.place(cellName(phrases, row, col), rotation === 0 ? '' : phrases.terms.turned(rotation * 90))

export const listed = (phrases: Phrases, expo: Expo, ids: readonly string[]): string =>
  ids.length === 0 ? phrases.terms.nothing : ids.map(id => nameOf(phrases, expo, id)).join(', ')

/** What a jump takes. Nearly all take one movement point, so that is not said. */
export const jumpPrice = ({ terms }: Phrases, points: number, money: number): string =>
  points === 1 ? terms.money(money) : terms.and([terms.money(money), terms.movementPoints(points)])
