import { expect, test } from 'vitest'
import { checkPack } from '../../../games/almamater/check.ts'
import json from '../../../games/almamater/components.json' with { type: 'json' }
import { arrow, type IconToken, layoutTokens, points, thing, word } from '../../plates/icon-tokens.ts'
import { gloryIcons, researchCostIcons } from './cost-icons.ts'
import { abilityIcons, effectIcons, lectureIcons, studentIcons } from './effect-icons.ts'

const pack = checkPack(json)

function byId<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const found = rows.find(one => one.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

test('What a student gives at once and every round is shown once, with the turning arrow behind it.', () => {
  expect(studentIcons(byId(pack.students, 'student-art-2'))).toEqual([
    [thing('coin', 1), thing('income')],
    [thing('shelfTile'), word('+4')],
  ])
})

test('What causes a gain stands before an arrow, what is counted after a stroke.', () => {
  const [, arrived] = studentIcons(byId(pack.students, 'student-medicine-3'))
  expect(arrived).toEqual([thing('blueMark'), arrow, thing('freeStep')])
  expect(lectureIcons(byId(pack.professors, 'professor-art-1').lecture)).toEqual([
    [points(1), word('/'), thing('pawn')],
  ])
})

test('A research cost shows its alternatives with a bar between them, and what makes it free first.', () => {
  expect(researchCostIcons(byId(pack.researchCosts, 'cost-students-3-or-pay'))).toEqual([
    word('3'),
    thing('cap'),
    word('|'),
    thing('coin', 2),
    word('−'),
    points(3),
  ])
  expect(researchCostIcons(byId(pack.researchCosts, 'cost-ducats-7-less-students'))).toEqual([
    thing('coin', 7),
    word('−2'),
    word('/'),
    thing('cap'),
  ])
})

test('Every component that does something has icons for it.', () => {
  const rows: readonly (readonly [string, readonly IconToken[][]])[] = [
    ...pack.students.map(one => [one.id, studentIcons(one)] as const),
    ...pack.professors.map(one => [one.id, lectureIcons(one.lecture)] as const),
    ...pack.chancellors.map(one => [one.id, one.abilities.map(abilityIcons)] as const),
    ...pack.researchCosts.map(one => [one.id, [researchCostIcons(one)]] as const),
    ...pack.milestoneBonuses.map(one => [one.id, one.effects.map(effectIcons)] as const),
    ...pack.setupCards.cards.map(one => [one.id, one.effects.map(effectIcons)] as const),
    ...pack.gloryTiles.map(one => [one.id, gloryIcons(one)] as const),
  ]
  for (const [id, icons] of rows) {
    expect(icons.length, id).toBeGreaterThan(0)
    for (const row of icons) expect(row.length, id).toBeGreaterThan(0)
  }
})

test('No two students look alike, nor two professors.', () => {
  for (const all of [pack.students.map(studentIcons), pack.professors.map(one => lectureIcons(one.lecture))]) {
    const looks = all.map(icons => JSON.stringify(icons))
    expect(new Set(looks).size).toBe(looks.length)
  }
})

test('What a student does fits on its tile in icons of at least 12 pixels.', () => {
  const room = 114
  for (const student of pack.students) {
    const widths = studentIcons(student).map(row => layoutTokens(row, 12).width)
    const width = widths.reduce((sum, one) => sum + one, 0) + (widths.length - 1) * 7
    expect(width, student.id).toBeLessThanOrEqual(room)
  }
})
