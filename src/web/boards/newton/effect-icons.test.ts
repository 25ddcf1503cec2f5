import { expect, test } from 'vitest'
import { checkPack } from '../../../games/newton/check.ts'
import json from '../../../games/newton/components.json' with { type: 'json' }
import { arrow, layoutTokens, points, thing, volume, word } from '../../plates/icon-tokens.ts'
import { byId } from './components.ts'
import {
  cardRows,
  cityIcons,
  effectIcons,
  effectRow,
  incomeIcons,
  scoringIcons,
  specializationIcons,
} from './effect-icons.ts'
import { inventionWidth } from './tracks/track-layout.ts'

const pack = checkPack(json)

test('A gain is a number and an icon, points a rosette.', () => {
  expect(effectIcons({ kind: 'gain', timing: 'immediate', gain: { coins: 5, vp: 1 } })).toEqual([
    thing('coin', 5),
    points(1),
  ])
})

test('A price stands before an arrow, what it buys after it.', () => {
  expect(effectIcons({ kind: 'convert', timing: 'immediate', pay: { potions: 1 }, gain: { vp: 3 } })).toEqual([
    thing('potion', 1),
    arrow,
    points(3),
  ])
})

test('What is counted stands after a stroke, with its number where more than one makes a point.', () => {
  expect(effectIcons({ kind: 'gainPerVolume', timing: 'immediate', color: 'green', gain: { vp: 1 } })).toEqual([
    points(1),
    word('/'),
    volume('green'),
  ])
  expect(scoringIcons(byId(pack.tiles.objective, 'objective-bookshelf').scoring)).toEqual([
    points(4),
    word('/'),
    thing('shelfTile', 3),
  ])
})

test('Effects that count the same thing share their stroke on a tile.', () => {
  const { effects } = byId(pack.tiles.invention, 'invention-ancient-lands-technology')
  expect(effectRow(effects)).toEqual([points(2), thing('technology', 1), word('/'), thing('ancientLand')])
})

test('A city shows where its paid cube goes, without the price.', () => {
  expect(cityIcons(byId(pack.tiles.city, 'city-university').effects)).toEqual([thing('university')])
})

test('A specialization shows the tile that it gives, or that any can be chosen.', () => {
  expect(specializationIcons(pack, 'specialization-income-vp')).toEqual([thing('income'), points(2)])
  expect(specializationIcons(pack, 'specialization-income-any')).toEqual([thing('income'), word('?')])
  expect(specializationIcons(pack, 'specialization-development-any')).toEqual([word('+'), thing('joker')])
})

test('A medicine tile shows the points of the side that lies up.', () => {
  expect(incomeIcons(pack, 'medicine-2')).toEqual([thing('medicine'), points(3)])
})

test('Every card has at most two rows of icons, and every effect at least one icon.', () => {
  for (const card of [...pack.startingCards, ...pack.actionCards]) {
    const rows = cardRows(card.effects)
    expect(rows.length, card.id).toBeLessThanOrEqual(2)
    for (const row of rows) expect(row.length, card.id).toBeGreaterThan(0)
  }
})

test('The effects of every invention fit on its tile in icons of at least 11 pixels.', () => {
  for (const tile of pack.tiles.invention) {
    const { size, width } = layoutTokens(effectRow(tile.effects), 14, 2, inventionWidth - 7)
    expect(width, tile.id).toBeLessThanOrEqual(inventionWidth - 7)
    expect(size, tile.id).toBeGreaterThanOrEqual(11)
  }
})

test('What an objective scores fits its narrowest tile, at the end of the work track.', () => {
  for (const { id, scoring } of pack.tiles.objective)
    expect(layoutTokens(scoringIcons(scoring), 13, 2, 47).width, id).toBeLessThanOrEqual(47)
})

test('On a card that lies in the offer, no row of effects is wider than the card, and there are two of them at most.', () => {
  // A card is 63 pixels wide beside its action; numbers can be read at 11.75 pixels.
  const widest = 63 / 11.75
  for (const { id, effects } of [...pack.startingCards, ...pack.actionCards]) {
    const rows = cardRows(effects)
    expect(rows.length, id).toBeLessThanOrEqual(2)
    for (const row of rows) expect((layoutTokens(row, 16).width + 2) / 16, id).toBeLessThanOrEqual(widest)
  }
})
