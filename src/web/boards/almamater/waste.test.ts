import { expect, test } from 'vitest'
import { given, type Scene, when } from '../../../games/almamater/testing/scenario.ts'
import type { Play } from '../../../kernel/contract.ts'
import { askingOf } from '../../question/choices.ts'
import { wasteOf } from '../../question/waste.ts'
import { almaMaterBoard } from './board.ts'

test('A-R16: a page warns before a book is paid for a lecture that comes to nothing, and only then', () => {
  const professors = ['professor-law-2', 'professor-medicine-2'].map(id => ({ id, bookmark: 'red' as const }))
  const warned = (ducats: number) => {
    const { play } = given({ seats: [{ ducats, books: { red: 1 }, professors }] })
    const choices = askingOf(play as unknown as Play, 0, almaMaterBoard, 'en')?.choices ?? []
    const lectures = choices.filter(({ option }) => option.verb === 'lecture')
    return lectures.map(choice => [choice.id, wasteOf(choice, choices)?.kind])
  }
  expect(warned(0)).toContainEqual(['lecture:professor-law-2', 'empty'])
  expect(warned(0)).toContainEqual(['lecture:professor-medicine-2', undefined])
  expect(warned(5)).toContainEqual(['lecture:professor-law-2', undefined])
})

test('A-R16: it warns as well where no book is paid: of a free lecture, and of any under Alberti', () => {
  const jurist = 'professor-law-2'
  const warned = ({ play }: Scene) => {
    const choices = askingOf(play as unknown as Play, 0, almaMaterBoard, 'en')?.choices ?? []
    const lecture = choices.find(({ option }) => option.verb === 'lecture')
    return lecture && wasteOf(lecture, choices)?.kind
  }
  const joined = (ducats: number) =>
    when(given({ academy: [jurist], price: { [jurist]: { red: 1 } }, seats: [{ books: { red: 1 }, ducats }] })).answers(
      `professor:${jurist}`,
    )
  expect(warned(joined(0))).toBe('vain')
  expect(warned(joined(5))).toBeUndefined()
  const under = (chancellors: readonly string[]) =>
    given({ seats: [{ professors: [{ id: jurist, bookmark: 'red' as const }], books: { red: 1 }, chancellors }] })
  expect(warned(under(['chancellor-alberti']))).toBe('vain')
  expect(warned(under([]))).toBe('empty')
})
